/**
 * npm run ecran: which questions of the bank have to be scrolled, on phones and at a desk, before
 * their answer and after it; and what moves by itself on a learner's pages. Fails above 3 % on a phone.
 * With two series alone: `-- --series`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { DESK, go, login } from '../e2e/browser.ts';
import { type Eleve, database, newEleve } from '../e2e/people.ts';
import { idsOf } from '../server/db/idsOf.ts';
import { findVersions, correctionOf, questionOf } from '../server/questions/questions.queries.ts';
import { NOM_COOKIE, aucunAccord, writeChoix } from '../web/consentement/choix.ts';
import { startServer } from './startServer.ts';

const TELEPHONES = ['360x640', '360x740'];
const AUTRES = ['390x844', '740x360', '768x1024', '1280x800'];
/** Of a hundred questions, at most so many may have to be scrolled on a phone. */
const PERMIS = 3;
/** Lower, and one no longer sees who stands where. */
const BASSE = 110;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-ecran-'));
process.env.E2E_DATA_DIR = DATA_DIR;
const { origin, stop } = await startServer({ DATA_DIR });
process.env.E2E_URL = origin;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? (await sparticuz.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await walk();
  await decalages();
} finally {
  await browser.close();
  await (await database()).close();
  await stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

type Asked = Awaited<ReturnType<typeof asked>>[number];

/** What learners are asked today, in French. */
async function asked() {
  const { read } = await database();
  const rows = await read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select(['question.reference', 'questionVersion.id'])
    .where('dateSuppression', 'is', null)
    .where('langue', '=', 'FR')
    .orderBy('question.id')
    .execute();
  const versions = await findVersions(
    read,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, reference }) => ({ reference, version: versions.get(id)! }));
}

/** Those of the first two series. */
async function played({ acces_id }: Eleve): Promise<Set<number>> {
  const { read } = await database();
  const rows = await read
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select('listeQuestions')
    .where('acces_id', '=', acces_id)
    .orderBy('accesTheme.position')
    .limit(2)
    .execute();
  return new Set(rows.flatMap(({ listeQuestions }) => idsOf(listeQuestions)));
}

