import { capDirection, coupes, isPrincipale, type Coupe } from '../plan/carrefour/coupe.ts';
import { withBouches } from '../plan/carrefour/emprise.ts';
import { tour, type Repere } from '../plan/geometrie.ts';
import { isBord, profilOf } from '../profil.ts';
import { terrainOf } from '../plan/route/terrain.ts';
import type { Carrefour, Route, Scene } from '../scene.ts';

/** A straight piece of road that goes away from us: `ici` so far along it, so far to the right. */
export interface Axe {
  ici: Repere;
  cap: number;
  /** Where all that is walked or driven on ends, left and right of its middle. */
  gauche: number;
  droite: number;
  de: number;
  a: number;
}

/** How far things stand along a road, in metres. */
const LOIN = 110;
/** What lies beside a carriageway at a junction: a pavement, or a strip of earth. */
export const TROTTOIR = 2.3;
const BORD = 0.5;

export const isVirage = (scene: Route): boolean =>
  scene.éléments.some((e) => e.quoi.startsWith('virage'));

/** The streets of a junction, with their mouths. */
export function rues(scene: Carrefour): Coupe[] {
  const toutes = coupes(scene);
  return withBouches(toutes.filter((c) => isPrincipale(c, toutes)));
}

function axeDeRoute(scene: Route): Axe[] {
  if (isVirage(scene)) return [];
  const profil = profilOf(scene);
  const terrain = terrainOf(scene, profil);
  const dur = profil.voies.filter((v) => v.nom !== 'herbe' && v.nom !== 'berme');
  const premiere = dur[0];
  const derniere = dur.at(-1);
  // Beyond a lane without anything beside it, the plan lays a pavement or a strip of earth.
  const plus = (nom: string | undefined) =>
    nom !== undefined && !isBord(nom as never) ? (scene.agglomération ? 2.4 : 0.6) : 0;
  return [
    {
      ici: (a, d = 0) => terrain.pointAt(a, d),
      cap: 0,
      gauche: -(premiere?.x0 ?? 0) + plus(profil.voies[0]?.nom),
      droite: (derniere?.x1 ?? 0) + plus(profil.voies.at(-1)?.nom),
      de: 0,
      a: terrain.hauteur + LOIN,
    },
  ];
}

/** The branch straight ahead of who comes along `cap`. */
function axeDEnFace(scene: Carrefour, cap: number): Axe[] {
  const bord = scene.agglomération ? TROTTOIR : BORD;
  return rues(scene)
    .filter((c) => tour(capDirection(c.direction) - cap + 20) < 40)
    .map((c) => {
      const piste = c.branche.piste ? 2.4 : 0;
      return {
        ici: (a, d = 0) => c.ici(a, -d),
        cap: c.cap,
        gauche: c.droite + bord + piste,
        droite: c.gauche + bord + piste,
        de: 16,
        a: LOIN,
      };
    });
}

/** The roads along which something stands, for who looks along `cap`. */
export const axes = (scene: Scene, cap: number): Axe[] =>
  'branches' in scene
    ? axeDEnFace(scene, cap)
    : Math.cos((cap * Math.PI) / 180) > 0.9
      ? axeDeRoute(scene)
      : [];

/** A number of its own for every scene: pictures differ, and each stays as it is. */
export function graineOf(scene: Scene): number {
  const mots = JSON.stringify({ ...scene, temps: undefined, compteur: undefined });
  let somme = 7;
  for (const lettre of mots) somme = (somme * 31 + (lettre.codePointAt(0) ?? 0)) % 9973;
  return somme;
}
