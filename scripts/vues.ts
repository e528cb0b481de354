// npm run vues: pictures of the bank in three dimensions, kept in content/vues/.
//   node scripts/vues.ts [REF…]               those whose words or models have changed
//   node scripts/vues.ts --essai DIR REF…     to look at: PNG, nothing is kept
//   --largeur 960 --images 8 --ombres 1024    less is quicker; --part 1/4 is a share of the bank
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { banqueOf } from '../content/banque/banque.ts';
import { sceneOf } from '../content/banque/scenes.ts';
import { readContent } from '../content/content.ts';
import type { Question } from '../content/question.schema.ts';
import { VRAIES } from '../drawing/scene/mesures.ts';
import { layOut } from '../drawing/scene/plan/index.ts';
import type { Scene } from '../drawing/scene/scene.ts';
import type { Monde } from '../monde/navigateur.ts';
import { montageOf, type ObjetDit } from '../monde/objets/objet.ts';
import { sceneDeVue } from '../monde/sceneDeVue.ts';
import { faitDe, faitDObjet } from '../monde/version.ts';
import type { Annotation } from '../regles/vue.ts';
import { svgDesAnnotations } from './surImage.ts';
import { pngOf, withMonde } from './withMonde.ts';

declare const monde: Monde;

const DOSSIER = join(import.meta.dirname, '../content/vues');
/** This quality keeps letters on plates sharp at 360 px. */
const FORMATS = [
  {
    largeur: 960,
    suffixe: '960.avif',
    encode: (i: Sharp) => i.avif({ quality: 42, effort: 6 }),
  },
  {
    largeur: 480,
    suffixe: '480.avif',
    encode: (i: Sharp) => i.avif({ quality: 48, effort: 5 }),
  },
  {
    largeur: 960,
    suffixe: '960.webp',
    encode: (i: Sharp) => i.webp({ quality: 46, effort: 6 }),
  },
  {
    largeur: 480,
    suffixe: '480.webp',
    encode: (i: Sharp) => i.webp({ quality: 54, effort: 6 }),
  },
] as const;
/** The law changes on a few days; a picture is of the day on which its plan was laid out. */
const JOUR = '2026-11-02';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    essai: { type: 'string' },
    largeur: { type: 'string', default: '960' },
    images: { type: 'string', default: '8' },
    ombres: { type: 'string', default: '1024' },
    part: { type: 'string', default: '1/1' },
  },
});
const largeur = Number(values.largeur);
const qualite = {
  largeur,
  hauteur: Math.round((largeur * 2) / 3),
  images: Number(values.images),
  ombres: Number(values.ombres),
};

interface Voulue {
  ref: string;
  dessin: { scene: Scene } | ObjetDit;
  cle: string;
}

const cleOf = (fait: string): string =>
  createHash('sha256').update(fait).digest('hex').slice(0, 16);

function voulueOf(question: Question): Voulue | undefined {
  const { ref, image } = question;
  const ecrite = sceneOf(question);
  if (ecrite) {
    const scene = sceneDeVue(ecrite, question, JOUR);
    const plan = layOut(scene, JOUR, { mesures: VRAIES });
    return { ref, dessin: { scene }, cle: cleOf(faitDe(plan, scene.vue)) };
  }
  const dessin = image?.dessin;
  if (!dessin || !('objet' in dessin) || !montageOf(dessin)) return undefined;
  return { ref, dessin, cle: cleOf(faitDObjet(dessin)) };
}
const ficheOf = (ref: string): string => join(DOSSIER, `${ref}.json`);
const keptCle = (ref: string): string | undefined =>
  existsSync(ficheOf(ref))
    ? (JSON.parse(readFileSync(ficheOf(ref), 'utf8')) as { cle: string }).cle
    : undefined;

const [rang, parts] = values.part.split('/').map(Number) as [number, number];
const voulues = banqueOf(readContent())
  .toutes.filter(({ ref }) => positionals.length === 0 || positionals.includes(ref))
  .flatMap((question) => voulueOf(question) ?? [])
  .filter(({ ref, cle }) => values.essai !== undefined || keptCle(ref) !== cle)
  .filter((_, i) => i % parts === rang - 1);

/** Data come last: a stop in between leaves the picture to be made again. */
async function keep(
  { ref, cle }: Voulue,
  png: Buffer,
  annotations: readonly Annotation[],
): Promise<number> {
  rmSync(ficheOf(ref), { force: true });
  let octets = 0;
  for (const { largeur: voulue, suffixe, encode } of FORMATS) {
    const image = await encode(sharp(png).resize({ width: voulue })).toBuffer();
    writeFileSync(join(DOSSIER, `${ref}-${suffixe}`), image);
    octets += image.length;
  }
  writeFileSync(ficheOf(ref), `${JSON.stringify({ cle, annotations })}\n`);
  return octets;
}

let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});

async function render(page: Page, dossier: string): Promise<void> {
  const debut = Date.now();
  let total = 0;
  for (const [i, voulue] of voulues.entries()) {
    if (stopped) break;
    const { url, annotations } = await page.evaluate(
      ([dessin, jour, q]) =>
        'scene' in dessin ? monde.drawVue(dessin.scene, jour, q) : monde.drawObjet(dessin, jour, q),
      [voulue.dessin, JOUR, qualite] as const,
    );
    const png = pngOf(url);
    if (values.essai === undefined) total += await keep(voulue, png, annotations);
    else
      await sharp(png)
        .composite([{ input: svgDesAnnotations(annotations, largeur) }])
        .toFile(join(dossier, `${voulue.ref}.png`));
    const chacune = (Date.now() - debut) / (i + 1);
    const reste = Math.round((chacune * (voulues.length - i - 1)) / 60_000);
    process.stdout.write(
      `${i + 1}/${voulues.length} ${voulue.ref}  ${(chacune / 1000).toFixed(1)} s each, ${reste} min left\n`,
    );
  }
  if (total > 0)
    process.stdout.write(
      `${(total / voulues.length / 1024).toFixed(1)} kB a scene in four files\n`,
    );
}

const dossier = values.essai ?? DOSSIER;
mkdirSync(dossier, { recursive: true });
process.stdout.write(`${voulues.length} to make\n`);
if (voulues.length > 0) await withMonde((page) => render(page, dossier));