async function walk(): Promise<void> {
  const eleve = await newEleve();
  const page = await newPage({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await login(page, eleve);
  const all = await asked();
  const series = await played(eleve);
  const bank = new Map(all.map((each) => [each.version.question_id, each]));
  let told = false;
  // The server's part is not what is looked at: it is asked of nobody, for each question there is.
  await page.route('**/api/app/getQuestion', async (route) => {
    const { question_id } = route.request().postDataJSON() as { question_id: number };
    await route.fulfill({ json: answerOf(bank.get(question_id)!, told) });
  });
  const found = new Map<string, string[]>();
  const basses = new Map<string, string[]>();
  for (told of [false, true]) {
    for (const each of all) {
      const ofSeries = series.has(each.version.question_id);
      if (!ofSeries && process.argv.includes('--series')) continue;
      // Two addresses of one question: what was read before the answer is not read again after it.
      const { acces_id, theme_id } = eleve;
      const here = `/series/${acces_id}/serie/${theme_id + Number(told)}/question/${each.version.question_id}`;
      await go(page, here);
      await page.getByRole('heading', { level: 1, name: each.version.libelle }).waitFor();
      for (const size of ofSeries ? [...TELEPHONES, ...AUTRES] : TELEPHONES) {
        const [width, height] = size.split('x').map(Number) as [number, number];
        await page.setViewportSize({ width, height });
        const { hidden, picture } = await page.evaluate(seen, each.version.correcte);
        const key = `${told ? 'après ' : 'avant '} ${size}`;
        if (!found.has(key)) found.set(key, []);
        if (hidden.length > 0) found.get(key)!.push(`${each.reference} (${hidden.join(', ')})`);
        if (picture !== null && picture < BASSE)
          basses.set(key, [...(basses.get(key) ?? []), `${each.reference} (${picture})`]);
      }
    }
  }
  await page.context().close();
  for (const [key, names] of found) {
    const whole =
      TELEPHONES.some((size) => key.endsWith(size)) && !process.argv.includes('--series');
    const count = whole ? all.length : series.size;
    const part = (100 * names.length) / count;
    say(
      `${key.padEnd(18)} ${names.length} / ${count} à faire défiler (${part.toFixed(1)} %), ` +
        `${basses.get(key)?.length ?? 0} images sous ${BASSE} px`,
    );
    const parts = new Map<string, number>();
    for (const part of names.flatMap((name) => /\((.*)\)$/.exec(name)![1]!.split(', ')))
      parts.set(part, (parts.get(part) ?? 0) + 1);
    for (const [part, times] of parts) say(`  ${part} : ${times}`);
    if (names.length > 0 && names.length < 60) say(`  ${names.join('\n  ')}`);
    if (whole && key.startsWith('avant') && part >= PERMIS) process.exitCode = 1;
  }
}

function answerOf({ version }: Asked, told: boolean) {
  const wrong = version.correcte === 'a' ? 'b' : 'a';
  return {
    status: 200,
    questionnaire_id: told ? 2 : 1,
    libelle: 'Série 1',
    datas: questionOf(version),
    reponse: told ? wrong : null,
    repondu: told ? 1 : 0,
    nextId: null,
    prevId: null,
    questionKey: 6,
    nombre: 50,
    termine: 0,
    bonne: told ? version.correcte : null,
    correction: told ? correctionOf(version, '') : null,
  };
}

/** In the page: what of a question is not wholly in sight at first, and how high its picture is. */
async function seen(correcte: string) {
  scrollTo(0, 0);
  const image = document.querySelector<HTMLImageElement>('form figure img');
  if (image && !image.complete) await new Promise((done) => image.addEventListener('load', done));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const rect = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const form = document.querySelector('form')!;
  const verdict = form.querySelector('section');
  const bar = [...form.querySelectorAll('button, a')].findLast((each) =>
    /^(Valider|Question suivante|Voir toutes)/.test(each.textContent),
  );
  const place = rect(bar);
  // Down to the bar for what stands above it.
  const floorOf = (box: DOMRect) =>
    place && box.left < place.right && box.right > place.left ? place.top : innerHeight;
  const rows = [...form.querySelectorAll('fieldset label, ul[aria-label="Réponses"] > li')];
  // After the answer: the one that was given, and the right one.
  const wrong = correcte === 'a' ? 'B' : 'A';
  const kept = verdict
    ? rows.filter((row) => [correcte.toUpperCase(), wrong].includes(row.textContent[0]!))
    : rows;
  const parts: [string, Element | null | undefined][] = [
    ['image', image],
    verdict ? ['verdict', verdict] : ['énoncé', form.querySelector('h1')],
    ...kept.map((row): [string, Element] => [row.textContent[0]!, row]),
    ['bouton', bar],
  ];
  const hidden = parts.flatMap(([name, element]) => {
    const box = rect(element);
    if (!box) return name === 'image' ? [] : [name];
    const end = element === bar ? innerHeight : floorOf(box);
    return box.top < -1 || box.bottom > end + 1 ? [name] : [];
  });
  return { hidden, picture: image ? Math.round(rect(image)!.height) : null };
}

/** What moves by itself on a learner's pages at a desk, as the browser counts it: 0 is nothing. */
async function decalages(): Promise<void> {
  const eleve = await newEleve();
  const page = await newPage(DESK);
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        const who = entry.sources.map(({ node }) => {
          const at = node instanceof Element ? node : node?.parentElement;
          return at ? `${at.tagName.toLowerCase()}.${at.className}`.slice(0, 60) : '?';
        });
        (window as unknown as { moved: unknown[] }).moved.push([entry.value, who]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await login(page, eleve);
  await go(page, `/series/${eleve.acces_id}`);
  await page.getByRole('button', { name: 'Commencer : Série 1', exact: true }).click();
  await page.waitForURL('**/question/*');
  const question = new URL(page.url()).pathname;
  const serie = question.replace(/\/question.*/, '');
  for (const path of [
    '/mon-profil',
    `/series/${eleve.acces_id}`,
    serie,
    question,
    `/historique/${eleve.acces_id}`,
    '/produits',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(
      () => (window as unknown as { moved: [number, string[]][] }).moved,
    );
    const sum = moved.reduce((all, [value]) => all + value, 0);
    say(`décalage ${path.replaceAll(/\d+/g, 'n').padEnd(36)} ${sum.toFixed(3)}`);
    for (const [value, who] of moved) say(`  ${value.toFixed(3)} ${who.join(' | ')}`);
    if (sum > 0) process.exitCode = 1;
  }
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

async function newPage(options: object): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-BE', ...options });
  await context.addCookies([
    { name: NOM_COOKIE, value: writeChoix(aucunAccord, new Date()), url: origin },
  ]);
  return context.newPage();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
