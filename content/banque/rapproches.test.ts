import { expect, test } from 'vitest';
import { verdictOf } from '../../drawing/scene/verifie/index.ts';
import { arretEtStationnement } from '../../droit/circulation/arretEtStationnement.ts';
import { depassement } from '../../droit/circulation/depassement.ts';
import { nomOf, nomsAmbigus } from '../../droit/circulation/usagers.ts';
import type { Route } from '../../drawing/scene/scene.ts';
import { isRapprochable, rapprochesDe } from '../../monde/rapproche.ts';
import { texteDe } from '../../monde/sceneDeVue.ts';
import { keptContent } from '../keptContent.ts';
import { banqueOf } from './banque.ts';
import { sceneOf } from './scenes.ts';

const routes = banqueOf(await keptContent()).toutes.flatMap((question) => {
  const scene = sceneOf(question);
  return scene && isRapprochable(scene, texteDe(question)) ? [{ question, scene }] : [];
});

/** A rule may have nothing to say of somebody. */
const dit = <T>(regle: () => T): T | string => {
  try {
    return regle();
  } catch (erreur) {
    return (erreur as Error).message;
  }
};

function loiDe(scene: Route): unknown[] {
  const ambigus = new Set(nomsAmbigus(scene));
  const noms = scene.usagers.map(nomOf).filter((nom) => !ambigus.has(nom));
  const moi = noms.filter((nom) => nom === 'moi');
  return [
    ...moi.map((nom) => dit(() => arretEtStationnement(scene, nom))),
    ...moi.flatMap((nom) =>
      noms.filter((lui) => lui !== nom).map((lui) => dit(() => depassement(scene, nom, lui))),
    ),
  ];
}

/** From the nearest to the farthest, with all that stands level. */
const ordreDe = ({ usagers, éléments, poteaux }: Route): string[] =>
  [
    ...usagers.map(({ a }, i) => ({ a, quoi: `usager ${i}` })),
    ...éléments.map(({ a }, i) => ({ a, quoi: `élément ${i}` })),
    ...poteaux.map(({ a }, i) => ({ a, quoi: `poteau ${i}` })),
  ]
    .toSorted((x, y) => x.a - y.a)
    .map(({ quoi }) => quoi);

test('a road that lost its empty metres keeps the law’s verdict, the key and the order', () => {
  expect(routes.length).toBeGreaterThan(100);
  for (const { question, scene } of routes)
    for (const [i, proche] of rapprochesDe(scene).entries()) {
      const ici = `${question.ref}, ${i}`;
      expect.soft(ordreDe(proche), ici).toEqual(ordreDe(scene));
      expect.soft(loiDe(proche), ici).toEqual(loiDe(scene));
      const { verifie, correcte } = question;
      if (verifie)
        expect
          .soft(verdictOf(proche, verifie, correcte), ici)
          .toEqual(verdictOf(scene, verifie, correcte));
    }
});
