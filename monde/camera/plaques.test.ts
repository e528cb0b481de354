import { expect, test } from 'vitest';
import { scene as ecrite } from '../../drawing/scene/scene.ts';
import { lookAt } from '../sceneDeVue.ts';
import { plaquesDe } from './plaques.ts';

const JOUR = '2026-11-22';
const avec = (sud: object) =>
  plaquesDe(
    lookAt(
      ecrite.parse({
        lieu: 'carrefour',
        vue: 'conducteur',
        branches: { nord: {}, est: {}, sud, ouest: {} },
        usagers: [
          { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
          { qui: 'voiture', couleur: 'rouge', de: 'est', vers: 'ouest' },
        ],
      }),
      JOUR,
    ).choix,
    1.5,
  );

test('a plate that can be read has its place within the picture', () => {
  const plaques = avec({ panneau: { panneau: 'B1' } });
  expect(plaques.map(({ signal }) => signal)).toEqual([{ panneau: 'B1' }]);
  const [x, y, l, h] = plaques[0]!.cadre;
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x + l, y + h)).toBeLessThanOrEqual(1);
  expect(h * 240).toBeGreaterThan(15);
});

test('without plates there is nothing to open', () => expect(avec({})).toEqual([]));

test('who comes out of a one-way street is let do so by a plate that one can read', () => {
  const { vignettes } = lookAt(
    ecrite.parse({
      lieu: 'carrefour',
      vue: 'conducteur',
      branches: { nord: {}, est: { sens: 'sortant', contresens: 'vélos' }, sud: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'vélo', de: 'est', vers: 'ouest' },
      ],
    }),
    JOUR,
  ).choix;
  expect(vignettes.flatMap(({ signaux }) => signaux.map(({ signal }) => signal))).toEqual([
    { panneau: 'F19', additionnel: { symbole: 'M4' } },
  ]);
});
