// npm run vues: pictures of the bank in three dimensions, kept in content/vues/.
//   node scripts/vues.ts [REF…]               those whose words or models have changed.
//   node scripts/vues.ts --essai DIR REF…     to look at: PNG, nothing is kept.
//   node scripts/vues.ts --annotations [REF…] words over kept pictures again; those seen from elsewhere go.
//   --largeur 960 --images 5 --ombres 1024    less is quicker; --part 1/4 is a share of the bank
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { banqueOf } from '../content/banque/banque.ts';
import { sceneOf } from '../content/banque/scenes.ts';
import { joursOf } from '../content/jours.ts';
import { type Question, readContent } from '../content/content.ts';
import {
  DOSSIER_DES_VUES,
  empreinteDesMots,
  type FicheDeVue,
  fichierDeFiche,
  readFiche,
  readVues,
} from '../content/vues.ts';
import { VRAIES } from '../drawing/scene/mesures.ts';
import { layOut } from '../drawing/scene/plan/index.ts';
import { reluOf } from '../monde/fiche.ts';
import type { Monde, VueDessinee } from '../monde/navigateur.ts';
import { sceneDeVue } from '../monde/sceneDeVue.ts';
import { faitDe, faitDObjet, MODELES } from '../monde/version.ts';
import { FORMATS_DE_VUE, LARGEURS_DE_VUE, encodageDeVue, nomDeVue } from '../regles/vue.ts';
import { svgDesAnnotations } from './surImage.ts';
import { isADessiner, isAJour, isRaccourcie, objetDit } from './vuesAJour.ts';
import { pngOf, withMonde } from './withMonde.ts';

declare const monde: Monde;

const encode = (image: Sharp, largeur: number, format: (typeof FORMATS_DE_VUE)[number]) =>
  image
    .resize({ width: largeur })
    .toFormat(format, encodageDeVue(`${largeur}.${format}`))
    .toBuffer();
/** Signs are those of its first day, as on its drawing. */
const jourDe = (question: Question): string => joursOf(question).du;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    essai: { type: 'string' },
    annotations: { type: 'boolean', default: false },
    largeur: { type: 'string', default: '960' },
    images: { type: 'string', default: '5' },
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

const cleOf = (fait: string): string =>
  createHash('sha256').update(fait).digest('hex').slice(0, 16);

/** A scene as it is shown, or a thing; and the picture's name. */
function faitOf(question: Question, jour: string) {
  const ecrite = sceneOf(question);
  if (!ecrite) {
    const dit = objetDit(question)!;
    return { dessin: dit, cle: cleOf(faitDObjet(dit)) };
  }
  const scene = sceneDeVue(ecrite, question, jour);
  const plan = layOut(scene, jour, { mesures: VRAIES });
  return { dessin: { scene }, cle: cleOf(faitDe(plan, scene.vue)) };
}

const [rang, parts] = values.part.split('/').map(Number) as [number, number];
const aDessiner = banqueOf(readContent()).toutes.filter(isADessiner);
const isFaite = (question: Question): boolean => {
  const fiche = readFiche(question.ref);
  return (
    fiche?.modeles === MODELES &&
    isAJour(question, fiche) &&
    fiche.cle === faitOf(question, jourDe(question)).cle
  );
};
const voulues = aDessiner
  .filter(({ ref }) => positionals.length === 0 || positionals.includes(ref))
  .filter((question) => values.essai !== undefined || !isFaite(question))
  .filter((_, i) => i % parts === rang - 1);

/** Data come last: a stop in between leaves the picture to be made again. */
async function keep(question: Question, cle: string, faite: VueDessinee): Promise<number> {
  const { ref, mots } = question;
  const png = pngOf(faite.url);
  let octets = 0;
  for (const format of FORMATS_DE_VUE)
    for (const large of LARGEURS_DE_VUE) {
      const image = await encode(sharp(png), large, format);
      writeFileSync(join(DOSSIER_DES_VUES, nomDeVue(cle, large, format)), image);
      octets += image.length;
    }
  const fiche: FicheDeVue = {
    cle,
    mots: empreinteDesMots(mots),
    modeles: MODELES,
    raccourcie: isRaccourcie(question),
    annotations: faite.annotations,
    plaques: faite.plaques,
    prise: faite.prise,
  };
  writeFileSync(fichierDeFiche(ref), `${JSON.stringify(fiche)}\n`);
  return octets;
}

/** Words move over a picture that stays; one that is seen from elsewhere goes. */
function situateAgain(): void {
  for (const question of aDessiner) {
    if (positionals.length > 0 && !positionals.includes(question.ref)) continue;
    const fiche = readFiche(question.ref);
    if (!fiche) continue;
    const { prise, ...situe } = reluOf(question.image!.dessin, jourDe(question), question).fiche!;
    if (!isFaite(question) || JSON.stringify(prise) !== JSON.stringify(fiche.prise)) {
      process.stderr.write(`${question.ref} is seen from elsewhere: npm run vues\n`);
      rmSync(fichierDeFiche(question.ref));
    } else
      writeFileSync(fichierDeFiche(question.ref), `${JSON.stringify({ ...fiche, ...situe })}\n`);
  }
}

/** Pictures that no question names any more. */
function removeUnused(refs: ReadonlySet<string>): void {
  const fiches = readVues();
  for (const ref of fiches.keys()) if (!refs.has(ref)) rmSync(fichierDeFiche(ref));
  const cles = new Set([...fiches].flatMap(([ref, { cle }]) => (refs.has(ref) ? [cle] : [])));
  for (const nom of readdirSync(DOSSIER_DES_VUES))
    if (!nom.endsWith('.json') && !cles.has(nom.split('-')[0]!))
      rmSync(join(DOSSIER_DES_VUES, nom));
}

let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});

async function render(page: Page, dossier: string): Promise<void> {
  const debut = Date.now();
  let total = 0;
  for (const [i, question] of voulues.entries()) {
    if (stopped) break;
    const jour = jourDe(question);
    const { dessin, cle } = faitOf(question, jour);
    const faite = await page.evaluate(
      ([d, j, q]) => ('scene' in d ? monde.drawVue(d.scene, j, q) : monde.drawObjet(d, j, q)),
      [dessin, jour, qualite] as const,
    );
    if (values.essai === undefined) total += await keep(question, cle, faite);
    else
      await sharp(pngOf(faite.url))
        .composite([{ input: svgDesAnnotations(faite.annotations, largeur) }])
        .toFile(join(dossier, `${question.ref}.png`));
    const chacune = (Date.now() - debut) / (i + 1);
    const reste = Math.round((chacune * (voulues.length - i - 1)) / 60_000);
    process.stdout.write(
      `${i + 1}/${voulues.length} ${question.ref}  ${(chacune / 1000).toFixed(1)} s each, ${reste} min left\n`,
    );
  }
  if (total > 0)
    process.stdout.write(
      `${(total / voulues.length / 1024).toFixed(1)} kB a scene in four files\n`,
    );
}

async function renderAll(): Promise<void> {
  const dossier = values.essai ?? DOSSIER_DES_VUES;
  mkdirSync(dossier, { recursive: true });
  process.stdout.write(`${voulues.length} to make\n`);
  if (voulues.length > 0) await withMonde((page) => render(page, dossier));
  if (values.essai === undefined && parts === 1 && !stopped)
    removeUnused(new Set(aDessiner.map(({ ref }) => ref)));
}

if (values.annotations) situateAgain();
else await renderAll();
