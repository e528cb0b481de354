// npm run kill9 -- [--rounds 100] [--learners 24] [--database sqlite|postgres]
//   [--folder DATA_DIR, removed at the end] [--no-walk | --every] [--scenario words of its name].
// The walk (bench/walk) kills a server between all steps of a payment; `--every` also within transactions.
// Then a loaded server is killed repeatedly: acknowledged answers must exist, attempts be whole,
// money agree with providers' books, and the server restart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Refused, checkAcquitte, openAchats, produitAAcheter } from './achats.ts';
import { type Joueur, fill } from './fill.ts';
import { openLivres } from './livres.ts';
import { ageWaiting } from './walk/ageWaiting.ts';
import { SECRET } from './walk/school.ts';
import { walk } from './walk/walk.ts';
import { fillContenu } from '../server/testing/fillContenu.ts';
import { connect } from '../server/socle/db/connect.ts';
import { mark } from '../droit/bareme.ts';
import { versionsOf } from '../server/eleve/tentatives/index.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { pageHeaders, startServer } from '../scripts/startServer.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    learners: { type: 'string', default: '24' },
    database: { type: 'string', default: 'sqlite' },
    folder: { type: 'string' },
    walk: { type: 'boolean', default: true },
    every: { type: 'boolean', default: false },
    scenario: { type: 'string', default: '' },
  },
  allowNegative: true,
});
const rounds = Number(options.rounds);
/** In milliseconds. */
const LONGEST_LIFE = 400;
const LONGEST_WAIT = 30_000;

const LETTERS = ['a', 'b'];

const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'priorite-kill-'));
const postgres =
  options.database === 'postgres' ? await startPostgres({ durable: true }) : undefined;
const where = {
  DATA_DIR: folder,
  DATABASE_URL: postgres && `${postgres.url}/postgres`,
  // A database opens with the secret that sealed it.
  APP_SECRET: options.walk ? SECRET : undefined,
};

await fillFirst();
if (options.walk)
  say(
    `${await walk(where, say, { only: options.scenario, every: options.every })} deaths, nothing lost or done twice`,
  );

const { joueurs, filled, staff, acces_id, livres } = await prepare();
const achats = await openAchats(acces_id);
const { acquitte } = achats;
const acknowledged = new Map<string, string>();
let checked = 0;
for (let round = 1; round <= rounds; round++) {
  const server = await startServer({ ...where, ...achats.env });
  const playing = joueurs.map((joueur, index) =>
    index % 2 === 0 ? play(server.origin, joueur, index) : buy(server.origin, joueur, index),
  );
  const patience = Date.now() + LONGEST_WAIT;
  const [answers, payments] = [acknowledged.size, acquitte.size];
  const isIdle = () => acknowledged.size === answers || acquitte.size === payments;
  while (isIdle() && Date.now() < patience) await pause(20);
  await pause(Math.random() * LONGEST_LIFE);
  server.kill('SIGKILL');
  await Promise.all(playing);
  await server.ended;
  checked = await check();
  if (round % 10 === 0)
    say(`${round} kills, ${checked} acknowledged answers and payments, all there`);
}
if (rounds > 0) await settle();
await achats.close();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
if (rounds > 0 && (acknowledged.size === 0 || acquitte.size === 0))
  throw new Error('Nothing was acknowledged: the test has tested nothing.');
say(`${rounds} passed, 0 failed`);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function fillFirst(): Promise<void> {
  const database = await connect(where);
  await fillContenu(database, folder, new Date());
  await database.close();
}

async function prepare() {
  const database = await connect(where);
  const { joueurs, staff } = await fill(database, 0.005, new Date(), Number(options.learners));
  const { filled } = await database.read
    .selectFrom('tentative')
    .select((eb) => eb.fn.max('id').as('filled'))
    .where('dateFin', 'is not', null)
    .executeTakeFirstOrThrow();
  const acces_id = await produitAAcheter(database.read);
  const livres = await openLivres(database.read, acces_id);
  await database.close();
  return { joueurs, filled, acces_id, livres, staff: staff[10] };
}

