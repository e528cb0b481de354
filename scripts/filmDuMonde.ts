// Counts the films that the true plan allows, and names those that the checks refuse.
//   node scripts/filmDuMonde.ts
//   node scripts/filmDuMonde.ts DIR REF…        frames of each, to look at
//   node scripts/filmDuMonde.ts --memoire REF…  then says how much stays on the card
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { banqueOf } from '../content/banque/banque.ts';
import { sceneOf } from '../content/banque/scenes.ts';
import { readContent } from '../content/content.ts';
import { isCarrefour } from '../drawing/scene/branche.ts';
import { VRAIES } from '../drawing/scene/mesures.ts';
import { drawFilm } from '../drawing/scene/mouvement/index.ts';
import { pairesDeLaCle } from '../drawing/scene/mouvement/dementis.ts';
import { layOut } from '../drawing/scene/plan/index.ts';
import { type FilmEnvoye, filmEnvoyeOf } from '../drawing/scene/mouvement/filmEnvoye.ts';
import { DEMANDE_UN_ORDRE } from '../drawing/scene/verifie/index.ts';
import { filmEnMetresOf } from '../drawing/scene/mouvement/filmEnMetres.ts';
import { dementisEnMetres } from '../drawing/scene/mouvement/dementisEnMetres.ts';
import { regardeOf } from '../monde/bati.ts';
import { buildScene } from '../monde/buildScene.ts';
import { chooseVue } from '../monde/camera/choix.ts';
import type { Vue } from '../monde/camera/prises.ts';
import { RAPPORT } from '../monde/sceneDeVue.ts';
import type { Monde } from '../monde/navigateur.ts';
import { pngOf, withMonde } from './withMonde.ts';

declare const monde: Monde;

const JOUR = '2026-11-02';
const PARTS = [0, 0.25, 0.5, 0.75, 1];
const [LARGEUR, HAUTEUR] = [480, 320];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { memoire: { type: 'boolean', default: false } },
});
const toutes = banqueOf(readContent()).toutes;

function count(): void {
  const filmees = toutes.flatMap((question) => {
    const { ref, verifie, correcte } = question;
    const scene = sceneOf(question);
    if (!scene || !isCarrefour(scene) || !verifie || !DEMANDE_UN_ORDRE[verifie.question]) return [];
    if (!drawFilm(scene, JOUR)) return [];
    const plan = layOut(scene, JOUR, { mesures: VRAIES });
    const film = filmEnMetresOf(scene, plan);
    if (!film) return [{ ref, duree: 0, dementis: ['no film'] }];
    const dementis = dementisEnMetres(scene, plan, film, pairesDeLaCle(scene, verifie, correcte));
    return [{ ref, duree: film.duree, dementis }];
  });
  const refusees = filmees.filter(({ dementis }) => dementis.length > 0);
  for (const { ref, dementis } of refusees)
    process.stdout.write(`${ref} : ${dementis.join(', ')}\n`);
  const durees = filmees.map(({ duree }) => duree);
  process.stdout.write(
    `${filmees.length - refusees.length} of ${filmees.length} films; ${(durees.reduce((a, b) => a + b, 0) / durees.length).toFixed(1)} s each, ${Math.max(...durees).toFixed(1)} s at most\n`,
  );
}

interface AFilmer {
  ref: string;
  envoye: FilmEnvoye;
  vue: Vue;
}

const filmsOf = (refs: string[]): AFilmer[] =>
  toutes.flatMap((question) => {
    const { ref, verifie, correcte } = question;
    const scene = sceneOf(question);
    if (!scene || !verifie || !refs.includes(ref)) return [];
    const envoye = filmEnvoyeOf(scene, JOUR, pairesDeLaCle(scene, verifie, correcte));
    if (!envoye) process.stdout.write(`${ref}: no film\n`);
    const { vue } = chooseVue(regardeOf(buildScene(scene, JOUR)), RAPPORT);
    return envoye ? [{ ref, envoye, vue }] : [];
  });

async function look(page: Page, dossier: string, refs: string[]): Promise<void> {
  mkdirSync(dossier, { recursive: true });
  for (const { ref, envoye, vue } of filmsOf(refs)) {
    const octets = brotliCompressSync(JSON.stringify(envoye)).length;
    const vu = await page.evaluate(([e, v, p, t]) => monde.drawMoments(e, v, p, t), [
      envoye,
      vue,
      PARTS,
      [LARGEUR, HAUTEUR] as [number, number],
    ] as const);
    await sharp({
      create: {
        width: LARGEUR * PARTS.length,
        height: HAUTEUR,
        channels: 3,
        background: '#fff',
      },
    })
      .composite(vu.images.map((url, i) => ({ input: pngOf(url), left: i * LARGEUR, top: 0 })))
      .png()
      .toFile(join(dossier, `${ref}.png`));
    process.stdout.write(
      `${ref} ${vu.duree.toFixed(1)} s, ${octets} bytes ${JSON.stringify(vu.cout)}\n`,
    );
  }
}

const [dossier, ...refs] = positionals;
if (values.memoire)
  await withMonde(async (page) => {
    const films = filmsOf(positionals).map(({ envoye, vue }): [FilmEnvoye, Vue] => [envoye, vue]);
    const restes = await page.evaluate((f) => monde.playMany(f), films);
    for (const reste of restes) process.stdout.write(`${JSON.stringify(reste)}\n`);
  });
else if (dossier === undefined) count();
else await withMonde((page) => look(page, dossier, refs));
