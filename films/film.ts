import { VRAIES } from '../drawing/scene/mesures.ts';
import type { EtatAt, FilmEnMetres } from '../drawing/scene/mouvement/filmEnMetres.ts';
import { capOf, distance, tour } from '../drawing/scene/plan/geometrie.ts';
import type { Point, Pose, Vu } from '../drawing/scene/plan/plan.ts';
import { vuOf } from '../drawing/scene/plan/vuOf.ts';
import type { UsagerRoute } from '../drawing/scene/scene.ts';
import { isDeuxRoues, isPieton } from '../droit/circulation/usagers.ts';
import type { Acteur, Clip, ClipJoue, GesteDActeur } from './clip.ts';
import { CHOSES, isChose } from './choses.ts';
import { courbeDe } from './courbe.ts';
import { ligneDe } from './ligne.ts';
import { enClip, type Reseau } from './reseau.ts';

/** A clip as it moves: all is a function of t, so that one rewinds, steps and tests any instant. */
export interface FilmDuClip extends FilmEnMetres {
  moi: Vu;
  parNom: ReadonlyMap<string, Vu>;
  /** Metres along my line, and metres a second. */
  moiAt: (t: number) => { metres: number; vitesse: number };
}

/** In seconds: my speed is added up by such steps. */
const PAS = 1 / 60;
/** In seconds: headings and speeds are taken between two instants around. */
const AUTOUR = 0.08;
/** Metres a second: who is slower stands. */
const DEBOUT = 0.15;
/** Metres a second squared: brake lamps are lit. */
const FREINE = -0.7;
/** In metres: he has moved, so that one sees where he is heading. */
const BOUGE = 0.3;
/** In seconds between two places that are remembered. */
const TRACE = 0.25;

/** Metres driven from 0 to an instant. */
function cumul(duree: number, vitesse: (t: number) => number): (t: number) => number {
  const nombre = Math.ceil(duree / PAS) + 1;
  const metres = new Float64Array(nombre + 1);
  for (let i = 1; i <= nombre; i += 1)
    metres[i] = metres[i - 1]! + ((vitesse((i - 1) * PAS) + vitesse(i * PAS)) * PAS) / 2;
  return (t) => {
    if (t <= 0) return t * vitesse(0);
    const rang = Math.min(nombre - 1, Math.floor(t / PAS));
    return metres[rang]! + (metres[rang + 1]! - metres[rang]!) * (t / PAS - rang);
  };
}

const longDe = (qui: Acteur['qui']): number =>
  (isChose(qui) ? CHOSES[qui] : VRAIES.gabarit(qui))[0];

type PoseAt = (t: number) => Pose;
/** `capAt`: where he looks, if not along his way. */
interface Parcours {
  poseAt: PoseAt;
  capAt?: (t: number) => number;
}

const vuDe = (
  {
    qui,
    couleur,
    enfant,
    garé,
    feuxBleus,
    sansFeux,
  }: Pick<Acteur, 'qui' | 'couleur' | 'enfant' | 'garé' | 'feuxBleus' | 'sansFeux'>,
  moi: boolean,
): Omit<Vu, 'x' | 'y' | 'cap'> => {
  const genre: UsagerRoute['qui'] = isChose(qui) ? 'obstacle' : qui;
  // Says how one stands: pace alone tells how one moves.
  const debout = isPieton({ qui: genre }) || isDeuxRoues({ qui: genre });
  const usager: UsagerRoute = {
    qui: genre,
    voie: 1,
    a: 0,
    fait: garé ? 'stationné' : debout ? 'attend' : 'roule',
    ...(couleur && { couleur }),
    ...(enfant && { enfant }),
    ...(feuxBleus && { feuxBleus }),
    ...(moi && { moi }),
  };
  const vu = { ...vuOf(usager, [usager], VRAIES), ...(sansFeux && { sansFeux: true as const }) };
  return isChose(qui) ? { ...vu, taille: CHOSES[qui] } : vu;
};

export function filmDuClip(clip: Clip | ClipJoue, reseau: Reseau): FilmDuClip {
  const vitesseAt = courbeDe(clip.allure.map(([t, kmh]) => [t, kmh / 3.6]));
  const depuis = cumul(clip.durée + 2, vitesseAt);
  const metresAt = (t: number) => clip.départ + depuis(t);
  const ecartAt = courbeDe(clip.écart.length > 0 ? clip.écart : [[0, 0]]);
  const moiAt: PoseAt = (t) => reseau.ligne.at(metresAt(t), ecartAt(t));
  const roles = [
    roleDe('moi', vuDe({ qui: 'voiture' }, true), { poseAt: moiAt }, clip.durée, []),
    ...Object.entries(clip.acteurs).map(([nom, acteur]) =>
      roleDe(
        nom,
        vuDe(acteur, false),
        parcoursDe(acteur, clip.durée, reseau, metresAt),
        clip.durée,
        acteur.gestes,
      ),
    ),
  ];
  return {
    duree: clip.durée,
    etapes: [],
    moi: roles[0]!.vu,
    parNom: new Map(roles.map(({ nom, vu }) => [nom, vu])),
    acteurs: roles.map(({ vu }) => vu),
    etat: (t) => new Map(roles.map(({ vu, at }) => [vu, at(t)])),
    moiAt: (t) => ({ metres: metresAt(t), vitesse: vitesseAt(t) }),
  };
}

