import { isVirage } from '../elements.ts';
import { isCarrefour } from '../branche.ts';
import { capDirection, coupes, isPrincipale, type Coupe } from '../plan/carrefour/coupe.ts';
import { withBouches } from '../plan/carrefour/emprise.ts';
import { tour, type RepereLocal } from '../plan/geometrie.ts';
import { isBord, profilOf } from '../profil.ts';
import { terrainOf } from '../plan/route/terrain.ts';
import type { Carrefour, Route, Scene } from '../scene.ts';

/** A straight road away from us; `ici(along, right)`. */
export interface Axe {
  ici: RepereLocal;
  cap: number;
  gauche: number;
  droite: number;
  de: number;
  a: number;
}

/** In metres. */
const LOIN = 110;
/** In metres, beside a junction's carriageway. */
export const TROTTOIR = 2.3;
const BORD = 0.5;

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
  // The plan adds a pavement or earth beside a bare lane.
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

export const axes = (scene: Scene, cap: number): Axe[] =>
  isCarrefour(scene)
    ? axeDEnFace(scene, cap)
    : Math.cos((cap * Math.PI) / 180) > 0.9
      ? axeDeRoute(scene)
      : [];

export function graineOf(scene: Scene): number {
  const mots = JSON.stringify({ ...scene, temps: undefined, compteur: undefined });
  let somme = 7;
  for (const lettre of mots) somme = (somme * 31 + (lettre.codePointAt(0) ?? 0)) % 9973;
  return somme;
}
