import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '../server/db/connect.ts';
import { queueMail } from '../server/mail/queueMail.ts';
import { copyOfTemplate } from '../server/testing/school.ts';
import { scratch } from '../server/testing/scratch.ts';
import { type StartedServer, startServer } from './startServer.ts';

const root = scratch('boite');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const LIMIT = 60_000;

async function start(env: Record<string, string>): Promise<StartedServer> {
  const server = await startServer(env);
  onTestFinished(() => server.kill('SIGKILL'));
  return server;
}

test(
  'a demo shows its mails at /boite-mail, and still after a restart',
  async () => {
    const { DATA_DIR, remove } = await copyOfTemplate();
    onTestFinished(remove);
    const where = { DATA_DIR };
    const demo = await start(where);
    const database = await connect(where);
    const lettre = { sujet: 'Pour la démo', salutation: 'Bonjour,', paragraphes: ['Bienvenue.'] };
    const mail = { eleve_id: null, destinataire: 'eleve@demo.be', lettre } as const;
    await database.write((trx) => queueMail(trx, { ...mail, demandeur: 'ecole' }, new Date()));
    await database.close();
    const list = (origin: string) => fetch(`${origin}/boite-mail`).then((answer) => answer.text());
    await expect.poll(() => list(demo.origin), { timeout: 20_000 }).toContain('Pour la démo');
    await demo.stop();
    expect(await demo.ended).toBe(0);

    const again = await start(where);
    expect((await list(again.origin)).split('Pour la démo')).toHaveLength(2);
    await again.stop();
  },
  LIMIT,
);

test(
  'production has no mailbox, and does not start without a way out for its mails',
  async () => {
    const where = {
      DATA_DIR: join(root, 'production'),
      APP_MODE: 'production',
      APP_URL: 'https://priorite.example',
      APP_SECRET: 'a secret of the tests, long enough',
      HOST: '127.0.0.1',
      MAIL_FROM: 'bonjour@exemple.be',
    };
    await expect(start({ ...where, SMTP_URL: '' })).rejects.toThrow('ended with 1');
    const production = await start({ ...where, SMTP_URL: 'smtp://127.0.0.1:9' });
    for (const path of ['/boite-mail', '/boite-mail/20261121T000000000Z-0000'])
      expect((await fetch(production.origin + path)).status).toBe(404);
    await production.stop();
  },
  LIMIT,
);
