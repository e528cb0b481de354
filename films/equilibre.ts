import { isCarrefour } from '../drawing/scene/branche.ts';
import type { Clip } from './clip.ts';
import { difficulteDe, type MesureDeClip } from './difficulte.ts';
import { cadreAt, type Fenetre } from './juge.ts';

/** A clip and what was measured of it. */
export interface ClipVu {
  clip: Clip;
  mesure: MesureDeClip;
}

/** One way to sort clips, or their dangers: by habit none of its words may win. */
interface Axe {
  nom: string;
  mots: (vu: ClipVu) => string[];
  /** Shares of all, for each word that `mots` can give. */
  auMoins: number;
  auPlus: number;
  attendus?: readonly string[];
}

/** Where most of it drives. */
export const lieuDuClip = ({
  morceaux,
}: Pick<Clip, 'morceaux'>): 'agglomération' | 'campagne' | 'voie rapide' => {
  const routes = morceaux.map(({ scene }) => scene);
  if (routes.some((scene) => !isCarrefour(scene) && scene.lieu !== 'route')) return 'voie rapide';
  return routes.filter(({ agglomération }) => agglomération).length * 2 >= routes.length
    ? 'agglomération'
    : 'campagne';
};

/** In tangents from the middle of the view: there one looks anyway. */
const MILIEU = 0.12;

function coteDe({ ouvre, ferme, cibles }: Fenetre): string[] {
  const cadre = cibles
    .map((cible) => cadreAt(cible, ouvre) ?? cadreAt(cible, (ouvre + ferme) / 2))
    .find((un) => un !== null);
  if (!cadre) return [];
  const x = (cadre[0] + cadre[2]) / 2;
  return [x < -MILIEU ? 'gauche' : x > MILIEU ? 'droite' : 'milieu'];
}

const TIERS = ['début', 'milieu', 'fin'] as const;

export const AXES: readonly Axe[] = [
  {
    nom: 'lieu',
    mots: ({ clip }) => [lieuDuClip(clip)],
    auMoins: 0.08,
    auPlus: 0.72,
    attendus: ['agglomération', 'campagne', 'voie rapide'],
  },
  {
    nom: 'lumière et temps',
    mots: ({ clip }) => [clip.lumière ?? clip.temps],
    auMoins: 0.03,
    auPlus: 0.5,
    attendus: ['jour', 'soleil bas', 'soir', 'couvert', 'pluie', 'nuit', 'brouillard', 'neige'],
  },
  {
    nom: 'nombre de risques',
    mots: ({ clip }) => [`${clip.risques.length}`],
    auMoins: 0.05,
    auPlus: 0.55,
    attendus: ['0', '1', '2', '3'],
  },
  {
    nom: 'difficulté',
    mots: ({ clip, mesure }) => [`${difficulteDe(clip, mesure)}`],
    auMoins: 0.15,
    auPlus: 0.6,
    attendus: ['1', '2', '3'],
  },
  {
    nom: 'indice',
    mots: ({ clip }) => clip.risques.map(({ indice }) => indice),
    auMoins: 0,
    auPlus: 0.15,
  },
  {
    nom: 'qui',
    mots: ({ clip: { risques, acteurs } }) =>
      risques.map(({ cibles: [premier] }) => acteurs[premier!]!.qui),
    auMoins: 0,
    auPlus: 0.4,
  },
  {
    nom: 'quand',
    mots: ({ clip, mesure }) =>
      mesure.fenetres.map(({ ouvre }) => TIERS[Math.min(2, Math.floor((ouvre / clip.durée) * 3))]!),
    auMoins: 0.15,
    auPlus: 0.5,
    attendus: TIERS,
  },
  {
    nom: 'où',
    mots: ({ mesure }) => mesure.fenetres.flatMap(coteDe),
    auMoins: 0.15,
    auPlus: 0.6,
    attendus: ['gauche', 'milieu', 'droite'],
  },
];

/** Clips or dangers by word, the most frequent first. */
export function comptesDe({ mots, attendus = [] }: Axe, vus: readonly ClipVu[]) {
  const comptes = new Map(attendus.map((mot) => [mot, 0]));
  for (const mot of vus.flatMap(mots)) comptes.set(mot, (comptes.get(mot) ?? 0) + 1);
  return [...comptes].toSorted(([, un], [, autre]) => autre - un);
}

/** Words that are too frequent or too rare, in French sentences. */
export const desequilibresDe = (vus: readonly ClipVu[]): string[] =>
  AXES.flatMap((axe) => {
    const comptes = comptesDe(axe, vus);
    const total = comptes.reduce((somme, [, n]) => somme + n, 0);
    return comptes.flatMap(([mot, n]) => {
      const part = n / total;
      if (part >= axe.auMoins && part <= axe.auPlus) return [];
      const faute = part > axe.auPlus ? 'trop' : 'trop peu';
      return [`${axe.nom}\u00a0: ${faute} de «\u00a0${mot}\u00a0» (${n} sur ${total})`];
    });
  });
