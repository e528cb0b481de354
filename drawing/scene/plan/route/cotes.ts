import { texteOfCote } from '../../dimensions.ts';
import { DESSINEES } from '../../mesures.ts';
import { milieuOf, profilOf } from '../../profil.ts';
import type { Route } from '../../scene.ts';
import { repere } from '../geometrie.ts';
import type { Mesure, Objet, Point } from '../plan.ts';
import { miseOf } from './mise.ts';
import { capRoute } from './placeRoute.ts';
import { type Terrain, terrainOf } from './terrain.ts';

type Cote = Route['cotes'][number];
/** A user by his rank, and his front or rear by the part of his length from his middle. */
interface Bout {
  rang: number;
  part: 0.5 | -0.5;
}
interface Tenue {
  cote: Cote;
  de?: Bout;
  a?: Bout;
}

/** In drawn metres: a measure that ends that near a body is told from it. */
const CONTRE = 0.9;

const terrainDessine = (scene: Route): Terrain => {
  const profil = profilOf(scene, DESSINEES);
  return terrainOf(scene, profil, DESSINEES, miseOf(terrainOf(scene, profil, DESSINEES)));
};

/** From whom each measure is told: scenes are written for their drawing. */
export function tenuesOf({ scene, mesures }: Terrain): Tenue[] {
  if (mesures.dessin) return scene.cotes.map((cote) => ({ cote }));
  const terrain = terrainDessine(scene);
  const bouts = scene.usagers.flatMap((usager, rang): (Bout & { ou: number })[] => {
    const sens = Math.cos((capRoute(terrain, usager) * Math.PI) / 180);
    if (Math.abs(sens) < 0.5) return [];
    const avant = terrain.enDessin(usager.a);
    const arriere = avant - Math.sign(sens) * terrain.mesures.gabarit(usager.qui)[0];
    return [
      { rang, part: 0.5, ou: avant },
      { rang, part: -0.5, ou: arriere },
    ];
  });
  const boutDe = (a: number): Bout | undefined => {
    const loin = ({ ou }: { ou: number }): number => Math.abs(ou - terrain.enDessin(a));
    return bouts.filter((bout) => loin(bout) < CONTRE).toSorted((p, q) => loin(p) - loin(q))[0];
  };
  return scene.cotes.map((cote) => ({ cote, de: boutDe(cote.de), a: boutDe(cote.a) }));
}

const metresDe = ({ de, a, texte = '' }: Cote): number => {
  const dit = /^([\d,]+) m$/u.exec(texte)?.[1]?.replace(',', '.');
  return dit === undefined ? a - de : Number(dit);
};

/** In life's metres: who has but his rear told stands as far off as the words say. */
export function avancesOf(tenues: readonly Tenue[], { scene, mesures }: Terrain): number[] {
  const isTenu = (rang: number): boolean =>
    tenues.some(({ de, a }) => [de, a].some((b) => b?.rang === rang && b.part > 0));
  return scene.usagers.map((usager, rang) => {
    const tenue = tenues.find(({ a }) => a?.rang === rang && a.part < 0);
    if (!tenue || isTenu(rang)) return usager.a;
    const { cote, de } = tenue;
    const debut = de ? scene.usagers[de.rang]!.a : cote.de;
    return debut + metresDe(cote) + mesures.gabarit(usager.qui)[0];
  });
}

export const cotesOf = (
  tenues: readonly Tenue[],
  terrain: Terrain,
  objets: readonly Objet[],
): Mesure[] =>
  tenues.map(({ cote, de, a }) => {
    const tenants = [de, a].map((bout) => bout && objets[bout.rang]);
    const x = tenants.find((objet) => objet)?.x ?? milieuOf(terrain.profil, cote.voie);
    const au = (bout: Bout | undefined, ici: number): Point => {
      const objet = bout && objets[bout.rang];
      if (objet?.genre !== 'usager') return terrain.pointAt(terrain.enDessin(ici), x);
      const [, y] = repere([objet.x, objet.y], objet.cap)(bout!.part * objet.taille[0]);
      return terrain.pointAt(-y, x);
    };
    return { de: au(de, cote.de), a: au(a, cote.a), texte: texteOfCote(cote) };
  });
