import { expect, test } from 'vitest';
import { Matrix4, Vector3 } from 'three';
import { filmEnMetresOf } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { layOut } from '../../drawing/scene/plan/index.ts';
import { scene } from '../../drawing/scene/scene.ts';
import { cameraOf, vueDuSiege } from '../camera/prises.ts';
import { siegeOf } from './siege.ts';

const croix = { nord: {}, est: {}, sud: {}, ouest: {} };
const moi = { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' } as const;

function assis(autre: object, branches = croix) {
  const lue = scene.parse({
    lieu: 'carrefour',
    branches,
    usagers: [moi, autre],
  });
  const film = filmEnMetresOf(lue, layOut(lue, '2026-11-02', { mesures: VRAIES }))!;
  const vu = film.acteurs.find((acteur) => acteur.moi)!;
  const camera = cameraOf(vueDuSiege(vu, 0, { recul: 2 }), 1.5);
  return { film, vu, camera, siege: siegeOf(film, camera, vueDuSiege(vu, 0, { recul: 2 }))! };
}

test('who goes last is ridden with; the first picture is the still’s', () => {
  const { film, vu, camera, siege } = assis({ qui: 'voiture', de: 'est', vers: 'ouest' });
  const avant = camera.position.clone();
  expect(siege.reste).toBe(false);
  expect(siege.move(0, film.etat(0).get(vu)!, new Matrix4())).toBe(false);
  expect(camera.position.distanceTo(avant)).toBeLessThan(1e-6);
  siege.move(3, film.etat(3).get(vu)!, new Matrix4().makeTranslation(0, 0, -5));
  expect(camera.position.clone().sub(avant)).toMatchObject({ x: 0, y: 0, z: -5 });
});

test('who goes before others is left, from the still’s place on, and then seen from outside', () => {
  const { film, vu, camera, siege } = assis({ qui: 'voiture', de: 'ouest', vers: 'est' });
  const avant = camera.position.clone();
  const at = (t: number) => siege.move(t, film.etat(t).get(vu)!, new Matrix4());
  expect(siege).toMatchObject({ reste: true, sort: true });
  expect(at(0)).toBe(false);
  expect(camera.position.distanceTo(avant)).toBeLessThan(1e-6);
  expect(at(3)).toBe(true);
  expect(camera.position.z - avant.z).toBeGreaterThan(5);
  expect(camera.getWorldDirection(new Vector3()).z).toBeLessThan(-0.9);
});
