import { expect, test } from 'vitest';
import { croix, plan } from '../testing/scene.ts';
import { boiteSujet } from './conducteur/boites.ts';
import { cameraOf } from './conducteur/camera.ts';
import { disposer } from './conducteur/index.ts';
import { LARGEUR } from './conducteur/projection.ts';
import { compose } from './dessus/composition.ts';
import { tete } from './dessus/fleches.ts';
import { distance } from './plan/geometrie.ts';
import { scene as lue } from './scene.ts';

const moi = { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' };

test.each(['A13', 'B19', 'C43', 'E9e', 'F19', 'F45'])(
  'sur un téléphone, le petit côté de %s a 32 pixels',
  (panneau) => {
    const ecrite = {
      lieu: 'route',
      vue: 'conducteur',
      profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 6 }],
      poteaux: [{ panneau: panneau === 'C43' ? { panneau, valeur: 50 } : { panneau }, a: 22 }],
    };
    const [place] = disposer(plan(ecrite), lue.parse(ecrite)).places;
    const [, , large, haut] = place!.boite;
    expect((Math.min(large, haut) * 328) / LARGEUR).toBeGreaterThanOrEqual(32);
  },
);

test.each(['voiture', 'moto', 'vélo'])('qui vient de côté est vu entier du siège : %s', (qui) => {
  for (const de of ['ouest', 'est']) {
    const ecrite = {
      lieu: 'carrefour',
      vue: 'conducteur',
      branches: croix,
      usagers: [moi, { qui, de, vers: de === 'est' ? 'ouest' : 'est' }],
    };
    const fait = plan(ecrite);
    const lui = fait.objets.find((o) => o.genre === 'usager' && !o.moi)!;
    const [x, , large] = boiteSujet(cameraOf(fait, lue.parse(ecrite)), lui)!;
    expect(x, de).toBeGreaterThan(-12);
    expect(x + large, de).toBeLessThan(LARGEUR + 12);
  }
});

test('deux flèches qui finissent dans une même bande se mettent l’une à côté de l’autre', () => {
  const { fleches } = compose(
    plan({
      lieu: 'carrefour',
      branches: croix,
      usagers: [moi, { qui: 'voiture', de: 'ouest', vers: 'nord' }],
    }),
  );
  const [une, autre] = fleches.map((f) => tete(f)[0]!);
  expect(Math.abs(une![0] - autre![0])).toBeGreaterThan(0.7);
  expect(distance(une!, autre!)).toBeGreaterThan(1.9);
});
