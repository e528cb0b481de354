import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED } from '../../scripts/startServer.ts';
import type { Commands } from './server.ts';

export class Dead extends Error {}

interface Waiting {
  resolve: (value: never) => void;
  reject: (cause: Error) => void;
}

type Env = Record<string, string | undefined>;

/** Waits for `open`; `tell` rejects with Dead. */
export async function startWalked(env: Env) {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILED,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const answerTo = (id: number) =>
    new Promise<never>((resolve, reject) => waiting.set(id, { resolve, reject }));
  child.on('message', ({ id, value, error }: { id: number; value?: never; error?: string }) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (error === undefined) resolve(value as never);
    else reject(new Error(error));
  });
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (_, signal) => {
      for (const { reject } of waiting.values()) reject(new Dead(`Ended by ${signal}.`));
      resolve();
    }),
  );
  await answerTo(0);
  return {
    tell<W extends keyof Commands>(
      what: W,
      given?: Parameters<Commands[W]>[0],
    ): Promise<Awaited<ReturnType<Commands[W]>>> {
      const id = ++last;
      const answer = answerTo(id);
      child.send({ id, what, given });
      return answer;
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type Walked = Awaited<ReturnType<typeof startWalked>>;
