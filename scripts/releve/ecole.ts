import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../server/testing/postgres.ts';
import { type StartedServer, startServer } from '../startServer.ts';
import { completOf } from './certificat.ts';
import type { Options } from './soir.ts';

const DEPLOIEMENT = join(import.meta.dirname, '../../deploiement');
const APP_SECRET = 'a secret of this evening, long enough';
/** In milliseconds, as `RestartSec` of the unit. */
const RELANCE = 2000;
const NOMS = ['un', 'deux', 'trois', 'quatre'] as const;

export type Ecole = Awaited<ReturnType<typeof openEcole>>;

/** All machines of one school; ports are free in a namespace of its own. */
export async function openEcole({ dossier, serveurs }: Options) {
  const journaux = join(dossier, 'journaux');
  mkdirSync(journaux, { recursive: true });
  const postgres = await startPostgres({ durable: true });
  const ports = NOMS.slice(0, Number(serveurs)).map((_, n) => 3000 + n);
  const where = { DATA_DIR: join(dossier, 'data-0'), DATABASE_URL: `${postgres.url}/postgres` };
  const env = {
    ...where,
    APP_SECRET,
    APP_URL: 'https://localhost',
    TRUST_PROXY: '127.0.0.1',
    ARRET_APRES: '3',
    HOST: '127.0.0.1',
  };
  const running: StartedServer[] = [];
  const said: string[] = [];
  let ending = false;

  const startProgram = (nom: string, programme: string, args: readonly string[]) => {
    const log = openSync(join(journaux, `${nom}.log`), 'a');
    return spawn(programme, args, { stdio: ['ignore', log, log] });
  };

  async function startOne(n: number): Promise<void> {
    const PORT = String(ports[n]);
    const server = await startServer({ ...env, DATA_DIR: join(dossier, `data-${n}`), PORT });
    running[n] = server;
    void server.ended.then(async () => {
      said[n] = (said[n] ?? '') + server.said();
      await pause(RELANCE);
      if (!ending) await startOne(n);
    });
  }

  return {
    where,
    serveurs: running,
    async start() {
      for (const n of ports.keys()) await startOne(n);
      const file = join(dossier, 'haproxy.cfg');
      writeFileSync(file, devantOf(dossier, ports));
      startProgram('haproxy', 'haproxy', ['-f', file]);
      await pause(2500);
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
  const more = ports.slice(2).map((port, n) => `    server ${NOMS[n + 2]} 127.0.0.1:${port}\n`);
  return text.replace('/etc/ssl/priorite-complet.pem', completOf(dossier)) + more.join('');
}
