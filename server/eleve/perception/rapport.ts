import type { OutputOf } from '../../../contract/index.ts';
import { INDICES, isIndice } from '../../../films/indices.ts';
import { deboutDe } from '../../../films/debout.ts';
import { angleDe, cadreAt, type Ecran, juge, type Jugement } from '../../../films/juge.ts';
import { clicsSurSosies } from '../../../films/sosies.ts';
import { combien } from '../../../regles/ecriture.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import type { ClipLu } from './clips.ts';
import { arretsOf, choixOf, type Proposition, suitesOf } from './propositions.ts';

/** A browser’s report of a clip that it has shown. */
export type Rapport = Omit<Parameters<Handler<'endPartie'>>[0]['input'], 'seance' | 'partie_id'>;

/** `empreinte`: of the clip that was played; it stays here. */
export type Revue = Omit<OutputOf<'getRevue'>['revue'], 'partie_id'> & { empreinte: string };

/** Widths by heights of screens that there are. */
const RAPPORTS = [0.35, 3.6] as const;
/** Clicks in a second that a finger makes. */
const PAR_SECONDE = 10;
/** In seconds: clocks of browsers and servers differ. */
const HORLOGES = 3;

/** Throws 429, which a browser tries again. `passe`: seconds since the clip was sent. */
export function wantFinie(duree: number, passe: number): void {
  const reste = Math.ceil(duree - passe - HORLOGES);
  if (reste > 0) throw new Refus(429, `La vidéo dure encore ${combien(reste, 'seconde')}.`);
}

const impossible = (pourquoi: string) =>
  new Refus(422, `Ces clics ne sont pas possibles\u00a0: ${pourquoi}.`, {
    errors: { clics: [`Ces clics ne sont pas possibles\u00a0: ${pourquoi}.`] },
  });

/** Throws 422 for what nobody can have clicked. */
export function wantPossible({ clics, dits, ecran }: Rapport, duree: number): void {
  const rapport = ecran.largeur / ecran.hauteur;
  if (rapport < RAPPORTS[0] || rapport > RAPPORTS[1])
    throw impossible('aucun écran n’a cette forme');
  for (const suite of [clics, dits]) {
    if (suite.some(({ t }) => t > duree)) throw impossible('la vidéo était finie');
    if (suite.some(({ t }, i) => i > 0 && t < suite[i - 1]!.t))
      throw impossible('ils ne se suivent pas');
    if (suite.some(({ t }, i) => (suite[i + PAR_SECONDE]?.t ?? Infinity) - t < 1))
      throw impossible(`il y en a plus de ${PAR_SECONDE} en une seconde`);
  }
}

const ecranOf = ({ ecran: { largeur, hauteur } }: Rapport, { fenetres }: ClipLu): Ecran => ({
  largeur,
  hauteur,
  angle: angleDe(largeur / hauteur, deboutDe(fenetres)),
});

/** As many wrong clicks in one clip are no more looking. */
const PARTOUT = 6;

const RIEN_CLIQUE = (clip: ClipLu): Jugement => ({
  trouves: clip.fenetres.map(() => null),
  faux: [],
});

interface ContexteDeClip {
  clip: ClipLu;
  tous: readonly ClipLu[];
  cle: string;
}

/** Marks what was clicked, said, foreseen or ticked, and tells it all. */
export function revueOf(
  { clip, tous, cle }: ContexteDeClip,
  forme: string,
  rapport: Rapport,
  coches?: readonly number[],
): Revue {
  const enClics = forme === 'clique' || forme === 'dit';
  const gestes = forme === 'dit' ? rapport.dits : rapport.clics;
  const { trouves, faux } = enClics
    ? juge(clip.fenetres, gestes, ecranOf(rapport, clip))
    : RIEN_CLIQUE(clip);
  const sosies = clip.clip.sosies ?? [];
  const dessus = clicsSurSosies(sosies, gestes, faux, ecranOf(rapport, clip));
  const choix = coches ? choixOf(clip, tous, cle) : [];
  const predictions = forme === 'predit' ? predictionsOf({ clip, tous, cle }, rapport) : [];
  const coche = (i: number): boolean => coches!.includes(i);
  const nommes = new Set([
    ...choix.flatMap(({ libelle }, i) => (coche(i) ? [libelle] : [])),
    ...predictions.flatMap(({ juste, bonne }) => (juste ? [bonne] : [])),
  ]);
  const vus = clip.clip.risques.map(({ titre }, i) => trouves[i] !== null || nommes.has(titre));
  const cotes = forme === 'predit' ? predictions.map(({ juste }) => juste === 1) : vus;
  return {
    empreinte: clip.empreinte,
    clip: clip.ref,
    titre: clip.titre,
    clics: rapport.clics,
    dits: rapport.dits.map((dit) => ({ ...dit, libelle: libelleOf(dit.indice) })),
    ecran: ecranOf(rapport, clip),
    risques: clip.clip.risques.map(({ titre, indice, dit, conduite, articles }, i) => ({
      titre,
      indice,
      signe: INDICES[indice],
      dit,
      conduite,
      articles,
      fenetre: {
        ...clip.fenetres[i]!,
        cibles: clip.fenetres[i]!.cibles.map(({ de, cadres }) => ({
          de,
          cadres: cadres.map((cadre) => cadre && ([...cadre] as [number, number, number, number])),
        })),
      },
      trouve: trouves[i]!,
      vu: flagOf(vus[i]!),
    })),
    sosies: sosies.map(({ quand, dit, cible }, i) => ({
      t: quand,
      dit,
      cadre: [...cadreAt(cible, quand)!] as [number, number, number, number],
      clics: dessus[i]!,
    })),
    faux,
    predictions,
    choix: choix.map(({ libelle, vrai }, i) => ({
      libelle,
      vrai: flagOf(vrai),
      coche: flagOf(coche(i)),
    })),
    points: cotes.filter(Boolean).length,
    sur: cotes.length,
    partout: flagOf(faux.length >= PARTOUT),
  };
}

const libelleOf = (indice: string): string => (isIndice(indice) ? INDICES[indice] : indice);

function predictionsOf({ clip, tous, cle }: ContexteDeClip, { predictions }: Rapport) {
  return arretsOf(clip, cle).map((arret, i) => {
    const suites = suitesOf(clip, tous, arret, cle);
    const choisie: Proposition | undefined = suites[predictions[i] ?? -1];
    return {
      t: arret.t,
      juste: flagOf(choisie?.vrai === true),
      choisie: choisie?.libelle ?? null,
      bonne: suites.find(({ vrai }) => vrai)!.libelle,
    };
  });
}

/** Wrong clicks, or wrong ticks. */
export const fauxOf = ({ faux, choix }: Pick<Revue, 'faux' | 'choix'>): number =>
  faux.length + choix.filter(({ vrai, coche }) => coche === 1 && vrai === 0).length;
