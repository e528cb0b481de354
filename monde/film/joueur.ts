import type { Plan } from '../../drawing/scene/plan/plan.ts';
import { CADRE } from '../../regles/vue.ts';
import type { FilmEnvoye } from '../../drawing/scene/mouvement/filmEnvoye.ts';
import type { Vue } from '../camera/prises.ts';
import { coverOf } from '../rendu/devant.ts';
import { addChute, CHUTES } from '../rendu/meteo.ts';
import { toile } from '../textures/toile.ts';
import { appareilOf } from './appareil.ts';
import { type Boucle, openBoucle, type OptionsDeBoucle } from './boucle.ts';
import type { EtapeDuFilm } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import { drawNoms } from './noms.ts';
import { openTableau } from './tableau.ts';

export interface FilmOuvert extends Boucle {
  /** In seconds. */
  duree: number;
  etapes: EtapeDuFilm[];
}

/** `patient`: a tool waits however long a picture takes. */
interface OptionsDeFilm extends OptionsDeBoucle {
  patient?: boolean;
}

const DENSITE = 2;

/** A processor that stands in for a card would freeze the page: a tenth as wide, in milliseconds. */
const [APERCU, LONGEST] = [0.1, 150];
let tropLent = false;

/** `vue`: the still's. Throws where the page has no WebGL, or draws too slowly to play. */
export async function openFilm(
  canvas: HTMLCanvasElement,
  envoye: FilmEnvoye,
  vue: Vue,
  { patient = false, ...options }: OptionsDeFilm = {},
): Promise<FilmOuvert> {
  if (tropLent && !patient) throw trop();
  const appareil = appareilOf();
  const place = canvas.getContext('2d')!;
  const rapport = CADRE[0] / CADRE[1];
  const { clientWidth, clientHeight } = canvas;
  // As the still lies in a box of another shape.
  const large = Math.min(clientWidth, clientHeight * rapport) || canvas.width;
  const densite = Math.min(DENSITE, devicePixelRatio || 1);
  canvas.width = Math.round(large * densite);
  canvas.height = Math.round((large / rapport) * densite);
  const tableau = await openTableau(appareil, envoye, rapport, vue);
  const taille = [canvas.width, canvas.height] as const;
  const dehors = CHUTES[tableau.temps] && chuteOf(taille, tableau.temps);
  const dedans =
    dehors && tableau.isAuVolant()
      ? chuteOf(
          taille,
          tableau.temps,
          coverOf(appareil.renderer, tableau.scene, tableau.camera, taille),
        )
      : dehors;
  const draw = (t: number, echelle: number, lisse = echelle === 1): void => {
    const noms = tableau.montre(t);
    appareil.resize(Math.round(canvas.width * echelle), Math.round(canvas.height * echelle), lisse);
    appareil.shoot(tableau.scene, tableau.camera, tableau.exposition);
    place.drawImage(appareil.canvas, 0, 0, canvas.width, canvas.height);
    const chute = tableau.isAuVolant() ? dedans : dehors;
    if (chute) place.drawImage(chute, 0, 0);
    drawNoms(place, noms);
  };
  if (!patient) {
    // The first compiles.
    timeOf(appareil.canvas, () => draw(0, APERCU, true));
    tropLent = timeOf(appareil.canvas, () => draw(0, APERCU, true)) > LONGEST;
    if (tropLent) {
      tableau.dispose();
      throw trop();
    }
  }
  const boucle = openBoucle(appareil, tableau.duree, (t, echelle) => draw(t, echelle), options);
  let ferme = false;
  return {
    ...boucle,
    duree: tableau.duree,
    etapes: tableau.etapes,
    dispose: () => {
      if (ferme) return;
      ferme = true;
      boucle.dispose();
      tableau.dispose();
    },
  };
}

/** Rain and snow, drawn once. */
const chuteOf = (
  [largeur, hauteur]: readonly [number, number],
  temps: Plan['temps'],
  habitacle?: HTMLCanvasElement,
): HTMLCanvasElement => toile(largeur, hauteur, ({ canvas }) => addChute(canvas, temps, habitacle));

const trop = () => new Error('WebGL draws too slowly here.');

/** In milliseconds, with the card's work: a read waits for it. */
function timeOf(image: HTMLCanvasElement, draw: () => void): number {
  const reader = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const debut = performance.now();
  draw();
  reader.drawImage(image, 0, 0, 1, 1);
  reader.getImageData(0, 0, 1, 1);
  return performance.now() - debut;
}
