import type { Plan, Vu } from '../../drawing/scene/plan/plan.ts';
import type { Boite } from '../camera/boites.ts';
import { isDedans, type Vue } from '../camera/prises.ts';
import { type Chantier, openChantier, type RoueAPart } from '../chantier.ts';
import { fouleeDeCourse } from '../gens/corps/poses.ts';
import { type EtatPersonne, tailleVraie } from '../gens/index.ts';
import { addMoi, addUsager, isPersonne, poseOf } from '../usagers.ts';
import type { EtatAt, FilmEnMetres } from '../../drawing/scene/mouvement/filmEnMetres.ts';

/** One who moves: all the looks that the film shows of him, built once where the still has him. */
export interface Figure {
  vu: Vu;
  pied: Boite['pied'];
  cap: number;
  /** In metres. */
  hauteur: number;
  apparences: Map<string, Chantier>;
  /** The same for all his looks. */
  roues: RoueAPart[];
}

/** In a walk or a turn of pedals. */
const PHASES = 8;
/** Both feet's steps, in a walker's heights; a turn of pedals, and of a child's, in metres. */
const CYCLE = { marche: 0.776, pedale: 4.6, petit: 2.6 };
/** His heights a second: from then on he runs. */
const COURT = 1.1;
const PREMIERE = 0.12;
/** A minute has 90 blinks; the first picture has the lamp lit, as the still. */
const [BATTEMENT, ALLUME] = [0.667, 0.55];
/** In seconds. */
const INSTANT = 0.05;

const isAuPas = (qui: Vu['qui']): boolean =>
  ['piéton', 'enfant', 'aîné', 'aveugle', 'cycliste à pied', 'groupe d’enfants'].includes(qui);

const DU_DEHORS = { genre: 'oblique' } as const;

interface Apparence {
  vu: Vu;
  change: EtatPersonne;
}

/** How he moves on, and how far in a cycle, in metres. */
function cycleOf({ qui, enfant }: Vu, vitesse: number): [EtatPersonne['pose'], number] {
  if (!isPersonne(qui) || !isAuPas(qui)) return ['marche', enfant ? CYCLE.petit : CYCLE.pedale];
  const { hauteur } = tailleVraie(qui);
  return vitesse > COURT * hauteur
    ? ['court', fouleeDeCourse(hauteur)]
    : ['marche', CYCLE.marche * hauteur];
}

function allureAt(vu: Vu, { vitesse, parcouru }: EtatAt): EtatPersonne {
  if (vitesse === 0)
    return parcouru > 1 ? { pose: 'attend' } : { pose: poseOf(vu), phase: PREMIERE };
  const [pose, cycle] = cycleOf(vu, vitesse);
  const part = parcouru / cycle;
  const rang = Math.floor((((part % 1) + 1) % 1) * PHASES);
  return { pose, phase: (PREMIERE + rang / PHASES) % 1 };
}

function apparenceAt(vu: Vu, etat: EtatAt, t: number): Apparence {
  const { clignotant: _, ...nu } = vu;
  const { clignotant, clignoteDepuis = 0, freine, porte, recule } = etat;
  const brille = ((t - clignoteDepuis) % BATTEMENT) / BATTEMENT < ALLUME;
  const personne = isPersonne(vu.qui);
  const dit = clignotant && (brille || personne) ? { clignotant } : {};
  return {
    vu: {
      ...nu,
      freine,
      ...dit,
      ...(porte && { porteOuverte: true }),
      ...(recule && { usager: { ...vu.usager, fait: 'recule' as const } }),
    },
    change: personne ? allureAt(vu, etat) : {},
  };
}

const cleOf = (
  { vu: { clignotant, freine, porteOuverte, usager }, change }: Apparence,
  dehors: boolean,
): string =>
  [
    clignotant,
    freine,
    porteOuverte,
    'fait' in usager && usager.fait,
    change.pose,
    change.phase,
    dehors,
  ].join(' ');

/** `dehors`: his own vehicle, once the camera has left it. */
export const cleAt = (vu: Vu, etat: EtatAt, t: number, dehors: boolean): string =>
  cleOf(apparenceAt(vu, etat, t), dehors);

/** `vue`: his own vehicle is built as its seat shows it, and from outside if `sort`. */
export function figuresOf(
  film: FilmEnMetres,
  plan: Plan,
  boites: readonly Boite[],
  nuit: boolean,
  vue: Vue,
  sort: boolean,
): Figure[] {
  const instants = Array.from({ length: Math.ceil(film.duree / INSTANT) + 2 }, (_, i) => ({
    t: i * INSTANT,
    etats: film.etat(i * INSTANT),
  }));
  return film.acteurs.map((vu) => {
    const rang = boites.findIndex(({ objet }) => objet === vu);
    const boite = boites[rang]!;
    const apparences = new Map<string, Chantier>();
    const roues: RoueAPart[] = [];
    const add = (apparence: Apparence, dehors: boolean) => {
      const cle = cleOf(apparence, dehors);
      if (apparences.has(cle)) return;
      const chantier: Chantier = { ...openChantier(nuit), roues: [] };
      const sienne = { ...boite, objet: apparence.vu };
      const prise = dehors ? DU_DEHORS : vue;
      if (vu.moi) addMoi(chantier, plan, sienne, rang, prise, apparence.change);
      else addUsager(chantier, plan, sienne, rang, false, apparence.change);
      apparences.set(cle, chantier);
      // From within none is seen.
      const dedans = vu.moi && isDedans(prise);
      if (roues.length === 0 && !dedans) roues.push(...chantier.roues!);
    };
    for (const { t, etats } of instants) {
      const apparence = apparenceAt(vu, etats.get(vu)!, t);
      add(apparence, false);
      if (vu.moi && sort) add(apparence, true);
    }
    const { pied, cap, hauteur } = boite;
    return { vu, pied, cap, hauteur, apparences, roues };
  });
}
