import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openSchoolForFile } from '../../testing/school.ts';
import { metriquesOf } from '../../metriques.ts';
import type { Database } from '../../socle/db/database.ts';
import type { Fin } from '../../socle/http/fins.ts';
import { startTaches } from '../../socle/taches/taches.ts';
import { lookAround, timeWrite } from './index.ts';

const school = await openSchoolForFile();
const { serveur } = school.mounting;
const chef = await school.login('superviseur@demo.be');
const points = async () => (await chef.call('getSante', {})).points;
const { kind } = school.database;
const text = metriquesOf(school.fastify, () =>
  lookAround(
    { db: school.database.read, kind, env: school.mounting.env, serveur, now: school.now() },
    school.fastify.log,
  ),
);
const valueOf = async (nom: string) => new RegExp(`^${nom} (.*)$`, 'm').exec(await text())?.[1];

test('a new school is well, and says which server says so', async () => {
  const { status, serveur: ici, message } = await chef.call('getSante', {});
  expect(status).toBe(200);
  expect(ici).toMatchObject({ version: expect.any(String), depuis: '2026-11-21T10:00:00.000Z' });
  const ofThisMachine = new Set(['disque', 'boucle']);
  const malades = (await points()).filter(
    ({ etat, quoi }) => etat !== 'bien' && !ofThisMachine.has(quoi),
  );
  expect(malades).toEqual([]);
  expect(message).toMatch(/^\p{Lu}.*\.$/u);
});

test('a mail that waits for hours is told, with its beginning, in words and in figures', async () => {
  const dateCreation = school.now().toISOString();
  await school.database.write((trx) =>
    trx
      .insertInto('mail')
      .values({
        destinataire: 'a@example.be',
        sujet: 'S',
        texte: 'T',
        html: 'H',
        dateCreation,
        prochainEssai: dateCreation,
        essais: 3,
        erreur: 'serveur CONN',
      })
      .execute(),
  );
  school.later(5 * 3600);
  const mails = async () => (await points()).find(({ quoi }) => quoi === 'mails')!;
  expect(await mails()).toMatchObject({ etat: 'mal', depuis: dateCreation });
  expect((await mails()).faire).toMatch(/serveur de SMTP_URL répond/);
  await school.database.write((trx) =>
    trx.updateTable('mail').set({ erreur: 'serveur EAUTH 535 5.7.8' }).execute(),
  );
  expect((await mails()).faire).toMatch(/mot de passe de SMTP_URL \(535\)/);
  expect(await valueOf('priorite_mails_waiting')).toBe('1');
  expect(await valueOf('priorite_mails_failed')).toBe('1');
});

test('a job that fails is told by its name until it goes well again', async () => {
  let works = false;
  const run = async () => {
    if (!works) throw new Error('no');
  };
  const once = async () => {
    const taches = startTaches(
      [{ nom: 'essai', every: 1000, run }],
      school.fastify.log,
      serveur.etat.taches,
    );
    await taches.stop();
  };
  await once();
  const dite = (await points()).find(({ quoi }) => quoi === 'taches')!;
  expect(dite).toMatchObject({ dit: expect.stringMatching(/«.essai.» \(1 échec\)/) });
  expect(await valueOf('priorite_task_failures\\{task="essai"\\}')).toBe('1');
  works = true;
  await once();
  expect((await points()).find(({ quoi }) => quoi === 'taches')).toMatchObject({ etat: 'bien' });
});

test('pictures are told as they were last looked at, and the newest backup by its age', async () => {
  serveur.etat.images = { vues: 10, perdues: 3 };
  expect((await points()).find(({ quoi }) => quoi === 'images')).toMatchObject({ etat: 'mal' });
  expect(await valueOf('priorite_pictures_missing')).toBe('3');
  serveur.etat.images = { vues: 10, perdues: 0 };
  expect(await valueOf('priorite_backup_age_seconds')).toBe('+Inf');
  // A demo needs none.
  expect(await valueOf('priorite_backup_limit_seconds')).toBe('+Inf');
  await school.database.write((trx) =>
    trx.insertInto('sauvegarde').values({ date: '2026-01-01T00:00:00.000Z' }).execute(),
  );
  expect(Number(await valueOf('priorite_backup_age_seconds'))).toBeGreaterThan(86_400);
});

