import { expect, test } from '@playwright/test';
import { banqueOf } from '../content/banque/banque.ts';
import { sceneOf } from '../content/banque/scenes.ts';
import { readContent } from '../content/content.ts';
import { type FilmEnvoye, filmEnvoyeOf } from '../drawing/scene/mouvement/filmEnvoye.ts';
import { regardeOf } from '../monde/bati.ts';
import { buildScene } from '../monde/buildScene.ts';
import { chooseVue } from '../monde/camera/choix.ts';
import type { Vue } from '../monde/camera/prises.ts';
import type { Monde } from '../monde/navigateur.ts';
import { RAPPORT } from '../monde/sceneDeVue.ts';
import { withMonde } from '../scripts/withMonde.ts';

declare const monde: Monde;

const JOUR = '2026-11-02';
/** From a seat in rain, and from one that is left. */
const REFS = ['priorites-105', 'usagers-104'];
/** Ten were tried by hand; three tell a leak as well. */
const TOURS = 3;

const filmOf = (ref: string): [FilmEnvoye, Vue] => {
  const scene = sceneOf(banqueOf(readContent()).toutes.find((q) => q.ref === ref)!)!;
  const { vue } = chooseVue(regardeOf(buildScene(scene, JOUR)), RAPPORT);
  return [filmEnvoyeOf(scene, JOUR, [])!, vue];
};

test('films in a row leave no more on the graphics card than the first ones', async () => {
  // Without a graphics card each film takes seconds.
  test.setTimeout(300_000);
  const films = REFS.map(filmOf);
  await withMonde(async (page) => {
    const suite = Array.from({ length: TOURS }, () => films).flat();
    const restes = await page.evaluate((f) => monde.playMany(f), suite);
    const [premier, dernier] = [restes[REFS.length * 2 - 1]!, restes.at(-1)!];
    expect(dernier.geometries).toBe(premier.geometries);
    expect(dernier.textures).toBe(premier.textures);
    expect(dernier.programmes).toBe(premier.programmes);
  });
});
