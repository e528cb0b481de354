// npm run vue: takes the home page's screenshot from the real product.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { go, login } from '../e2e/browser.ts';
import { database, newEleve } from '../e2e/people.ts';
import { withBrowser } from './withBrowser.ts';
import { listeOf } from '../server/socle/db/listes.ts';

const FICHIER = fileURLToPath(new URL('../web/site/accueil/ecran.webp', import.meta.url));
/** Its position in Série 1, from 0: it fits the screen, and is no home page question. */
const QUESTION = 4;

await withBrowser(async (newPage) => {
  const page = await newPage({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const eleve = await newEleve();
  await login(page, eleve);
  await go(page, `/series/${eleve.acces_id}`);
  await page.getByRole('button', { name: 'Commencer : Série 1', exact: true }).click();
  await page.waitForURL('**/question/*');
  const { read } = await database();
  const { listeQuestions } = await read
    .selectFrom('theme')
    .select(listeOf('theme'))
    .where('reference', '=', 'serie-1')
    .executeTakeFirstOrThrow();
  const question = Number(listeQuestions.split(';')[QUESTION]);
  const { correcte } = await read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select('correcte')
    .where('question.id', '=', question)
    .executeTakeFirstOrThrow();
  await go(page, page.url().replace(/^.*?(\/series\/.*\/question\/)\d+$/, `$1${question}`));
  await page.locator(`input[value=${correcte}]`).check({ force: true });
  await page.getByRole('button', { name: 'Valider la réponse' }).click();
  await page.getByRole('heading', { name: 'Bonne réponse' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  await sharp(await page.screenshot())
    .resize({ width: 540 })
    .webp({ quality: 72 })
    .toFile(FICHIER);
});
