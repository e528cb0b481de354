// npm run bench -- [--scale 0.02] [--seconds 5] [--connections 32] [--database sqlite|postgres]
//   [--only answer,open] [--rounds 3] [--sizes eleves=1,paiements=1].
// Rounds measure each line in turn with the bare server, and print its median.
// Sizes: questions, eleves, cours, journal, paiements, tentatives.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import type { z } from 'zod';
import { startPostgres } from '../server/testing/postgres.ts';
import { pageHeaders, startServer } from '../scripts/startServer.ts';
import { type CallName, type Calls, calls } from '../contract/index.ts';
import { fillContenu } from '../server/testing/fillContenu.ts';
import { connect } from '../server/socle/db/connect.ts';
import { produitAAcheter } from './achats.ts';
import { ELEVES, type Filled, type Joueur, PARTS, QUESTIONS, fill } from './fill.ts';
import { CARTE, placeOrders, startWallet } from './payer.ts';
import { measureStart, processorOf, processorOfAll } from './start.ts';

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.02' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    database: { type: 'string', default: 'sqlite' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    sizes: { type: 'string', default: '' },
  },
});
/** Avoids checkpoints during gigabytes of filling. */
const FILLING = { max_wal_size: '16GB', checkpoint_timeout: '1h', maintenance_work_mem: '256MB' };
/** Staff are few: one call after another. */
const STAFF: Pace = { connections: 1 };
const aMonthAgo = () => new Date(Date.now() - 31 * 24 * 3_600_000).toISOString().slice(0, 7);
/** A bounded rate measures calls instead of their queue. */
const EACH: Pace = { rate: 20 };
const ORDERS = 150;
const WARM_UP = 20;
/** More than any school has, beside learners at their pace. */
const PAYING: Pace = { connections: 1, rate: 10 };
/** In seconds; no load beside another lasts longer. */
const LONGEST_BESIDE = 600;
const scales = scalesOf(options.sizes);
const connections = Number(options.connections);
const seconds = Number(options.seconds);
const say = (text: string) => process.stdout.write(`${text}\n`);

const folder = mkdtempSync(join(tmpdir(), 'priorite-bench-'));
const postgres =
  options.database === 'postgres'
    ? await startPostgres({ durable: true, settings: FILLING })
    : undefined;
const DATABASE_URL = postgres && `${postgres.url}/postgres`;

say(`Filling ${options.database} to ${options.scale} of the design size…`);
const { joueurs, cours, staff, acces_id } = await prepare();
const bare = await startServer({}, [
  'bench/bare.ts',
  DATABASE_URL ?? join(folder, 'priorite.sqlite'),
]);
const wallet = await startWallet(folder);
const served = { DATA_DIR: folder, DATABASE_URL, ...CARTE, ...wallet.env };
const product = await startServer(served);
const results = await measureAll();
await product.stop();
const start = await measureStart(served);
wallet.stop();
await bare.stop();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
print(results);

function scalesOf(sizes: string) {
  const given = new Map(
    sizes
      .split(',')
      .filter(Boolean)
      .map((each) => each.split('=') as [string, string]),
  );
  for (const part of given.keys())
    if (!(PARTS as readonly string[]).includes(part))
      throw new Error(`--sizes knows ${PARTS.join(', ')}, and no ${part}.`);
  const of = (part: (typeof PARTS)[number]) => Number(given.get(part) ?? options.scale);
  return Object.fromEntries(PARTS.map((part) => [part, of(part)])) as Record<
    (typeof PARTS)[number],
    number
  >;
}