test('calls are counted by their path and status, whatever they ask', async () => {
  await school.visitor.raw({ url: '/api/health' });
  await school.visitor.raw({ url: '/nulle-part/secret@example.be' });
  const lines = await text();
  expect(lines).toMatch(
    /priorite_call_seconds_count\{call="\/api\/health",status="200",kind="probe"\} 1/,
  );
  expect(lines).not.toContain('secret@');
});

test('calls that fail are told with their path and their beginning, for five minutes', async () => {
  const point = async () => (await points()).find(({ quoi }) => quoi === 'appelsEnEchec')!;
  expect(await point()).toMatchObject({ etat: 'bien', faire: null });
  const write = vi.spyOn(school.database, 'write').mockRejectedValue(new Error('no space left'));
  const begun = school.now().toISOString();
  const login = () =>
    school.visitor.call('login', { email: 'eleve@demo.be', password: 'not-that-one' });
  expect((await login()).status).toBe(500);
  school.later(120);
  expect(await point()).toMatchObject({
    etat: 'attention',
    depuis: begun,
    dit: expect.stringMatching(/1 appel sur \d+ a échoué.*\/api\/user\/login\.$/),
    faire: expect.stringMatching(/reqId/),
  });
  for (let tries = 0; tries < 40; tries++) await login();
  expect(await point()).toMatchObject({ etat: 'mal', depuis: begun });
  // Refusals are no failures.
  write.mockRestore();
  school.later(299);
  expect((await login()).status).not.toBe(500);
  expect(await point()).toMatchObject({ etat: 'mal', depuis: begun });
  school.later(60);
  expect(await point()).toMatchObject({ etat: 'bien', depuis: null });
});

test('calls that take too long are told with the slowest, and a file is not one', async () => {
  const point = async () => (await points()).find(({ quoi }) => quoi === 'appelsLents')!;
  expect(await point()).toMatchObject({ etat: 'bien' });
  const begun = school.now().toISOString();
  const note = (ms: number, change: Partial<Fin> = {}) =>
    serveur.etat.appels.note(
      { appel: '/api/getSerie', status: 200, ms, kind: 'quick', ...change },
      school.now(),
    );
  for (const long of [9000, 9000, 9000, 9000]) note(long, { kind: 'long' });
  for (const appel of ['/api/health', '/api/ready', '/api/ready'])
    note(9000, { appel, kind: 'probe' });
  expect(await point()).toMatchObject({ etat: 'bien' });
  for (const ms of [1500, 4200, 1100]) note(ms);
  expect(await point()).toMatchObject({
    etat: 'attention',
    depuis: begun,
    dit: expect.stringMatching(/^3 appels sur \d+ ont.*4,2.s.: \/api\/getSerie\.$/),
  });
  for (let more = 0; more < 10; more++) note(3000);
  expect(await point()).toMatchObject({ etat: 'mal', depuis: begun });
  school.later(301);
  expect(await point()).toMatchObject({ etat: 'bien', depuis: null });
});

test('a clock that jumps back or ahead forgets, and counts on', async () => {
  const { appels } = serveur.etat;
  const at = school.now();
  const [before, after] = [-1, 1].map((way) => new Date(at.getTime() + way * 86_400_000)) as [
    Date,
    Date,
  ];
  for (const now of [after, before, at]) {
    appels.note({ appel: '/*', status: 500, ms: 3, kind: 'long' }, now);
    expect(appels.read(now)).toMatchObject({ echecs: 1, echecsDepuis: now.toISOString() });
  }
});

test('ready until it is asked to stop; alive all the while', async () => {
  const ask = async (url: string) => (await school.visitor.raw({ url })).statusCode;
  expect(await ask('/api/ready')).toBe(200);
  serveur.etat.arret = true;
  expect(await ask('/api/ready')).toBe(503);
  expect(await ask('/api/health')).toBe(200);
  serveur.etat.arret = false;
});

