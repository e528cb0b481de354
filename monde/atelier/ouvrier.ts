import { TAILLE_DE_VUE } from '../../regles/vue.ts';
import { priseDite } from '../camera/memePrise.ts';
import { defautsDuBati } from '../defautsDuMonde.ts';
import { phraseOf } from '../../drawing/faute.ts';
import { ficheDeVueOf, ficheDuMontage, type Relu } from '../fiche.ts';
import { montageOf } from '../objets/objet.ts';
import { readSvgBy } from '../rendu/planches.ts';
import { type Qualite, Studio } from '../rendu/studio.ts';
import { drawMontage, drawScene } from '../rendu/tirage.ts';
import { lookAt, sceneDeVue } from '../sceneDeVue.ts';
import { canvasDe } from '../textures/toile.ts';
import type { DemandeDeVue, VersOuvrier, VersPage, VueTiree } from './messages.ts';

const QUALITE = { ...TAILLE_DE_VUE, images: 5, ombres: 1024 };
/** The server compresses it again. */
const ENVOI = { type: 'image/webp', quality: 0.95 };

type Draw = (studio: Studio, qualite: Qualite) => Promise<HTMLCanvasElement>;

/** `cle`: all that the picture depends on. */
interface Ouvrage extends Relu {
  cle: string;
  draw?: Draw;
}

function ouvrageOf({ dessin, jour, mots }: DemandeDeVue): Ouvrage {
  if ('objet' in dessin) {
    const montage = montageOf(dessin);
    const cle = JSON.stringify([dessin, jour]);
    if (!montage) return { cle, phrases: [] };
    return {
      cle,
      phrases: [],
      fiche: ficheDuMontage(montage),
      draw: (studio, qualite) => drawMontage(studio, montage, jour, qualite),
    };
  }
  if (!('scene' in dessin)) return { cle: '', phrases: [] };
  const scene = sceneDeVue(dessin.scene, mots, jour);
  const vue = lookAt(scene, jour);
  return {
    cle: JSON.stringify([scene, jour]),
    phrases: [...defautsDuBati(vue.bati, vue.choix)].map(phraseOf),
    fiche: ficheDeVueOf(vue),
    draw: (studio, qualite) => drawScene(studio, vue, jour, qualite),
  };
}

/** Lets a newer demand in. */
const pause = () => new Promise((done) => setTimeout(done));

class Abandon extends Error {}

interface PageDOuvrier {
  post: (message: VersPage, transfer?: Transferable[]) => void;
  listen: (hear: (message: VersOuvrier) => void) => void;
}

/** In a worker: checks words, and draws their picture frame by frame. */
export function openOuvrier({ post, listen }: PageDOuvrier): void {
  let derniere = 0;
  let studio: Studio | undefined;
  let faite: { cle: string; vue: VueTiree } | undefined;
  const lectures = new Map<number, (image: ImageBitmap) => void>();
  let numero = 0;
  readSvgBy((svg) => {
    numero += 1;
    post({ aLire: { numero, svg } });
    const mien = numero;
    return new Promise((done) => lectures.set(mien, done));
  });

  async function tire({ cle, fiche, draw }: Required<Ouvrage>, rang: number): Promise<void> {
    if (faite?.cle === cle) return post({ rang, vue: faite.vue });
    studio ??= new Studio(canvasDe(TAILLE_DE_VUE.largeur, TAILLE_DE_VUE.hauteur));
    const { annotations } = fiche;
    const prise = priseDite(fiche.prise);
    const tiree = async (toile: HTMLCanvasElement, finie: boolean): Promise<VueTiree> => {
      const image = await (toile as unknown as OffscreenCanvas).convertToBlob(ENVOI);
      return { image, annotations, prise, finie };
    };
    const toile = await draw(studio, {
      ...QUALITE,
      entre: async (ebauche, images) => {
        if (images === 1) post({ rang, vue: await tiree(ebauche(), false) });
        await pause();
        if (rang !== derniere) throw new Abandon();
      },
    });
    faite = { cle, vue: await tiree(toile, true) };
    post({ rang, vue: faite.vue });
  }

  async function work(demande: DemandeDeVue, rang: number): Promise<void> {
    if (rang !== derniere) return;
    const ouvrage = ouvrageOf(demande);
    const { phrases, fiche, draw } = ouvrage;
    post({ rang, phrases, plate: !fiche });
    if (!draw || !fiche || phrases.length > 0 || !demande.dessine) return;
    if (!canvasDe(1, 1).getContext('webgl2')) return post({ rang, sansWebGl: true });
    await pause();
    if (rang === derniere) await tire({ ...ouvrage, fiche, draw }, rang);
  }

  let apres: Promise<void> = Promise.resolve();
  listen((message) => {
    if ('lu' in message) {
      lectures.get(message.lu.numero)?.(message.lu.image);
      lectures.delete(message.lu.numero);
      return;
    }
    const { demande, rang } = message;
    derniere = rang;
    apres = apres
      .then(() => work(demande, rang))
      .catch((cause: unknown) => {
        if (!(cause instanceof Abandon)) post({ rang, panne: String(cause) });
      });
  });
}
