import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSmtp } from '../../sandbox/smtp.ts';
import { openPaypal } from '../../server/testing/paypal.ts';
import { openProvider } from '../../server/testing/payzen.ts';
import { addressOf, startS3 } from '../../server/testing/s3.ts';
import { type StartedServer, startServer } from '../startServer.ts';
import { completOf } from './certificat.ts';
import { openHorloge } from './horloge.ts';
import { openGrappe } from './postgres.ts';
import type { OptionsDuSoir } from './soir.ts';

const DEPLOIEMENT = join(import.meta.dirname, '../../deploiement');
const APP_SECRET = 'a secret of this evening, long enough';
/** In milliseconds, as `RestartSec` of the unit. */
const RELANCE = 2000;
const NOMS = ['un', 'deux', 'trois', 'quatre'] as const;
const PORT_S3 = 9000;
/** In milliseconds: mail servers look at what they take. */
const LENTEUR_SMTP = 500;

export type EcoleDuSoir = Awaited<ReturnType<typeof openEcole>>;

/** All machines of one school; ports are free in a namespace of its own. */
export async function openEcole({ dossier, serveurs }: OptionsDuSoir) {
  const journaux = join(dossier, 'journaux');
  mkdirSync(journaux, { recursive: true });
  const grappe = await openGrappe(dossier);
  const [carte, portefeuille] = [await openProvider(), await openPaypal()];
  const seau = join(dossier, 's3');
  let s3 = await startS3(seau, PORT_S3);
  const lettres: { messageId: string; destinataire: string }[] = [];
  const smtp = await startSmtp({
    keep: async (source, [destinataire]) => {
      const [, messageId = ''] = /^message-id: (.+)$/im.exec(source.toString()) ?? [];
      lettres.push({ messageId, destinataire: destinataire! });
    },
  });
  smtp.humeur.before = () => pause(LENTEUR_SMTP);

  const ports = NOMS.slice(0, Number(serveurs)).map((_, n) => 3000 + n);
  const env = {
    ...carte.env,
    ...portefeuille.env,
    DATABASE_URL: grappe.url,
    STORAGE_URL: addressOf(s3.host),
    SMTP_URL: smtp.url,
    APP_SECRET,
    APP_URL: 'https://localhost',
    TRUST_PROXY: '127.0.0.1',
    ARRET_APRES: '3',
    HOST: '127.0.0.1',
  };
  const horloge = openHorloge(dossier);
  const running: StartedServer[] = [];
  const said: string[] = [];
  let ending = false;

  async function startOne(n: number): Promise<void> {
    const PORT = String(ports[n]);
    const own = { DATA_DIR: join(dossier, `data-${n}`), PORT, ...(n === 1 && horloge.env) };
    const server = await startServer({ ...env, ...own });
    running[n] = server;
    void server.ended.then(async () => {
      said[n] = (said[n] ?? '') + server.said();
      await startAgain(n);
    });
  }

  /** As a supervisor does, until it runs. */
  async function startAgain(n: number): Promise<void> {
    await pause(RELANCE);
    if (!ending) await startOne(n).catch(() => startAgain(n));
  }

  const paroles: string[] = [];

  return {
    where: { DATA_DIR: join(dossier, 'data-0'), DATABASE_URL: grappe.direct },
    STORAGE_URL: env.STORAGE_URL,
    grappe,
    carte,
    portefeuille,
    lettres,
    /** All that PayZen has to say of one order. */
    saidOf(commande: string): string[] {
      paroles.push(...carte.hear());
      return paroles.filter((body) => new URLSearchParams(body).get('vads_order_id') === commande);
    },
    serveurs: running,
    /** All servers, then what stands in front. */
    async start() {
      for (const n of ports.keys()) await startOne(n);
      const file = join(dossier, 'haproxy.cfg');
      writeFileSync(file, devantOf(dossier, ports));
      const log = openSync(join(journaux, 'haproxy.log'), 'a');
      spawn('haproxy', ['-f', file], { stdio: ['ignore', log, log] });
      await pause(2500);
    },
    /** Moves the clock of the second server, in seconds. */
    moveClock: horloge.move,
    untilReady: async (n: number): Promise<void> => {
      const ask = () => fetch(`http://127.0.0.1:${ports[n]}/api/ready`).catch(() => undefined);
      while (!(await ask())?.ok) await pause(200);
      // HAProxy sees it twice.
      await pause(3000);
    },
    stopS3: (): void => void s3.process.kill('SIGKILL'),
    startS3: async (): Promise<void> => {
      s3 = await startS3(seau, PORT_S3);
    },
    async keepLogs() {
      ending = true;
      for (const [n, server] of running.entries())
        writeFileSync(join(journaux, `serveur-${n}.log`), (said[n] ?? '') + server.said());
    },
  };
}

/** The file that a school would use, with its own certificate and more servers. */
function devantOf(dossier: string, ports: readonly number[]): string {
  const text = readFileSync(join(DEPLOIEMENT, 'haproxy.cfg'), 'utf8');
  const linesOf = (deux: string) =>
    ports.slice(1).map((port, n) => deux.replace('deux', NOMS[n + 1]!).replace('3001', `${port}`));
  return text
    .replace('/etc/ssl/priorite-complet.pem', completOf(dossier))
    .replaceAll(/^ +server deux .*\n?/gm, (deux) => linesOf(deux.trimEnd() + '\n').join(''));
}
