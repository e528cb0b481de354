import type { Carrefour, UsagerCarrefour } from '../../drawing/scene/scene.ts';
import * as anneau from './anneau.ts';
import { arretOf } from './arrets.ts';
import * as pieds from './avecPietons.ts';
import { contexte, type Contexte, type Regle } from './contexte.ts';
import * as vehicules from './entreVehicules.ts';
import { ordreDePassage } from './ordre.ts';
import { conflictOf, followEachOther } from './trajectoires.ts';
import { nommes } from './usagers.ts';

export interface VerdictDeLaLoi {
  cede: string;
  a: string;
  pourquoi: string;
  articles: string[];
}
interface Arret {
  qui: string;
  pourquoi: string;
  articles: string[];
}
export interface Priorites {
  /** One for each conflicting pair of which neither is stopped. */
  verdicts: VerdictDeLaLoi[];
  /** The law leaves these open (code-de-la-route.md#left-open): no question turns on them. */
  indecis: [string, string][];
  /** Waves that pass together, without the stopped and the deadlocked. */
  ordre: string[][];
  blocage: string[];
  arretes: Arret[];
}

/** The first rule that returns a reason decides. */
const AU_CARREFOUR: Regle[] = [
  vehicules.sirene,
  vehicules.rails,
  vehicules.degageLeCarrefour,
  vehicules.triangleCycliste,
  vehicules.flecheVerte,
  vehicules.manoeuvre,
  vehicules.feuxIncomplets,
  vehicules.signalDePriorite,
  vehicules.autresParties,
  vehicules.faceAFace,
  vehicules.pisteEnTravers,
  vehicules.sensInterdit,
  vehicules.prioriteDeDroite,
];
const AU_ROND_POINT: Regle[] = [
  vehicules.sirene,
  vehicules.rails,
  vehicules.manoeuvre,
  anneau.entreDansLeRondPoint,
  anneau.prioriteDeDroiteSurLaPlace,
  anneau.sortEnCoupantLaPiste,
];
const AVEC_PIETONS: Regle[] = [
  vehicules.sirene,
  pieds.tramDAbord,
  pieds.trottoirTraverse,
  pieds.manoeuvreDevantPieton,
  pieds.feuSousCondition,
  pieds.groupeDEnfants,
  pieds.pietonsDeLaRueOuLOnEntre,
  pieds.passagePourPietons,
  pieds.pisteDeLaVoieQuittee,
  pieds.passagePourCyclistes,
  pieds.cyclistePasEncoreEngage,
  pieds.traverseHorsPassage,
  pieds.pietonSurLaChaussee,
];

type UsagerNomme = { nom: string; u: UsagerCarrefour };

function tranche(contexte: Contexte, x: UsagerNomme, y: UsagerNomme): VerdictDeLaLoi | undefined {
  const pied = x.u.traverse !== undefined || y.u.traverse !== undefined;
  const regles = pied
    ? AVEC_PIETONS
    : contexte.scene.lieu === 'rond-point'
      ? AU_ROND_POINT
      : AU_CARREFOUR;
  for (const regle of regles) {
    const [xCede, yCede] = [regle(contexte, x.u, y.u), regle(contexte, y.u, x.u)];
    if (xCede === 'indécis' || yCede === 'indécis' || (xCede && yCede)) return undefined;
    if (xCede) return { cede: x.nom, a: y.nom, ...xCede };
    if (yCede) return { cede: y.nom, a: x.nom, ...yCede };
  }
  return undefined;
}

const paires = <T>(liste: T[]): [T, T][] =>
  liste.flatMap((x, i) => liste.slice(i + 1).map((y): [T, T] => [x, y]));

/** Those behind on one lane wait, without any rule of priority. */
const files = (usagers: UsagerNomme[]): { cede: string; a: string }[] =>
  paires(usagers).flatMap(([x, y]) => {
    if (!followEachOther(x.u, y.u) || (x.u.bande ?? 1) !== (y.u.bande ?? 1)) return [];
    const [rx, ry] = [x.u.rang ?? 1, y.u.rang ?? 1];
    if (rx === ry) return [];
    return rx < ry ? [{ cede: y.nom, a: x.nom }] : [{ cede: x.nom, a: y.nom }];
  });

const follows = (scene: Carrefour, x: UsagerNomme, nom: string): boolean =>
  nommes(scene).some(
    (y) =>
      y.nom === nom &&
      followEachOther(x.u, y.u) &&
      (x.u.bande ?? 1) === (y.u.bande ?? 1) &&
      (x.u.rang ?? 1) > (y.u.rang ?? 1),
  );

export function priorites(scene: Carrefour): Priorites {
  const cas = contexte(scene);
  const arretes: Arret[] = [];
  const libres: UsagerNomme[] = [];
  for (const x of nommes(scene)) {
    const arret = arretOf(scene, x.u);
    if (arret) arretes.push({ qui: x.nom, ...arret });
    else libres.push(x);
  }
  const bloques = libres.filter((x) => arretes.some((a) => follows(scene, x, a.qui)));
  for (const { nom } of bloques)
    arretes.push({ qui: nom, pourquoi: 'Celui qui le précède est arrêté.', articles: [] });
  const passants = libres.filter((x) => !bloques.includes(x));
  const verdicts: VerdictDeLaLoi[] = [];
  const indecis: [string, string][] = [];
  for (const [x, y] of paires(passants)) {
    if (!conflictOf(scene, x.u, y.u)) continue;
    const verdict = tranche(cas, x, y);
    if (verdict) verdicts.push(verdict);
    else indecis.push([x.nom, y.nom]);
  }
  const noms = passants.map((x) => x.nom);
  return { verdicts, indecis, ...ordreDePassage(noms, [...verdicts, ...files(passants)]), arretes };
}
