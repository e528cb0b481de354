import { enSecondes } from './mots.ts';
import type { Objet, Poste } from '../drawing/scene/plan/plan.ts';
import type { Carrefour } from '../drawing/scene/scene.ts';
import type { EtatFeu } from '../drawing/feux.ts';
import { isCarrefour } from '../drawing/scene/branche.ts';
import { VRAIES } from '../drawing/scene/mesures.ts';
import { branchesOf } from '../drawing/scene/plan/carrefour/carrefour.ts';
import { type Direction, type Vehicule, vehicules } from '../drawing/scene/vocabulaire.ts';
import type { Acteur, Clip, FeuDeClip, Feux } from './clip.ts';
import { courbeDe } from './courbe.ts';
import type { FilmDuClip } from './film.ts';
import { MESURES } from './morceaux.ts';
import type { Reseau } from './reseau.ts';

/** Lights at a junction as they change. */

type Programme = NonNullable<Feux[Direction]>;

export const feuAt = (programme: Programme, t: number): FeuDeClip =>
  (programme.findLast(([de]) => de <= t) ?? programme[0]!)[1];

/** Each arm's light as it begins. */
export function avecFeux(scene: Carrefour, feux: Feux): Carrefour {
  const branches = { ...scene.branches };
  for (const [direction, programme] of Object.entries(feux) as [Direction, Programme][]) {
    const branche = branches[direction];
    if (branche) branches[direction] = { ...branche, feu: programme[0]![1] };
  }
  return { ...scene, branches };
}

export const isPosteDeFeu = (objet: Objet): objet is Poste =>
  objet.genre === 'poteau' && objet.dessins.some((signal) => 'feu' in signal);

export const posteAllume = (poste: Poste, etat: EtatFeu): Poste => ({
  ...poste,
  dessins: poste.dessins.map((signal) => ('feu' in signal ? { ...signal, feu: etat } : signal)),
});

/** In seconds. */
const PAS = 0.1;
/** How long a light is orange, in seconds. */
const ORANGE = [3, 5] as const;
const SUITE: Record<FeuDeClip, FeuDeClip> = { vert: 'orange', orange: 'rouge', rouge: 'vert' };

/** Metres from my front to the light ahead, and how it is at a second; undefined: none. */
export function feuDevantMoi(
  { morceaux }: Pick<Clip, 'morceaux'>,
  { bornes }: Reseau,
  metres: number,
  t: number,
): { loin: number; etat: FeuDeClip } | undefined {
  for (const [i, { feux, scene }] of morceaux.entries()) {
    if (!feux?.sud || !isCarrefour(scene)) continue;
    const loin = bornes[i]! + lignesDArret(scene).sud! - metres - LONG / 2;
    if (loin > 0) return { loin, etat: feuAt(feux.sud, t) };
  }
  return undefined;
}

/** Faults of lights, and of who passes them, in French sentences. */
export function* defautsDesFeux(
  clip: Clip,
  { bornes }: Reseau,
  film: FilmDuClip,
): Generator<string> {
  for (const [i, { feux, scene, vers }] of clip.morceaux.entries()) {
    if (!feux) continue;
    if (!isCarrefour(scene)) {
      yield `le morceau ${i + 1} a des feux et n’est pas un carrefour`;
      continue;
    }
    const bras = Object.keys(scene.branches) as Direction[];
    yield* defautsDesProgrammes(feux, bras, clip.durée);
    const lignes = lignesDArret(scene);
    const moi = passageA(
      clip.durée,
      (t) => film.moiAt(t).metres + LONG / 2 - bornes[i]! - lignes.sud!,
    );
    if (feux.sud && moi !== undefined && feuAt(feux.sud, moi) === 'rouge')
      yield `à ${enSecondes(moi)}, je passe au rouge`;
    for (const [nom, acteur] of Object.entries(clip.acteurs)) {
      if (!isVehicule(acteur.qui)) continue;
      const passage =
        passageDuCarrefour(acteur, i + 1, clip.durée) ??
        passageSurMaLigne(acteur, film, clip.durée, {
          aller: { de: 'sud', ou: bornes[i]! + lignes.sud! },
          retour: { de: vers!, ou: bornes[i + 1]! - lignes[vers!]! },
        });
      const programme = passage && feux[passage.de];
      if (!programme) continue;
      const rouge = feuAt(programme, passage.t) === 'rouge';
      if (rouge && !acteur.brûle) yield `à ${enSecondes(passage.t)}, ${nom} passe au rouge`;
      if (!rouge && acteur.brûle)
        yield `${nom} ne brûle pas le feu : il passe à ${enSecondes(passage.t)}`;
    }
  }
}

const [LONG] = VRAIES.gabarit('voiture');
/** In metres: half a lane, and the middle of the one that comes towards me. */
const [DEMI_BANDE, EN_FACE] = [MESURES.bande / 2, -MESURES.bande];

const isVehicule = (qui: Acteur['qui']): boolean => (vehicules as readonly string[]).includes(qui);

