// On one database: sendMails.test.ts claims and sends on both; a process that is killed is the same to them.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBoite } from '../../sandbox/boite.ts';
import { startSmtp } from '../../sandbox/smtp.ts';
import { startServer } from '../../scripts/startServer.ts';
import { type School, openSchool } from '../testing/school.ts';
import { LEASE } from './attente.ts';
import { queueMail } from './queueMail.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const queue = (sujet: string) =>
  school.database.write((trx) =>
    queueMail(
      trx,
      {
        eleve_id: null,
        destinataire: 'chloe@exemple.be',
        lettre: { sujet, salutation: 'Bonjour Chloé,', paragraphes: ['Bienvenue.'] },
        demandeur: 'ecole',
      },
      new Date(),
    ),
  );
const waiting = () =>
  school.database.read
    .selectFrom('mail')
    .select(['sujet', 'essais', 'prochainEssai'])
    .where('prochainEssai', 'is not', null)
    .orderBy('id')
    .execute();

test(
  'a process killed between the commit and the sending: the mail arrives once it runs again',
  { timeout: 60_000 },
  async () => {
    // A mail server that takes connections and says nothing: what is sent to it stays in hand.
    const deaf = createServer().listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const { port } = deaf.address() as AddressInfo;
    const first = await startServer({ ...school.where, SMTP_URL: `smtp://127.0.0.1:${port}` });
    onTestFinished(() => first.kill('SIGKILL'));
    const [[socket]] = await Promise.all([once(deaf, 'connection'), queue('in hand')]);
    first.kill('SIGKILL');
    await first.ended;
    socket.destroy();
    deaf.close();
    await queue('not yet in hand');

    const [held] = await waiting();
    expect(held).toMatchObject({ sujet: 'in hand', essais: 1 });
    const left = Date.parse(held!.prochainEssai!) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(LEASE);
    // The minute passes.
    await school.database.write((trx) =>
      trx.updateTable('mail').set({ prochainEssai: new Date().toISOString() }).execute(),
    );

    const boite = openBoite(join(school.where.DATA_DIR, 'received'));
    const smtp = await startSmtp(boite);
    const again = await startServer({ ...school.where, SMTP_URL: smtp.url });
    onTestFinished(() => again.kill('SIGKILL'));
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
    await again.stop();
    expect(await again.ended).toBe(0);
    await smtp.down();
    expect((await boite.list()).map(({ sujet }) => sujet).toSorted()).toEqual([
      'in hand',
      'not yet in hand',
    ]);
  },
);
