import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isCarrefour } from './branche.ts';
import { fautesScene } from './coherence.ts';
import { carteOf, LIEUX } from './poignees.ts';
import { type Carrefour, type Scene, scene as schema } from './scene.ts';

const JOUR = '2026-11-29';
const scenes = globSync('content/questions/**/*.yaml').flatMap((fichier) =>
  (parse(readFileSync(fichier, 'utf8')) as { ref: string; image?: { scene?: unknown } }[])
    .filter(({ image }) => image?.scene)
    .map(({ ref, image }): [string, Scene] => [ref, schema.parse(image!.scene)]),
);

/** In units of the picture: a metre. */
const METRE = 20;

test('whoever stands in a drawing of the bank is taken hold of there, and may be put back', () => {
  const loin: string[] = [];
  for (const [ref, scene] of scenes) {
    const { cadre, poignees, places } = carteOf(scene, JOUR);
    const [x0, y0, l, h] = cadre;
    for (const [i] of scene.usagers.entries()) {
      const lui = poignees.find(({ chemin }) => chemin[0] === 'usagers' && chemin[1] === i)!;
      expect(lui, `${ref} ${i}`).toBeDefined();
      if (scene.usagers[i]!.qui !== 'train') {
        expect(lui.x > x0 && lui.x < x0 + l, `${ref} ${i} ${lui.x}`).toBe(true);
        expect(lui.y > y0 && lui.y < y0 + h, `${ref} ${i} ${lui.y}`).toBe(true);
      }
      if (!isCarrefour(scene)) continue;
      const ecart = Math.min(...places[i]!.map(({ x, y }) => Math.hypot(x - lui.x, y - lui.y)));
      if (ecart > METRE) loin.push(`${ref} ${i}`);
    }
  }
  // Behind a queue that others form, and one of our drawings that no place has.
  expect(loin.length).toBeLessThan(8);
});

test('each arm, sign, officer, thing beside a road is taken hold of by its words', () => {
  for (const [ref, scene] of scenes) {
    const { poignees } = carteOf(scene, JOUR);
    const tenus = new Set(poignees.map(({ chemin }) => chemin.join('/')));
    const dits = isCarrefour(scene)
      ? [
          ...Object.keys(scene.branches).map((nom) => `branches/${nom}`),
          ...(scene.agent ? ['agent'] : []),
        ]
      : (['éléments', 'poteaux', 'cotes'] as const).flatMap((cle) =>
          scene[cle].map((_, i) => `${cle}/${i}`),
        );
    for (const dit of dits) expect(tenus.has(dit), `${ref} ${dit}`).toBe(true);
  }
});

test('whatever place one is given at a junction, its words do not contradict the scene', () => {
  for (const [ref, scene] of scenes.filter(([, each]) => isCarrefour(each)).slice(0, 150)) {
    const { places } = carteOf(scene, JOUR);
    for (const [i, siennes] of places.entries())
      for (const { mots } of siennes) {
        const reste = Object.fromEntries(
          Object.entries(scene.usagers[i]!).filter(
            ([cle]) => !(LIEUX as readonly string[]).includes(cle),
          ),
        );
        const usagers = scene.usagers.with(i, { ...reste, ...mots } as never) as never;
        const la: Carrefour = { ...(scene as Carrefour), usagers };
        if (scene.usagers[i]!.qui === 'tram') continue;
        expect([...fautesScene(la, JOUR)], `${ref} ${i} ${JSON.stringify(mots)}`).toEqual([]);
      }
  }
});
