import { expect, test } from 'vitest';
import { etatsFeu } from '../../drawing/feux.ts';
import { scene, type Carrefour } from '../../drawing/scene/scene.ts';
import { type Direction } from '../../drawing/scene/vocabulaire.ts';
import { ordreDuFeu } from './feux.ts';

const directions: Direction[] = ['nord', 'est', 'ouest', 'sud'];
const USAGERS = [{ qui: 'voiture' }, { qui: 'vélo' }, { qui: 'bus', sur: 'bande bus' }];

test.each(etatsFeu)('les règles lisent le feu « %s », pour chacun et de chaque côté', (feu) => {
  for (const usager of USAGERS)
    for (const vers of directions) {
      const { branches, usagers } = scene.parse({
        lieu: 'carrefour',
        branches: { nord: {}, est: {}, sud: { feu }, ouest: {} },
        usagers: [{ ...usager, de: 'sud', vers }],
      }) as Carrefour;
      expect(ordreDuFeu(branches.sud!, usagers[0]!)).toEqual(expect.any(String));
    }
});
