// npm run pires -- [call …]
// Sends each call its worst inputs on SQLite and writes docs/mesures/pires-entrees.md.
// Fails where one blocks the thread too long.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '../contract/call.ts';
import { type CallName, calls } from '../contract/index.ts';
import { connect } from '../server/socle/db/connect.ts';
import { fillContenu } from '../server/testing/fillContenu.ts';
import { PAR_MORCEAUX, piresOf } from '../server/testing/pires.ts';
import { samplesOf } from '../server/testing/samples.ts';
import { openSchool } from '../server/testing/school.ts';

const PAGE = 'docs/mesures/pires-entrees.md';
/** In milliseconds of the main thread. */
const FREE = 100;
const WHO = { visiteur: undefined, eleve: 'eleve@demo.be', admin: 'superviseur@demo.be' };
/** Destructive calls come last. */
const LAST =
  /^(delete|unlink|logout|endSession|withdraw|import|ask|modifyPassword|choose|undo|edit)/;

interface Mesure {
  mots: string;
  /** In milliseconds: main thread, and whole process. */
  fil: number;
  tout: number;
  /** In calls, as the rate limit counts it. */
  compte: number;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in calls));
if (unknown.length > 0) throw new Error(`No call is named ${unknown.join(', ')}.`);

const folder = mkdtempSync(join(tmpdir(), 'priorite-pires-'));
const database = await connect({ DATA_DIR: folder });
await fillContenu(database, folder);
await database.close();

const school = await openSchool({
  template: { kind: 'sqlite', file: join(folder, 'priorite.sqlite') },
  env: {
    INSCRIPTION: 'ouverte',
    PAYZEN_SITE_ID: '12345678',
    PAYZEN_CLE: 'Q7mZ1vT5waB3kX9p',
  },
});
let compte = 0;
school.mounting.takeCall = (_caller, _date, weight = 1) => void (compte += weight);
const sampleOf = await samplesOf(school);

async function once(name: CallName, input: Record<string, unknown>) {
  await school.database.write((trx) => trx.deleteFrom('limite').execute());
  const email = WHO[(calls[name] as Call).audience];
  const person = email ? await school.login(email) : school.visitor;
  await person.raw({ url: '/api/health' });
  const send = await person.prepared(name, input);
  compte = 0;
  const [fil, tout] = [process.threadCpuUsage(), process.cpuUsage()];
  const { statusCode } = await send();
  const [a, b] = [process.threadCpuUsage(fil), process.cpuUsage(tout)];
  if (statusCode >= 500 && statusCode !== 503) throw new Error(`${name}\u00a0: ${statusCode}`);
  return {
    fil: (a.user + a.system) / 1000,
    tout: (b.user + b.system) / 1000,
    compte: Math.max(1, compte),
  };
}

async function worstOf(name: CallName): Promise<Mesure> {
  const [usual, ...others] = await piresOf(name, sampleOf(name));
  await once(name, usual!.input);
  let worst: Mesure = { mots: usual!.mots, ...(await once(name, usual!.input)) };
  for (const { mots, input } of others) {
    let mesure = await once(name, input);
    if (mesure.fil > FREE / 2) {
      const again = await once(name, input);
      if (again.compte >= mesure.compte && again.fil < mesure.fil) mesure = again;
    }
    const isFree = mesure.fil > FREE && mesure.compte === 1 && worst.compte > 1;
    const kept = worst.fil > FREE && worst.compte === 1 && mesure.compte > 1;
    if (isFree || (!kept && weightOf(mesure) > weightOf(worst))) worst = { mots, ...mesure };
  }
  return worst;
}

/** Other threads weigh a tenth. */
const weightOf = ({ fil, tout }: Pick<Mesure, 'fil' | 'tout'>) => fil + (tout - fil) / 10;

function heldBy(name: CallName, { fil, tout, compte: counted }: Mesure): string {
  const by = [
    counted > 1 && `compté ${counted}`,
    tout - fil > FREE && 'à côté',
    PAR_MORCEAUX.has(name) && 'par morceaux',
    counted === 1 && fil <= FREE && 'libre',
  ].filter(Boolean);
  const held = fil <= FREE || counted > 1 || PAR_MORCEAUX.has(name);
  return held ? by.join(', ') : 'NON';
}

const names = (Object.keys(calls) as CallName[])
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .toSorted((a, b) => Number(LAST.test(a)) - Number(LAST.test(b)));
const rows: [CallName, Mesure][] = [];
for (const name of names) {
  const worst = await worstOf(name);
  rows.push([name, worst]);
  process.stderr.write(
    `${name}: ${worst.fil.toFixed(0)} ms, ${worst.mots}, ${heldBy(name, worst)}\n`,
  );
}
await school.close();
rmSync(folder, { recursive: true, force: true });

const line = (name: CallName, mesure: Mesure) =>
  `| ${name} | ${mesure.mots} | ${mesure.fil.toFixed(0)} | ${mesure.tout.toFixed(0)} | ${heldBy(name, mesure)} |`;
const LINE = /^\| (\w+) \| .+ \| (\d+) \| \d+ \| .+ \|$/gm;
const before = wanted.length > 0 ? readFileSync(PAGE, 'utf8') : '';
const lines = [
  ...rows.map(([name, mesure]) => ({ fil: mesure.fil, text: line(name, mesure) })),
  ...[...before.matchAll(LINE)]
    .filter(([, name]) => (name as CallName) in calls && !wanted.includes(name!))
    .map(([text, , fil]) => ({ fil: Number(fil), text })),
]
  .toSorted((a, b) => b.fil - a.fil)
  .map(({ text }) => text);
writeFileSync(
  PAGE,
  `# The worst input of each call

Written by \`npm run pires\` (\`server/testing/pires.ts\` says what is tried), on the content and the people of the demo, with SQLite: lists that grow with a school are paged, and \`npm run bench\` measures them. Processor time in milliseconds: of the thread that answers everybody, and of all threads. Above ${FREE} ms of that thread a call is counted as several (\`takeMore\`), so that an account has few of them; « par morceaux »: it takes its turn, one in a process, and answers requests between its pieces; « à côté »: a thread of its own or those of the image library work on it.

| Call | Worst input | Thread | All | Held |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`,
);
const bad = rows.filter((row) => heldBy(...row) === 'NON');
for (const [name, { mots, fil }] of bad)
  process.stderr.write(
    `✗ ${name}\u00a0: ${fil.toFixed(0)} ms (${mots}), ni compté ni par morceaux\n`,
  );
process.exit(bad.length > 0 ? 1 : 0);