test('each alert reads a metric that there is', async () => {
  const alertes = readFileSync(join(import.meta.dirname, '../../../docs/alertes.yaml'), 'utf8');
  const lus = new Set(
    [...alertes.matchAll(/\b(priorite|nodejs|process)_[a-z_]+/g)].map(([n]) => n),
  );
  const lines = await text();
  expect(lus.size).toBeGreaterThan(10);
  for (const nom of lus) expect(lines, nom).toContain(`\n${nom}`);
});

test('a write that nothing lets through is told as bad, and nobody waits for it longer', async () => {
  const write = () => new Promise<never>(() => {});
  serveur.etat.ecriture = await timeWrite({ write });
  const base = (await points()).find(({ quoi }) => quoi === 'base');
  expect(base).toMatchObject({ etat: 'mal', faire: expect.stringMatching(/database is locked/) });
  expect(await valueOf('priorite_write_seconds')).toBe('+Inf');
  serveur.etat.ecriture = await timeWrite(school.database);
  expect(Number(await valueOf('priorite_write_seconds'))).toBeLessThan(3.5);
  expect((await points()).find(({ quoi }) => quoi === 'base')!.etat).toBe('bien');
});

test('a database that only reads lets no write through', async () => {
  if (kind === 'sqlite') return;
  const { database } = school;
  const onlyReads: Database['write'] = (job) =>
    database.write(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      return job(trx);
    });
  expect(await timeWrite({ write: onlyReads })).toBe(Infinity);
  expect(await timeWrite(database)).toBeLessThan(3500);
});

test('a job that has never gone well has a time, so that an alert can fire', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tache = { nom: 'hangs', every: 1000, run: () => promise };
  const taches = startTaches([tache], school.fastify.log, serveur.etat.taches);
  expect(await valueOf('priorite_task_last_success_timestamp_seconds\\{task="hangs"\\}')).toBe('0');
  school.later(3601);
  expect((await points()).find(({ quoi }) => quoi === 'taches')).toMatchObject({
    etat: 'attention',
    dit: expect.stringMatching(/«.hangs.»/),
  });
  resolve();
  await taches.stop();
  expect((await points()).find(({ quoi }) => quoi === 'taches')!.etat).toBe('bien');
});

test('a long stall stays readable for five minutes, whoever reads it meanwhile', async () => {
  const { etat } = serveur;
  etat.forgetAttente();
  await vi.waitFor(() => expect(Math.max(...etat.attentes())).toBeGreaterThan(0));
  const until = performance.now() + 700;
  while (performance.now() < until);
  await vi.waitFor(() => expect(Math.max(...etat.attentes())).toBeGreaterThan(600));
  for (let minute = 0; minute < 5; minute++) {
    expect(Number(await valueOf('priorite_stall_seconds'))).toBeGreaterThan(0.6);
    etat.turnAttente();
  }
  expect(Number(await valueOf('priorite_stall_seconds'))).toBeLessThan(0.6);
});

test('without a database the metrics still tell, and say so', async () => {
  const { read } = school.database;
  const away = vi.spyOn(read, 'selectFrom').mockImplementation(() => {
    throw new Error('away');
  });
  const lines = await text();
  away.mockRestore();
  expect(lines).toMatch(/^priorite_database_seconds \+Inf$/m);
  expect(lines).toMatch(/^priorite_health\{point="base"\} 2$/m);
  expect(lines).toMatch(/^priorite_health_since_timestamp_seconds\{point="base"\} \d+/m);
  expect(lines).not.toMatch(/priorite_health\{point="mails"\}/);
  expect(lines).toMatch(/^priorite_mails_waiting nan$/im);
  const back = await text();
  expect(back).toMatch(/^priorite_health\{point="base"\} 0$/m);
  expect(back).toMatch(/^priorite_health\{point="mails"\} [012]$/m);
  expect(back).not.toMatch(/priorite_health_since_timestamp_seconds\{point="base"\}/);
});
