/**
 * npm run ecran: finds questions that need scrolling on phones and desks, and layout shifts. Fails
 * above 3 % on a phone. `-- --series`: two series only.
 */
import { MON_PROFIL } from '../regles/adresses.ts';
import type { Page } from '@playwright/test';
import type { Letter } from '../regles/lettres.ts';
import { DESK, go, login } from '../e2e/browser.ts';
import { type Eleve, database, newEleve } from '../e2e/people.ts';
import { idsOf } from '../server/socle/db/idsOf.ts';
import {
  correctionOf,
  listVersionsById,
  listVues,
  questionOf,
} from '../server/eleve/questions/index.ts';
import { withBrowser } from './withBrowser.ts';
import { listeOf } from '../server/socle/db/listes.ts';

const TELEPHONES = ['360x640', '360x740'];
const AUTRES = ['390x844', '740x360', '768x1024', '1280x800'];
const PERMIS = 3;
/** In pixels: lower, one cannot tell who stands where. */
const BASSE = 110;

/** A known secret lets us compute films' addresses. */
const SECRET = 'ecran'.repeat(8);
process.env.APP_SECRET = SECRET;
const SERIES = process.argv.includes('--series');

await withBrowser(async (newPage) => {
  const eleve = await newEleve();
  const series = await played(eleve);
  const bank = await asked();
  const looked = SERIES ? bank.filter((each) => series.has(each.version.question_id)) : bank;
  const vues = { found: new Map<string, string[]>(), basses: new Map<string, string[]>() };
  await Promise.all(
    [0, 1].map(async (part) => {
      const page = await newPage({
        viewport: { width: 360, height: 640 },
        hasTouch: true,
        isMobile: true,
      });
      await login(page, eleve);
      const own = looked.filter((_, n) => n % 2 === part);
      await walk(page, { eleve, own, series }, vues);
      await page.context().close();
    }),
  );
  tell(vues, bank.length, series.size);
  await decalages(await newPage(DESK), eleve);
});

type Asked = Awaited<ReturnType<typeof asked>>[number];

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
  const ids = rows.map(({ id }) => id);
  const [versions, vues] = [await listVersionsById(read, ids), await listVues(read, ids)];
  return rows.map(({ id, reference }) => ({
    reference,
    version: versions.get(id)!,
    vue: vues.get(id) ?? null,
  }));
}

async function played({ acces_id }: Eleve): Promise<Set<number>> {
  const { read } = await database();
  const rows = await read
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(listeOf('theme'))
    .where('acces_id', '=', acces_id)
    .orderBy('accesTheme.position')
    .limit(2)
    .execute();
  return new Set(rows.flatMap(({ listeQuestions }) => idsOf(listeQuestions)));
}

interface Vues {
  found: Map<string, string[]>;
  basses: Map<string, string[]>;
}

async function walk(
  page: Page,
  { eleve, own, series }: { eleve: Eleve; own: Asked[]; series: Set<number> },
  { found, basses }: Vues,
): Promise<void> {
  const asks = new Map(own.map((each) => [each.version.question_id, each]));
  let isAnswered = false;
  await page.route('**/api/app/getQuestion', async (route) => {
    const { question_id } = route.request().postDataJSON() as { question_id: number };
    const each = asks.get(question_id)!;
    await route.fulfill({ json: answerOf(each, isAnswered, placeOf(own.indexOf(each))) });
  });
  for (isAnswered of [false, true]) {
    for (const [n, each] of own.entries()) {
      const { question_id, libelle, correcte } = each.version;
      const ofSeries = series.has(question_id);
      const { film } = correctionOf(each.version, each.version.correcte, SECRET);
      const answered =
        isAnswered &&
        film !== null &&
        page.waitForResponse((answer) => answer.url().endsWith(film));
      // Alternating addresses avoid the cached correction.
      const { acces_id, theme_id } = eleve;
      await go(
        page,
        `/series/${acces_id}/serie/${theme_id + Number(isAnswered)}/question/${question_id}`,
      );
      await page.getByText(`${placeOf(n) + 1} / 50`, { exact: true }).waitFor();
      await page.getByRole('heading', { level: 1, name: libelle }).waitFor();
      if (answered && (await answered).status() === 200)
        await page.getByRole('list', { name: 'L’ordre de passage' }).waitFor();
      for (const size of ofSeries ? [...TELEPHONES, ...AUTRES] : TELEPHONES) {
        const [width, height] = size.split('x').map(Number) as [number, number];
        await page.setViewportSize({ width, height });
        const { hidden, picture } = await page.evaluate(seen, correcte);
        const key = `${isAnswered ? 'après' : 'avant'} ${size}`;
        if (hidden.length > 0) add(found, key, `${each.reference} (${hidden.join(', ')})`);
        if (picture !== null && picture < BASSE) add(basses, key, `${each.reference} (${picture})`);
      }
    }
  }
}