async function play(origin: string, joueur: Joueur, index: number): Promise<void> {
  const { token, acces_id, acces_user_id, theme_id } = joueur;
  try {
    const headers = { ...(await pageHeaders(origin)), authorization: `Bearer ${token}` };
    const call = async (name: string, body: object) => {
      const response = await fetch(`${origin}/api/app/${name}`, {
        method: 'POST',
        body: JSON.stringify({ acces_id, acces_user_id, theme_id, ...body }),
        headers,
      });
      const answer = (await response.json()) as Record<string, never>;
      if (response.status !== 200) throw new Refused(`${name}: ${JSON.stringify(answer)}`);
      return answer;
    };
    for (let turn = index; ; turn++) {
      const { question_id, questionnaire_id } = await call('addQuestionnaire', {});
      const seen = await call('getQuestion', { question_id });
      const letter = LETTERS[turn % LETTERS.length]!;
      const questionKey = seen['questionKey'];
      await call('addReponse', { question: question_id, questionKey, letter, questionnaire_id });
      acknowledged.set(`${questionnaire_id} ${questionKey}`, letter);
    }
  } catch (cause) {
    if (cause instanceof Refused) throw cause;
    // The server was killed, as intended.
  }
}

async function buy(origin: string, joueur: Joueur, index: number, done = () => false) {
  try {
    const once = achats.at(origin, await pageHeaders(origin));
    while (!done()) await once({ joueur, staff: staff[index % staff.length]! });
  } catch (cause) {
    if (cause instanceof Refused) throw cause;
    // The server was killed, as intended.
  }
}

async function settle(): Promise<void> {
  const server = await startServer({ ...where, ...achats.env });
  const begun = joueurs.filter((joueur) => achats.isBusy(joueur));
  const ending = begun.map((joueur) =>
    buy(server.origin, joueur, joueurs.indexOf(joueur), () => !achats.isBusy(joueur)),
  );
  await Promise.all(ending);
  const database = await connect(where);
  for (const patience = Date.now() + LONGEST_WAIT; ; await pause(200)) {
    try {
      await livres.check(database.read, { chez: achats.readChez(), paper: true });
      break;
    } catch (cause) {
      // Mails and invoices come with time.
      if (Date.now() > patience) throw cause;
    }
  }
  await database.close();
  await server.stop();
  say('All that was begun is ended, and agrees with the providers to the cent');
}

/** Opens the database as a server would; throws at the first fault. */
async function check(): Promise<number> {
  const database = await connect(where);
  const rows = await database.read
    .selectFrom('tentative')
    .selectAll()
    .where('mode', '=', 'serie')
    .where(
      'acces_user_id',
      'in',
      joueurs.map((joueur) => joueur.acces_user_id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [key, letter] of acknowledged) {
    const [questionnaire, position] = key.split(' ').map(Number);
    const kept = byId.get(questionnaire!)?.reponses[position!];
    if (kept !== letter) throw new Error(`Answer ${key} was ${letter}, the database has ${kept}`);
  }
  for (const row of rows) {
    const complete = !row.reponses.includes('?');
    if (complete !== (row.dateFin !== null)) throw new Error(`Attempt ${row.id} is half closed`);
    if (row.dateFin === null) continue;
    const versions = await versionsOf(database.read, row);
    const note = mark(
      versions.map(({ correcte, grave }, key) => ({
        juste: row.reponses[key] === correcte,
        grave: grave === 1,
      })),
    );
    // Filled rows have invented scores.
    if (row.id > filled && note.score !== row.score) {
      throw new Error(`Attempt ${row.id} has ${row.score} points instead of ${note.score}`);
    }
  }
  const paid = await checkAcquitte(database.read, acquitte);
  await livres.check(database.read);
  await database.write(async (trx) => {
    // Rate limits would stop such frequent buyers.
    await trx.deleteFrom('limite').execute();
    await ageWaiting(trx, new Date());
  });
  await database.close();
  return acknowledged.size + paid;
}
