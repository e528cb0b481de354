import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { rmSync } from 'node:fs';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LECTEUR } from '../regles/perception.ts';
import { openBoite } from '../sandbox/boite.ts';
import { connect } from '../server/socle/db/connect.ts';
import type { Database } from '../server/socle/db/database.ts';
import { hashPassword } from '../server/socle/securite/password.ts';
import { LEASE_MS } from '../server/socle/mail/attente.ts';
import { queueMail } from '../server/socle/mail/queueMail.ts';
import { atFullCost } from '../server/testing/cost.ts';
import { copyOfTemplate } from '../server/testing/school.ts';
import { scratch } from '../server/testing/scratch.ts';
import { type StartedServer, pageHeaders, startServer } from './startServer.ts';

const LIMIT = 60_000;

describe('a demo', { timeout: LIMIT }, () => {
  let copy: Awaited<ReturnType<typeof copyOfTemplate>>;
  let demo: StartedServer;
  let database: Database;
  afterAll(async () => {
    demo.kill('SIGKILL');
    await database.close();
    await copy.remove();
  });
  beforeAll(async () => {
    copy = await copyOfTemplate();
    database = await connect({ DATA_DIR: copy.DATA_DIR });
    await setPassword(database);
  }, LIMIT);

  const queue = (sujet: string) =>
    database.write((trx) => {
      const lettre = { sujet, salutation: 'Bonjour,', paragraphes: ['Bienvenue.'] };
      const mail = { eleve_id: null, destinataire: 'eleve@demo.be', lettre } as const;
      return queueMail(trx, { ...mail, demandeur: 'ecole' }, new Date());
    });

  test('what was in hand when its process was killed goes with the next, and is shown at /boite-mail', async () => {
    const deaf = createServer().listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const { port } = deaf.address() as AddressInfo;
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const killed = await startServer({ DATA_DIR: copy.DATA_DIR, SMTP_URL });
    onTestFinished(() => killed.kill('SIGKILL'));
    const [[socket]] = await Promise.all([once(deaf, 'connection'), queue('En main')]);
    killed.kill('SIGKILL');
    await killed.ended;
    (socket as Socket).destroy();
    deaf.close();
    await queue('Pas encore en main');

    const held = await database.read
      .selectFrom('mail')
      .select(['essais', 'prochainEssai'])
      .where('sujet', '=', 'En main')
      .executeTakeFirstOrThrow();
    const left = Date.parse(held.prochainEssai!) - Date.now();
    expect(held.essais).toBe(1);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(LEASE_MS);
    await database.write((trx) =>
      trx.updateTable('mail').set({ prochainEssai: new Date().toISOString() }).execute(),
    );

    demo = await startServer({ DATA_DIR: copy.DATA_DIR });
    const list = () => fetch(`${demo.origin}/boite-mail`).then((answer) => answer.text());
    for (const sujet of ['En main', 'Pas encore en main'])
      await expect.poll(list, { timeout: 20_000 }).toContain(sujet);
  });

  test('has its own player of exercises, which its tokens open', async () => {
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
    const { playerUrl, playerToken: jeton } = await post('/api/app/tprExercice', ex, token);
    expect(playerUrl).toBe(demo.origin + LECTEUR);
    expect(await post('/api/lecteur/openLecteur', { jeton })).toMatchObject({
      status: 200,
      seance: expect.any(String),
    });
  });

  async function loginInHand(): Promise<ClientRequest> {
    const headers = await pageHeaders(demo.origin);
    const waiting = request(`${demo.origin}/api/user/login`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-length': Buffer.byteLength(BODY),
        expect: '100-continue',
      },
    });
    waiting.flushHeaders();
    await once(waiting, 'continue');
    return waiting;
  }

  test('on SIGTERM answers the requests in hand, and ends with 0', async () => {
    const inHand = await Promise.all([1, 2, 3, 4].map(loginInHand));
    demo.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await Promise.all(inHand.map(finish))).toEqual([200, 200, 200, 200]);
    expect(await demo.ended).toBe(0);
  });

  test('what nobody caught is logged; requests in hand are answered, and it ends with 1', async () => {
    const slip = 'process.on("SIGUSR2",()=>setTimeout(()=>{throw new Error("slipped")}))';
    demo = await startServer({
      DATA_DIR: copy.DATA_DIR,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(slip)}`,
    });
    const waiting = await loginInHand();
    process.kill(demo.pid, 'SIGUSR2');
    await expect.poll(demo.said).toContain('slipped');
    expect(await finish(waiting)).toBe(200);
    expect(await demo.ended).toBe(1);
  });

  test('and leaves its mails, each once, where the next would show them', async () => {
    const list = await openBoite(join(copy.DATA_DIR, 'boite-mail')).list();
    const sujets = list.map(({ sujet }) => sujet).toSorted();
    expect(sujets).toEqual(['En main', 'Pas encore en main']);
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
      APP_SECRET: 'q7Vd0Zr2mYt5Kc8Wb3Xn6Hs9Lf4Jg1Pu',
      HOST: '127.0.0.1',
      MAIL_FROM: 'bonjour@exemple.be',
    };
    await expect(startServer({ ...where, SMTP_URL: '' })).rejects.toThrow('ended with 1');
    const production = await startServer({ ...where, SMTP_URL: 'smtp://127.0.0.1:9' });
    onTestFinished(() => production.kill('SIGKILL'));
    for (const path of ['/boite-mail', '/boite-mail/20261121T000000000Z-0000'])
      expect((await fetch(production.origin + path)).status).toBe(404);
    await production.stop();
    expect(production.said()).toContain(
      '«\u00a0npm run admin:create\u00a0» crée le premier superviseur.',
    );
    expect(production.said()).toContain(
      'marque.ts a encore l’exploitant ou l’adresseSupport d’exemple',
    );
  },
);

const BODY = JSON.stringify({ email: 'eleve@demo.be', password: 'Demo-2026!' });

/** The copy has test-cost hashes: the real server needs real ones. */
async function setPassword(database: Database): Promise<void> {
  await atFullCost(async () => {
    const motDePasse = await hashPassword('Demo-2026!');
    await database.write((trx) =>
      trx.updateTable('eleve').set({ motDePasse }).where('email', '=', 'eleve@demo.be').execute(),
    );
  });
}

async function finish(waiting: ClientRequest): Promise<number> {
  waiting.end(BODY);
  const [answer] = (await once(waiting, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode!;
}