function parcoursDe(
  acteur: Acteur,
  duree: number,
  { ligne, morceaux }: Reseau,
  metresAt: (t: number) => number,
): Parcours {
  const droiteAt = courbeDe(
    acteur.trajet.map(({ t, droite }) => [t, droite]),
    'continue',
  );
  const suivi = morceaux.find(({ trajets }) => trajets.has(acteur));
  if (suivi) {
    const { points, ici } = suivi.trajets.get(acteur)!;
    const sienne = ligneDe(points.map(enClip(suivi.place)));
    const arret = ici + longDe(acteur.qui) / 2;
    const at = courbeDe(
      acteur.trajet.map((pas) => [pas.t, 'à' in pas ? pas.à : 0]),
      'continue',
    );
    return { poseAt: (t) => sienne.at(arret + at(t), droiteAt(t)) };
  }
  const at = courbeDe(
    acteur.trajet.map((pas) => [pas.t, 'quand' in pas ? metresAt(pas.quand) + pas.devant : 0]),
    'continue',
  );
  const poseAt: PoseAt = (t) => ligne.at(at(t), droiteAt(t));
  const recule = (t: number): boolean => faitsAt(acteur.gestes, t).has('recule');
  const capAt = acteur.gestes.some(({ fait }) => fait === 'recule')
    ? capOfManoeuvre(poseAt, duree, recule)
    : capOfMarcheur(poseAt, duree, acteur.regarde);
  return { poseAt, capAt };
}

const gestesAt = (gestes: Acteur['gestes'], t: number): Acteur['gestes'] =>
  gestes.filter(({ de, à }) => t >= de && t <= à);
const faitsAt = (gestes: Acteur['gestes'], t: number): ReadonlySet<GesteDActeur> =>
  new Set(gestesAt(gestes, t).map(({ fait }) => fait));

const pointDe = ({ x, y }: Pose): Point => [x, y];

/** A car that backs: it turns by moving, so standing it keeps its heading. */
function capOfManoeuvre(poseAt: PoseAt, duree: number, recule: (t: number) => boolean) {
  const autour = (t: number): [Point, Point] => [
    pointDe(poseAt(t - AUTOUR)),
    pointDe(poseAt(t + AUTOUR)),
  ];
  const bouge = (t: number): boolean => distance(...autour(t)) > 2 * AUTOUR * DEBOUT;
  const capAt = (t: number): number => tour(capOf(...autour(t)) + (recule(t) ? 180 : 0));
  const instants = Array.from({ length: Math.ceil(duree / TRACE) + 1 }, (_, i) => i * TRACE);
  const mobiles = instants.filter(bouge);
  return (t: number): number => {
    if (bouge(t)) return capAt(t);
    const autre = mobiles.findLast((u) => u < t) ?? mobiles[0];
    return autre === undefined ? poseAt(t).cap : capAt(autre);
  };
}

/** He looks where he goes; standing, as he is told, else where he will go or came from. */
function capOfMarcheur(poseAt: PoseAt, duree: number, regarde: number | undefined) {
  const at = (t: number): Point => pointDe(poseAt(t));
  const traces = Array.from({ length: Math.ceil(duree / TRACE) + 1 }, (_, i) => at(i * TRACE));
  return (t: number): number => {
    const [avant, apres] = [at(t - AUTOUR), at(t + AUTOUR)];
    if (distance(avant, apres) > 2 * AUTOUR * DEBOUT) return tour(capOf(avant, apres));
    const { cap } = poseAt(t);
    if (regarde !== undefined) return tour(cap + regarde);
    const ici = at(t);
    const rang = Math.max(0, Math.ceil(t / TRACE));
    const loin = (p: Point): boolean => distance(ici, p) > BOUGE;
    const vers = traces.slice(rang).find(loin);
    if (vers) return tour(capOf(ici, vers));
    const depuis = traces.slice(0, rang).findLast(loin);
    return depuis ? tour(capOf(depuis, ici)) : cap;
  };
}

const CLIGNOTANTS: Partial<Record<GesteDActeur, NonNullable<EtatAt['clignotant']>>> = {
  'quatre clignotants': 'quatre',
  'clignotant gauche': 'gauche',
  'clignotant droite': 'droite',
};

/** Lit at once when it begins. */
function clignotantAt(
  gestes: Acteur['gestes'],
  t: number,
): Pick<EtatAt, 'clignotant' | 'clignoteDepuis'> {
  const geste = gestesAt(gestes, t).find(({ fait }) => fait in CLIGNOTANTS);
  return geste
    ? { clignotant: CLIGNOTANTS[geste.fait], clignoteDepuis: geste.de }
    : { clignotant: undefined };
}

interface Role {
  nom: string;
  vu: Vu;
  at: (t: number) => EtatAt;
}

function roleDe(
  nom: string,
  nu: Omit<Vu, 'x' | 'y' | 'cap'>,
  { poseAt, capAt = (t) => poseAt(t).cap }: Parcours,
  duree: number,
  gestes: Acteur['gestes'],
): Role {
  const pointAt = (t: number): Point => pointDe(poseAt(t));
  const vitesseAt = (t: number): number =>
    distance(pointAt(t - AUTOUR), pointAt(t + AUTOUR)) / (2 * AUTOUR);
  const parcouruAt = cumul(duree + 1, vitesseAt);
  const vu: Vu = { ...nu, ...poseAt(0), cap: capAt(0) };
  const roule = !isPieton(vu);
  return {
    nom,
    vu,
    at: (t) => {
      const faits = faitsAt(gestes, t);
      const vitesse = vitesseAt(t);
      const elan = (vitesseAt(t + 0.15) - vitesseAt(t - 0.15)) / 0.3;
      return {
        ou: pointAt(t),
        cap: capAt(t),
        vitesse: vitesse < DEBOUT ? 0 : vitesse,
        parcouru: parcouruAt(t),
        ...clignotantAt(gestes, t),
        freine: roule && (elan < FREINE || vitesse < DEBOUT),
        parti: false,
        ...(faits.has('portière') && { porte: true as const }),
        ...(faits.has('recule') && { recule: true as const }),
      };
    },
  };
}
