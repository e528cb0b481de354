import { isCarrefour } from '../branche.ts';
import type { Plan, Vu } from '../plan/plan.ts';
import { adouci, distance, longueurOf, surLigne } from '../plan/geometrie.ts';
import type { Carrefour, Scene, UsagerCarrefour } from '../scene.ts';
import { isAPied } from '../vocabulaire.ts';
import { type Allure, allureOf } from './allures.ts';
import { deplacementOf, type Deplacement } from './deplacements.ts';
import { ecartDe, lampesA, TOURNE } from './lampesDuFilm.ts';
import { reculOf } from '../plan/carrefour/placement.ts';
import { AVANCE, type Acteur, tournageOf } from './tournage.ts';

/** In metres, seconds and degrees. `phase`: metres that he has walked or ridden. */
export interface EtatAt {
  ou: readonly [x: number, z: number];
  cap: number;
  vitesse: number;
  parcouru: number;
  clignotant: Vu['clignotant'];
  freine: boolean;
  /** Gone where the street ends. */
  parti: boolean;
  /** In a clip: the second at which it began to blink. */
  clignoteDepuis?: number;
  /** In a clip: its door is open, or it backs. */
  porte?: true;
  recule?: true;
}

export interface EtapeDuFilm {
  numero: number | null;
  texte: string;
  /** In seconds. */
  depart: number;
}

export interface FilmEnMetres {
  /** In seconds. */
  duree: number;
  etapes: EtapeDuFilm[];
  /** Those who move; all others stand as in the still. */
  acteurs: Vu[];
  etat: (t: number) => Map<Vu, EtatAt>;
}

/** In metres from the junction's middle: here one has passed, and the next may be told. */
const PASSE = 26;
/** In seconds: those in deadlock edge forward. */
const EN_AVANT = 0.8;
/** In seconds. */
const INSTANT = 0.05;

/** Metres: a stiff model of such a length would sweep the pavement in a bend. */
const RAIDE = 14;

const plie = ({ vu, trajet: { points, ici } }: Acteur): boolean =>
  vu.taille[0] > RAIDE &&
  Math.abs(ecartDe(surLigne(points, ici).cap, surLigne(points, longueurOf(points)).cap)) > TOURNE;

/** The right answer, in true metres. Undefined: the rules know no order, or a tram bends. */
export function filmEnMetresOf(scene: Scene, plan: Plan): FilmEnMetres | undefined {
  if (!isCarrefour(scene)) return undefined;
  const tournage = tournageOf(scene, { ...plan, cadre: [-PASSE, -PASSE, 2 * PASSE, 2 * PASSE] });
  if (!tournage || tournage.acteurs.some(plie)) return undefined;
  const etapes = tournage.etapes.map(({ numero, texte, depart }) => ({
    numero,
    texte,
    depart: depart / 1000,
  }));
  const departOf = ({ etape, apres }: Acteur) => etapes[etape]!.depart + apres / 1000;
  const dernier = Math.max(...tournage.acteurs.map(departOf));
  const roles = tournage.acteurs.map((acteur) => {
    const { trajet, vu, etape, allumages } = acteur;
    const allure = allureOf(scene, trajet, vu, etape === 0);
    const part = departOf(acteur);
    const glisse = tournage.etapes.findIndex(({ avancent }) =>
      (avancent as unknown[]).includes(vu.usager),
    );
    const venue =
      glisse < 0
        ? venueOf(scene, trajet.usager, allure, part < dernier ? 0 : part)
        : {
            metres: AVANCE,
            at: (t: number) => adouci((t - etapes[glisse]!.depart) / EN_AVANT),
            retard: 0,
            freine: false,
          };
    // On to the street's end: nobody vanishes in front of the camera.
    const droit = deplacementOf(trajet, vu, plan, allure, venue.metres, allumages);
    const loin = isAPied(vu.qui) ? droit : enFuite(droit, acteur.duree / 1000);
    return { vu, at: etatAt(acteur, loin, part + venue.retard, venue) };
  });
  return {
    duree: tournage.duree / 1000,
    etapes,
    acteurs: roles.map(({ vu }) => vu),
    etat: (t) => new Map(roles.map(({ vu, at }) => [vu, at(t)])),
  };
}