function add(to: Map<string, string[]>, key: string, name: string): void {
  to.set(key, [...(to.get(key) ?? []), name]);
}

function tell({ found, basses }: Vues, ofBank: number, ofSeries: number): void {
  for (const moment of ['avant', 'après'])
    for (const size of [...TELEPHONES, ...AUTRES]) {
      const key = `${moment} ${size}`;
      const names = found.get(key) ?? [];
      const whole = TELEPHONES.includes(size) && !SERIES;
      const count = whole ? ofBank : ofSeries;
      const part = (100 * names.length) / count;
      say(
        `${key.padEnd(18)} ${names.length} / ${count} à faire défiler (${part.toFixed(1)} %), ` +
          `${basses.get(key)?.length ?? 0} images sous ${BASSE} px`,
      );
      const parts = new Map<string, number>();
      for (const each of names.flatMap((name) => /\((.*)\)$/.exec(name)![1]!.split(', ')))
        parts.set(each, (parts.get(each) ?? 0) + 1);
      for (const [each, times] of parts) say(`  ${each}\u00a0: ${times}`);
      if (names.length > 0 && names.length < 60) say(`  ${names.join('\n  ')}`);
      if (whole && moment === 'avant' && part >= PERMIS) process.exitCode = 1;
    }
}

function placeOf(n: number): number {
  return 6 + (n % 3);
}

function answerOf({ version, vue }: Asked, isAnswered: boolean, questionKey: number) {
  const wrong: Letter = version.correcte === 'a' ? 'b' : 'a';
  return {
    status: 200,
    questionnaire_id: isAnswered ? 2 : 1,
    libelle: 'Série 1',
    datas: questionOf(version, vue, { motsSimples: 0 }),
    reponse: isAnswered ? wrong : null,
    repondu: isAnswered ? 1 : 0,
    nextId: null,
    prevId: null,
    questionKey,
    nombre: 50,
    termine: 0,
    bonne: isAnswered ? version.correcte : null,
    correction: isAnswered ? correctionOf(version, wrong, SECRET) : null,
  };
}

/** Runs in the page: hidden parts of a question, and the picture's height. */
async function seen(correcte: string) {
  scrollTo(0, 0);
  const image = document.querySelector<HTMLImageElement | SVGSVGElement>(
    'form figure :is(img, svg)',
  );
  if (image instanceof HTMLImageElement && !image.complete)
    await new Promise((done) => image.addEventListener('load', done));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const rect = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const form = document.querySelector('form')!;
  const verdict = form.querySelector('section');
  const bar = [...form.querySelectorAll('button, a')].findLast((each) =>
    /^(Valider|Question suivante|Voir toutes)/.test(each.textContent),
  );
  const place = rect(bar);
  // Text above the bar may reach down to it.
  const floorOf = (box: DOMRect) =>
    place && box.left < place.right && box.right > place.left ? place.top : innerHeight;
  const rows = [...form.querySelectorAll('fieldset label, ul[aria-label="Réponses"] > li')];
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

async function decalages(page: Page, eleve: Eleve): Promise<void> {
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
    MON_PROFIL,
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
