// npm run vues: pictures of the bank's scenes in three dimensions.
//   node scripts/vues.ts --essai DIR [--largeur 480] [--images 2] [--ombres 1024] REF…
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { banqueOf } from '../content/banque/banque.ts';
import { sceneOf } from '../content/banque/scenes.ts';
import { readContent } from '../content/content.ts';
import type { Monde } from '../monde/navigateur.ts';
import { pngOf, withMonde } from './withMonde.ts';

declare const monde: Monde;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    essai: { type: 'string' },
    largeur: { type: 'string', default: '960' },
    images: { type: 'string', default: '7' },
    ombres: { type: 'string', default: '2048' },
  },
});
const dossier = values.essai;
if (dossier === undefined) throw new Error('Name a folder: --essai DIR.');
mkdirSync(dossier, { recursive: true });
const largeur = Number(values.largeur);
const qualite = {
  largeur,
  hauteur: Math.round((largeur * 2) / 3),
  images: Number(values.images),
  ombres: Number(values.ombres),
};
const { toutes } = banqueOf(readContent());
const voulues = toutes.filter(({ ref }) => positionals.includes(ref));

await withMonde(async (page) => {
  for (const question of voulues) {
    const scene = sceneOf(question);
    if (!scene) continue;
    const debut = Date.now();
    const url = await page.evaluate(([s, q]) => monde.drawVue(s, '2026-11-02', q), [
      scene,
      qualite,
    ] as const);
    writeFileSync(join(dossier, `${question.ref}.png`), pngOf(url));
    process.stdout.write(`${question.ref} ${Date.now() - debut} ms\n`);
  }
});
