import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../server/db/connect.ts';
import { hashPassword } from '../server/kernel/password.ts';
import { queueMail } from '../server/mail/queueMail.ts';
import { atFullCost } from '../server/testing/cost.ts';
import { copyOfTemplate } from '../server/testing/school.ts';
import { scratch } from '../server/testing/scratch.ts';
import { type StartedServer, pageHeaders, startServer } from './startServer.ts';

const LIMIT = 60_000;

describe('a demo', { timeout: LIMIT }, () => {
  let copy: Awaited<ReturnType<typeof copyOfTemplate>>;
  let demo: StartedServer;
  let lecteur: string;
  const start = async () => (demo = await startServer({ DATA_DIR: copy.DATA_DIR }));
  const list = () => fetch(`${demo.origin}/boite-mail`).then((answer) => answer.text());
  afterAll(async () => {
    demo.kill('SIGKILL');
    await copy.remove();
  });
  beforeAll(async () => {
    copy = await copyOfTemplate();
    await setPassword(copy.DATA_DIR);
    await start();
  }, LIMIT);

  test('shows its mails at /boite-mail', async () => {
    const database = await connect({ DATA_DIR: copy.DATA_DIR });
    const lettre = { sujet: 'Pour la démo', salutation: 'Bonjour,', paragraphes: ['Bienvenue.'] };
    const mail = { eleve_id: null, destinataire: 'eleve@demo.be', lettre } as const;
    await database.write((trx) => queueMail(trx, { ...mail, demandeur: 'ecole' }, new Date()));
    await database.close();
    await expect.poll(list, { timeout: 20_000 }).toContain('Pour la démo');
  });

  test('has a player of exercises beside it, which ends with it', async () => {
    const headers = { ...(await pageHeaders(demo.origin)) };
    const post = async (path: string, body: object, token = '') => {
      const answer = await fetch(demo.origin + path, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, string>;
    };
    const { token } = await post('/api/user/login', JSON.parse(BODY) as object);
    const list = await fetch(`${demo.origin}/api/user/getAccesUser`, {
      headers: { authorization: `Bearer ${token!}` },
    });
    const { accesList } = (await list.json()) as { accesList: { type: string }[] };
    const ex = accesList.find(({ type }) => type === 'EX')!;
    const { playerUrl, playerToken } = await post('/api/app/tprExercice', ex, token);
    lecteur = playerUrl!;
    const opened = await fetch(`${lecteur}ouvrir`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jeton: playerToken }),
    });
    expect(opened.status).toBe(200);
  });

  test('on SIGTERM answers the requests in hand, and ends with 0', async () => {
    const headers = await pageHeaders(demo.origin);
    const login = () =>
      request(`${demo.origin}/api/user/login`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-length': Buffer.byteLength(BODY),
          // The server says so when it has the request, and waits for its body.
          expect: '100-continue',
        },
      });
    const inHand = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const waiting = login();
        waiting.flushHeaders();
        await once(waiting, 'continue');
        return waiting;
      }),
    );
    demo.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await Promise.all(inHand.map(finish))).toEqual([200, 200, 200, 200]);
    expect(await demo.ended).toBe(0);
    await expect.poll(() => fetch(lecteur).catch(() => 'gone')).toBe('gone');
  });

  test('and shows its mails still after a restart', async () => {
    await start();
    expect((await list()).split('Pour la démo')).toHaveLength(2);
  });
});

test(
  'production has no mailbox, does not start without a way out for its mails, and says when nobody runs it',
  { timeout: LIMIT },
  async () => {
    const DATA_DIR = scratch('production');
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const where = {
      DATA_DIR,
      APP_MODE: 'production',
      APP_URL: 'https://priorite.example',
      APP_SECRET: 'a secret of the tests, long enough',
      HOST: '127.0.0.1',
      MAIL_FROM: 'bonjour@exemple.be',
    };
    await expect(startServer({ ...where, SMTP_URL: '' })).rejects.toThrow('ended with 1');
    const production = await startServer({ ...where, SMTP_URL: 'smtp://127.0.0.1:9' });
    onTestFinished(() => production.kill('SIGKILL'));
    for (const path of ['/boite-mail', '/boite-mail/20261121T000000000Z-0000'])
      expect((await fetch(production.origin + path)).status).toBe(404);
    await production.stop();
    expect(production.said()).toContain('« npm run admin:create » crée le premier superviseur.');
  },
);

const BODY = JSON.stringify({ email: 'eleve@demo.be', password: 'Demo-2026!' });

/** At the cost that a server computes: in the copy it has that of the tests. */
async function setPassword(DATA_DIR: string): Promise<void> {
  const database = await connect({ DATA_DIR });
  await atFullCost(async () => {
    const motDePasse = await hashPassword('Demo-2026!');
    await database.write((trx) =>
      trx.updateTable('eleve').set({ motDePasse }).where('email', '=', 'eleve@demo.be').execute(),
    );
  });
  await database.close();
}

async function finish(waiting: ClientRequest): Promise<number> {
  waiting.end(BODY);
  const [answer] = (await once(waiting, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode!;
}
