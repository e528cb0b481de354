import { type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A shared compile cache makes starts a third faster. */
export const COMPILED = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));

/** V8 sweeps at half as much again as lives, not at four times; `npm start` has the same. */
export const MEMOIRE = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

export interface StartedServer {
  origin: string;
  pid: number;
  said: () => string;
  ended: Promise<number | null>;
  kill: (signal: 'SIGTERM' | 'SIGKILL') => void;
  stop: () => Promise<void>;
}

interface Start extends SpawnOptions {
  /** A program and what it is told, which runs the command. */
  by?: string[];
}

/** Starts one on a free port; rejects when it ends before listening. It dies with this process. */
export async function startServer(
  env: Record<string, string | undefined>,
  command: string[] = [...MEMOIRE, 'server/main.ts'],
  { by: [program, ...told] = [process.execPath], ...options }: Start = {},
): Promise<StartedServer> {
  const child = spawn(program!, [...told, ...command], {
    ...options,
    killSignal: 'SIGKILL',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`${command[0]} ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      const found = /^(\d+)$|localhost:(\d+)/.exec(line);
      if (found) resolve(found[1] ?? found[2]!);
    });
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid!,
    said: () => said,
    ended,
    kill: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Sent with every call but GET. */
export async function pageHeaders(origin: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${origin}/sanctum/csrf-cookie`);
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')![1]!;
  return {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': cookie,
    cookie: `XSRF-TOKEN=${cookie}`,
  };
}