/** When a front passes a line: at that second it is no longer before it. */
function passageA(duree: number, auDela: (t: number) => number): number | undefined {
  if (auDela(0) > 0) return undefined;
  for (let t = PAS; t <= duree; t += PAS) if (auDela(t) > 0) return t;
  return undefined;
}

/** In metres from the end of an arm to its stop line. */
const lignesDArret = (scene: Carrefour): Partial<Record<Direction, number>> =>
  Object.fromEntries(
    branchesOf(scene, MESURES).map(({ direction, ligne }) => [direction, MESURES.loin - ligne]),
  );

interface Franchi {
  de: Direction;
  t: number;
}

function passageDuCarrefour(
  { carrefour, trajet, qui }: Acteur,
  morceau: number,
  duree: number,
): Franchi | undefined {
  if (carrefour?.morceau !== morceau) return undefined;
  const at = courbeDe(
    trajet.map((pas) => [pas.t, 'à' in pas ? pas.à : 0]),
    'continue',
  );
  const demi = VRAIES.gabarit(qui as Vehicule)[0] / 2;
  const t = passageA(duree, (u) => at(u) + demi);
  return t === undefined ? undefined : { de: carrefour.de, t };
}

/** When somebody on my way, ahead or towards me, passes a line. */
function passageSurMaLigne(
  { carrefour, trajet, qui }: Acteur,
  film: FilmDuClip,
  duree: number,
  lignes: Record<'aller' | 'retour', { de: Direction; ou: number }>,
): Franchi | undefined {
  if (carrefour) return undefined;
  const at = courbeDe(
    trajet.map((pas) => [pas.t, 'quand' in pas ? film.moiAt(pas.quand).metres + pas.devant : 0]),
    'continue',
  );
  const droite = courbeDe(
    trajet.map((pas) => [pas.t, pas.droite]),
    'continue',
  );
  const demi = VRAIES.gabarit(qui as Vehicule)[0] / 2;
  const aller = passageA(duree, (t) => at(t) + demi - lignes.aller.ou);
  if (aller !== undefined && Math.abs(droite(aller)) < DEMI_BANDE)
    return { de: lignes.aller.de, t: aller };
  const retour = passageA(duree, (t) => lignes.retour.ou - at(t) + demi);
  if (retour !== undefined && Math.abs(droite(retour) - EN_FACE) < DEMI_BANDE)
    return { de: lignes.retour.de, t: retour };
  return undefined;
}

/** All who pass one of two lines across the road, along my way, and when. */
export function* franchit(
  clip: Clip,
  film: FilmDuClip,
  aller: number,
  retour: number,
): Generator<{ nom: string; t: number }> {
  const moi = passageA(clip.durée, (t) => film.moiAt(t).metres + LONG / 2 - aller);
  if (moi !== undefined) yield { nom: 'moi', t: moi };
  for (const [nom, acteur] of Object.entries(clip.acteurs)) {
    if (!isVehicule(acteur.qui) || acteur.qui === 'train') continue;
    const passage = passageSurMaLigne(acteur, film, clip.durée, {
      aller: { de: 'sud', ou: aller },
      retour: { de: 'nord', ou: retour },
    });
    if (passage) yield { nom, t: passage.t };
  }
}

/** Green, orange, red, and never green for two who cross. */
function* defautsDesProgrammes(
  feux: Feux,
  bras: readonly Direction[],
  duree: number,
): Generator<string> {
  for (const direction of bras)
    if (!feux[direction]) yield `le bras ${direction} n’a pas de feu, et un autre en a un`;
  for (const [direction, programme] of Object.entries(feux)) {
    if (!bras.includes(direction as Direction))
      yield `un feu est au bras ${direction}, qui n’existe pas`;
    if (programme[0]![0] !== 0) yield `le feu du bras ${direction} ne commence pas à 0 s`;
    for (const [i, [t, etat]] of programme.entries()) {
      const suite = programme[i + 1];
      if (!suite) continue;
      if (suite[0] <= t)
        yield `le feu du bras ${direction} recule dans le temps à ${enSecondes(suite[0])}`;
      if (suite[1] !== SUITE[etat])
        yield `au bras ${direction}, le feu passe de ${etat} à ${suite[1]} : après ${etat} vient ${SUITE[etat]}`;
      const reste = suite[0] - t;
      if (etat === 'orange' && i > 0 && (reste < ORANGE[0] || reste > ORANGE[1]))
        yield `au bras ${direction}, le feu reste orange ${enSecondes(reste)} : il le reste de 3 à 5 s`;
    }
  }
  for (let t = 0; t <= duree; t += PAS) {
    const [un, autre] = [
      ['nord', 'sud'],
      ['est', 'ouest'],
    ].map((axe) =>
      axe.find((d) => feux[d as Direction] && feuAt(feux[d as Direction]!, t) !== 'rouge'),
    );
    if (!un || !autre) continue;
    yield `à ${enSecondes(t)}, les feux laissent passer ${un} et ${autre} ensemble`;
    return;
  }
}
