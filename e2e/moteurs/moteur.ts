import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A browser that is not Playwright's, by what the W3C's protocols share: a tab, its keyboard, its pointer. */
export interface Moteur {
  /** « Firefox 140.12.0 ». */
  nom: string;
  /** What it has complained of, where it says so. */
  plaintes: string[];
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** What an expression of the page, or its promise, comes to, as JSON has it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Sources of actions: both protocols write them the same way. */
  perform: (sources: object[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

interface Program {
  /** What it was waited for. */
  said: string;
  stop: () => Promise<void>;
}

/** Starts a program and waits until it is ready; leaves none behind when this process ends. */
export async function startProgram(
  [program, ...args]: [string, ...string[]],
  ready: (child: ChildProcess) => Promise<string>,
  env: Record<string, string> = {},
): Promise<Program> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  const early = ended.then(() => Promise.reject(new Error(`${program} ended at once.`)));
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  const said = await Promise.race([ready(child), early, failed]);
  early.catch(() => undefined);
  return {
    said,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Once it has written a line like this: what is in its first group. */
export const says = (line: RegExp) => (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    for (const output of [child.stdout!, child.stderr!])
      createInterface(output).on('line', (text) => {
        const found = line.exec(text);
        if (found) resolve(found[1]!);
      });
  });