/** Metres a second squared, and metres a second; the same for all, so that nobody catches up. */
const ELAN = 1.2;
const EN_FUITE = 14;

/** From `sorti` seconds on he has left the junction, and gathers speed. */
function enFuite(deplacement: Deplacement, sorti: number): Deplacement {
  const fin = deplacement.duree;
  const vitesse = (deplacement.parcouru(sorti) - deplacement.parcouru(sorti - INSTANT)) / INSTANT;
  if (vitesse <= 0 || vitesse >= EN_FUITE || sorti >= fin) return deplacement;
  const montee = (EN_FUITE - vitesse) / ELAN;
  // When he would be as far without gathering speed.
  const pareil = (t: number): number => {
    const depuis = Math.max(0, t - sorti);
    const lance = Math.min(depuis, montee);
    const plus = (ELAN * lance * lance) / 2 + (EN_FUITE - vitesse) * (depuis - lance);
    return t + plus / vitesse;
  };
  return {
    ...deplacement,
    at: (t) => deplacement.at(pareil(t)),
    parcouru: (t) => deplacement.parcouru(pareil(t)),
  };
}

/** Metres that one comes forward before he passes, and their share that is done. */
interface Venue {
  metres: number;
  at: (t: number) => number;
  /** In seconds: he comes no nearer to those who pass than from farther back. */
  retard: number;
  /** He slows down, and then holds his car. */
  freine: boolean;
}

/** In metres before the line, and metres a second squared. */
const [A_LA_LIGNE, FREINE] = [0.6, 1.5];

/** From a seat that waits for all others one comes to the line, as a driver does. */
function venueOf(scene: Carrefour, usager: UsagerCarrefour, { elan }: Allure, part: number): Venue {
  const metres = reculOf(scene, usager) - A_LA_LIGNE;
  const duree = Math.sqrt((2 * metres) / FREINE);
  const vient =
    usager.moi &&
    usager.de !== undefined &&
    usager.état !== 'engagé' &&
    usager.état !== 'attend' &&
    !usager.arrêté &&
    part > duree &&
    scene.usagers.every(({ de, moi }) => moi || de !== usager.de);
  if (!vient) return { metres: 0, at: () => 0, retard: 0, freine: false };
  return {
    metres,
    at: (t) => 1 - (1 - Math.min(1, t / duree)) ** 2,
    retard: Math.sqrt((2 * metres) / elan),
    freine: true,
  };
}

/** `part`: in seconds, when he passes. */
function etatAt(
  { vu, trajet, allumages }: Acteur,
  deplacement: Deplacement,
  part: number,
  venue: Venue,
): (t: number) => EtatAt {
  const { clignotant, freine } = vu;
  const attend = (t: number): EtatAt => {
    const avance = venue.metres * venue.at(t);
    const [x, y] = avance > 0 ? surLigne(trajet.points, trajet.ici + avance).point : [vu.x, vu.y];
    return {
      ou: [x, y],
      cap: vu.cap,
      vitesse: 0,
      parcouru: avance,
      clignotant,
      freine: freine || (venue.freine && t > 0),
      parti: false,
    };
  };
  return (t) => {
    const depuis = t - part;
    if (depuis <= 0) return attend(t);
    const [ici, avant] = [deplacement.at(depuis), deplacement.at(depuis - INSTANT)];
    const parcouru = deplacement.parcouru(depuis);
    const lampes = lampesA(allumages, parcouru);
    return {
      ou: [ici.x, ici.y],
      cap: ici.cap,
      vitesse: distance([ici.x, ici.y], [avant.x, avant.y]) / Math.min(INSTANT, depuis),
      parcouru,
      clignotant: lampes.clignotant,
      freine: lampes.freine,
      parti: depuis >= deplacement.duree && isAuBout(deplacement),
    };
  };
}

/** In metres: where a street ends. */
const BOUT = 60;

const isAuBout = ({ at, duree }: Deplacement): boolean => {
  const { x, y } = at(duree);
  return Math.hypot(x, y) > BOUT;
};