async function prepare(): Promise<Filled & { acces_id: number }> {
  const database = await connect({ DATA_DIR: folder, DATABASE_URL });
  const now = new Date();
  await fillContenu(database, folder, now);
  const began = performance.now();
  const filled = await fill(database, scales, now);
  say(`Filled in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  const acces_id = await produitAAcheter(database.read);
  await database.close();
  return { ...filled, acces_id };
}

interface Measure {
  name: string;
  perSecond: number;
  /** In milliseconds, like `p95` and `p99`. */
  p50: number;
  p95: number;
  p99: number;
  /** In milliseconds of the server's processor per call, and of PostgreSQL's; on Linux only. */
  processor: number;
  base: number;
  failures: number;
}

type Case = [
  name: string,
  origin: string,
  request: ((turn: number) => autocannon.Request) | Once,
  pace?: Pace,
];

interface Once {
  make: (nombre: number) => Promise<autocannon.Request[]>;
}

interface Pace {
  /** Undefined: the bench's default. */
  connections?: number;
  /** Requests a second per connection; undefined: unlimited. */
  rate?: number;
  says?: string;
  beside?: (turn: number) => autocannon.Request;
}

async function measureAll(): Promise<Measure[]> {
  const headers = await pageHeaders(product.origin);
  const call =
    (path: string, body: (joueur: Joueur, turn: number) => object) =>
    (turn: number): autocannon.Request => {
      const joueur = joueurs[turn % joueurs.length]!;
      return {
        method: 'POST',
        path,
        headers: { ...headers, authorization: `Bearer ${joueur.token}` },
        body: JSON.stringify(body(joueur, turn)),
      };
    };
  const ou = ({ acces_id, acces_user_id, theme_id }: Joueur) => ({
    acces_id,
    acces_user_id,
    theme_id,
  });
  let answered = 0;
  const openQuestion = call('/api/app/getQuestion', (joueur, turn) => ({
    ...ou(joueur),
    question_id: joueur.questions[turn % 50],
  }));
  const ofCours = { acces_id: cours.acces_id };
  // A chapter ends once: learners submit theirs in turn.
  let submitted = 0;
  const openChapitre = call('/api/app/getChapitres', (_, turn) => {
    const { module_id, chapitre_id } = cours.chapitres[turn % cours.chapitres.length]!;
    return { ...ofCours, module_id, chapitre_id };
  });
  const submitChapitre = (): autocannon.Request => {
    const turn = submitted++;
    const { versions, ...where } = cours.chapitres[cours.lus + Math.floor(turn / joueurs.length)]!;
    const reponses = Object.fromEntries(versions.map((_, at) => [at + 1, 'a']));
    return call('/api/app/addELearning', () => ({
      ...ofCours,
      ...where,
      reponses,
      versions: versions.join(';'),
    }))(turn);
  };
  const openModules = call('/api/app/getModules', () => ofCours);
  const staffCall = <N extends CallName>(
    name: string,
    level: keyof typeof staff,
    call: N,
    query: Partial<Record<keyof z.input<Calls[N]['input']> & string, string>> = {},
  ): Case => {
    const { path } = calls[call];
    const request = (turn: number): autocannon.Request => ({
      method: 'GET',
      path: `${path}?${new URLSearchParams(query as Record<string, string>)}`,
      headers: { authorization: `Bearer ${staff[level][turn % staff[level].length]!}` },
    });
    return [name, product.origin, request, STAFF];
  };
  const boutique = { origin: product.origin, headers, acheteurs: joueurs.values(), acces_id };
  /** Measures a payment until its access is durable. */
  const granted = (name: string, by: typeof wallet | undefined, pace: Pace): Case => {
    const make = (nombre: number) => placeOrders(boutique, by, nombre);
    const says = by ? '"etat":"paye"' : 'OK-paye';
    return [name, product.origin, { make }, { ...pace, says }];
  };
  const lastPage = Math.ceil((QUESTIONS * scales.questions) / 25);
  const lastEleves = Math.ceil((ELEVES * scales.eleves) / 25);
  const cases: Case[] = [
    [
      'bare server',
      bare.origin,
      (turn) => ({
        method: 'POST',
        path: '/',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: 1 + (turn % 40), letter: 'a' }),
      }),
    ],
    [
      'answer a question',
      product.origin,
      () => {
        const turn = answered++;
        const key = Math.floor(turn / joueurs.length) % 50;
        return call('/api/app/addReponse', (joueur) => ({
          ...ou(joueur),
          question: joueur.questions[key],
          questionKey: key,
          letter: 'a',
          duree: 4200 + (turn % 9000),
        }))(turn);
      },
    ],
    ['open a question', product.origin, openQuestion],
    ['open, 20 a second', product.origin, openQuestion, EACH],
    ['list of series', product.origin, call('/api/app/getThemes', ou)],
    ['one attempt', product.origin, call('/api/app/getQuestionnaire', ou)],
    ['list of modules', product.origin, openModules],
    ['modules, 20 a second', product.origin, openModules, EACH],
    ['a chapter', product.origin, openChapitre],
    ['a chapter, 20 a second', product.origin, openChapitre, EACH],
    ['submit a chapter', product.origin, submitChapitre],
    ['submit, 20 a second', product.origin, submitChapitre, EACH],
    ['home page', product.origin, () => ({ method: 'GET', path: '/' })],
    staffCall('dashboard, level 1', 1, 'getDashboard'),
    staffCall('dashboard, level 10', 10, 'getDashboard'),
    staffCall('bank, first page', 1, 'getQuestions'),
    staffCall('bank, filtered', 1, 'getQuestions', { idArticleLois: '12.3.1', langue: 'FR' }),
    staffCall('bank, last page', 1, 'getQuestions', { page: String(lastPage) }),
    staffCall('bank, search', 1, 'getQuestions', { recherche: 'tram tunnel' }),
    staffCall('series of the staff', 10, 'getThemesExtranet'),
    staffCall('series, questions to choose', 10, 'getThemesExtranet', {
      questions: '1',
      recherche: 'tram tunnel',
    }),
    staffCall('series, one in use', 10, 'getTheme', { id: String(joueurs[0]!.theme_id) }),
    staffCall('chapters of the staff', 10, 'getChapitresExtranet'),
    staffCall('chapters, search', 10, 'getChapitresExtranet', { recherche: 'mesure 29' }),
    staffCall('modules of the staff', 10, 'getModulesExtranet'),
    staffCall('modules, search', 10, 'getModulesExtranet', { recherche: 'mesure 3' }),
    staffCall('products, a page', 10, 'getAccesExtranet'),
    staffCall('products, search', 10, 'getAccesExtranet', { recherche: 'permis' }),
    staffCall('a product, held by all', 10, 'getAccesExtranet', { id: '1' }),
    staffCall('learners', 10, 'getEleves'),
    staffCall('learners, search', 10, 'getEleves', { recherche: 'zoe demir' }),
    staffCall('learners, common', 10, 'getEleves', { recherche: 'le' }),
    staffCall('learners, last page', 10, 'getEleves', { page: String(lastEleves) }),
    staffCall('learners, by product', 10, 'getEleves', { produit: '1' }),
    staffCall('learners, by state', 10, 'getEleves', { situation: 'perime' }),
    staffCall('learners, stuck', 10, 'getEleves', { suivi: 'bloque' }),
    staffCall('learners, by visit', 10, 'getEleves', { visite: 'jamais', taille: '100' }),
    staffCall('learners, by newsletter', 10, 'getEleves', { newsletter: '1' }),
    staffCall('learners, by contract', 10, 'getEleves', { contrat: '0' }),
    staffCall('learners, by name', 10, 'getEleves', { tri: 'nom' }),
    staffCall('found anywhere, a name', 10, 'getRecherche', { recherche: 'zoe demir' }),
    staffCall('found anywhere, common', 10, 'getRecherche', { recherche: 'le' }),
    staffCall('found anywhere, nothing', 10, 'getRecherche', { recherche: 'introuvable' }),
    staffCall('ledger', 10, 'getCaisse'),
    staffCall('ledger, far back', 10, 'getCaisse', { page: '400' }),
    staffCall('ledger, state and way', 10, 'getCaisse', { etat: 'paye', moyen: 'paypal' }),
    staffCall('ledger, a rare state', 10, 'getCaisse', { etat: 'impaye' }),
    staffCall('ledger, a month', 10, 'getCaisse', { mois: aMonthAgo(), page: '300' }),
    staffCall('ledger, to be settled', 10, 'getCaisse', { aRegler: '1' }),
    staffCall('ledger, by learner', 10, 'getCaisse', { recherche: 'zoe demir' }),
    staffCall('ledger, by order', 10, 'getCaisse', { recherche: 'P-MESURE7' }),
    granted('card, granted', undefined, STAFF),
    granted('card, granted in traffic', undefined, { ...PAYING, beside: openQuestion }),
    granted('wallet, granted', wallet, STAFF),
    granted('wallet, granted in traffic', wallet, { ...PAYING, beside: openQuestion }),
    staffCall('a payment', 10, 'getPaiement', { id: '1' }),
    staffCall('journal', 10, 'getJournal'),
    staffCall('journal, far back', 10, 'getJournal', { page: '400' }),
    staffCall('journal, by thing', 10, 'getJournal', { objet: 'question', objet_id: '1001' }),
  ];
  const only = (options.only ?? '').split(',');
  const wanted = cases.filter(([name]) => only.some((each) => name.includes(each)));
  if (wanted.length === 0) {
    say(`No line has « ${options.only} » in its name: ${cases.map(([name]) => name).join(', ')}.`);
    process.exitCode = 1;
  }
  const [bareOne] = cases;
  const measured = await measureInTurn([...new Set([bareOne!, ...wanted])]);
  return [...Map.groupBy(measured, ({ name }) => name).values()].map(medianOf);
}

async function measureInTurn(cases: Case[]): Promise<Measure[]> {
  const measured: Measure[] = [];
  for (let round = 0; round < Number(options.rounds); round++)
    for (const [name, origin, request, pace] of cases) {
      say(`Measuring: ${name}`);
      if ('make' in request) measured.push(await askEach(name, origin, request, pace));
      else {
        await load(name, origin, request, 1);
        measured.push(await load(name, origin, request, seconds, pace));
      }
    }
  return measured;
}

function medianOf(rounds: Measure[]): Measure {
  const median = (of: (one: Measure) => number) =>
    rounds.map(of).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  return {
    name: rounds[0]!.name,
    perSecond: median(({ perSecond }) => perSecond),
    p50: median(({ p50 }) => p50),
    p95: median(({ p95 }) => p95),
    p99: median(({ p99 }) => p99),
    processor: median(({ processor }) => processor),
    base: median(({ base }) => base),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  };
}

async function askEach(name: string, origin: string, { make }: Once, pace: Pace = {}) {
  const requests = (await make(WARM_UP + ORDERS)).values();
  const next = () => requests.next().value!;
  await load(name, origin, next, 1, { connections: 1, amount: WARM_UP });
  const beside = pace.beside && startLoad(origin, pace.beside, LONGEST_BESIDE, EACH);
  const measure = await load(name, origin, next, 1, { ...pace, amount: ORDERS });
  beside?.stop();
  await beside?.ended;
  return measure;
}

async function load(
  name: string,
  origin: string,
  request: (turn: number) => autocannon.Request,
  duration: number,
  pace: Load = {},
): Promise<Measure> {
  const times: number[] = [];
  const { pid } = origin === bare.origin ? bare : product;
  const processors = () => [processorOf(pid), postgres ? processorOfAll(postgres.pid) : 0];
  const before = processors();
  const { ended, instance } = startLoad(origin, request, duration, pace);
  instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  const result = await ended;
  const [processor, base] = processors().map(
    (after, at) => ((after ?? NaN) - (before[at] ?? NaN)) / times.length,
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return {
    name,
    perSecond: times.length / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    processor: processor!,
    base: base!,
    failures: result.non2xx + result.errors + result.mismatches,
  };
}

/** Seconds, or a number of requests (`amount`). */
type Load = Pace & { amount?: number };

function startLoad(
  origin: string,
  request: (turn: number) => autocannon.Request,
  duration: number,
  { connections: own, rate, amount, says }: Load,
) {
  let turn = 0;
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const instance = autocannon(
    {
      url: origin,
      connections: own ?? connections,
      duration,
      ...(amount && { amount }),
      ...(rate && { connectionRate: rate }),
      ...(says && { verifyBody: (body) => body?.includes(says) ?? false }),
      requests: [{ setupRequest: (given) => ({ ...given, ...request(turn++) }) }],
    },
    (error: unknown, done) => (error ? reject(error) : resolve(done)),
  );
  return { ended, instance, stop: () => instance.stop() };
}

function print(measures: Measure[]): void {
  const [reference] = measures;
  const sum = ({ processor, base }: Measure) => processor + base;
  const figure = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2));
  say(
    `\n${connections} at once, staff one by one, ${seconds} s each, ${options.rounds} in turn, ${options.database}, scale ${[options.scale, options.sizes].filter(Boolean).join(', ')}\n`,
  );
  say(
    '                       a second   ratio   p50 ms    p95 ms   p99 ms   cpu ms    db ms  by cpu  failures',
  );
  for (const measure of measures) {
    const { name, perSecond, p50, p95, p99, processor, base, failures } = measure;
    say(
      [
        name.padEnd(20),
        perSecond.toFixed(0).padStart(11),
        (perSecond / reference!.perSecond).toFixed(2).padStart(7),
        p50.toFixed(1).padStart(8),
        p95.toFixed(1).padStart(9),
        p99.toFixed(1).padStart(8),
        figure(processor).padStart(8),
        figure(base).padStart(8),
        figure(sum(reference!) / sum(measure)).padStart(7),
        String(failures).padStart(9),
      ].join(' '),
    );
  }
  const { wall, processor, read } = start;
  say(
    `\nA second start serves after ${wall.toFixed(0)} ms${
      processor === undefined || read === undefined
        ? ''
        : `: ${processor.toFixed(0)} ms of processor, ${(read / 1_048_576).toFixed(1)} MiB read`
    }.`,
  );
  if (measures.some((measure) => measure.failures > 0)) process.exitCode = 1;
}
