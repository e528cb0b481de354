import { bordVoisin, chaussees, pistesEnTravers, rails } from './chaussees.ts';
import { capDirection, coupes, estPrincipale, type Coupe } from './coupe.ts';
import { habille } from './decor.ts';
import { bouches } from './emprise.ts';
import { cadreAvec, filesDe, jusqua } from './file.ts';
import { cadreEnPoints, contient } from './geometrie.ts';
import { surface } from './marques.ts';
import { marques } from './marquesCarrefour.ts';
import { place } from './placement.ts';
import type { Objet, Plan } from './plan.ts';
import { horsChaussee, postes } from './postes.ts';
import type { Carrefour } from './scene.ts';

/** BUS on its lane, where nobody hides it. */
const ecritsDe = (cs: Coupe[], objets: Objet[]): NonNullable<Plan['ecrits']> =>
  cs.flatMap((c) => {
    if (c.bus === undefined) return [];
    const libre = [1.6, 4.5, 8, 11].find((s) =>
      objets.every((o) => {
        const [x, y] = c.ici(c.ligne + s, c.bus ?? 0);
        return Math.hypot(o.x - x, o.y - y) > 5.4;
      }),
    );
    const [x, y] = c.ici(c.ligne + (libre ?? 1.6), c.bus);
    return libre === undefined ? [] : [{ x, y, cap: c.cap + 180, texte: 'BUS' }];
  });

export function planCarrefour(scene: Carrefour, jour: string): Plan {
  const cs = coupes(scene);
  bouches(cs.filter((c) => estPrincipale(c, cs)));
  for (const c of cs)
    if (c.ligne === 0) c.bouche = c.ligne = bordVoisin(c, cs) + (scene.agglomération ? 2.2 : 0.8);
  const sol = [
    ...chaussees(cs, scene),
    ...pistesEnTravers(cs),
    ...cs.flatMap(marques),
    ...rails(cs),
  ];
  const { objets, fleches: toutes } = place(scene, cs);
  const { file, montre } = filesDe(cs, objets);
  const eux = [...objets];
  const fleches = jusqua(toutes, file);
  const avant = cadreAvec(montre, eux, [], 31.5);
  objets.push(...file);
  const hors = horsChaussee(cs, 0.25 + (cs.some((c) => c.b.piste) ? 2.3 : 0));
  const poteaux = postes(cs, objets, undefined, hors, (c) => contient(avant, c), jour, fleches);
  const cadre = cadreAvec(montre, eux, poteaux, 31.5);
  if (scene.agent)
    objets.push({
      genre: 'agent',
      x: 0,
      y: 0,
      cap: capDirection(scene.agent.regarde),
      etat: scene.agent.bras,
    });
  for (const c of cs.filter((x) => x.b.voie === 'propriété')) {
    const [x, y] = c.ici(16.6, 0);
    objets.push({ genre: 'maison', x, y, cap: c.cap, longueur: 7, largeur: 6.4, etat: 'garage' });
  }
  const ecrits = ecritsDe(cs, objets);
  const decors = habille(scene.agglomération, cs, cadre, [...objets, ...poteaux]);
  return {
    jour,
    cadre,
    sol: [surface('herbe', cadreEnPoints(cadre)), ...sol],
    objets: [...decors, ...objets, ...poteaux],
    fleches,
    mesures: [],
    ...(ecrits.length && { ecrits }),
    temps: scene.temps,
  };
}
