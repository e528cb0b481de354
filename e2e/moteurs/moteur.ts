import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A non-Playwright browser, by the W3C protocols' common part. */
export interface Moteur {
  nom: string;
  /** Console errors, where the engine reports them. */
  plaintes: string[];
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** As JSON; promises are awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Both protocols share this format. */
  perform: (sources: object[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

interface Program {
  said: string;
  stop: () => Promise<void>;
}

/** Ends the browser with this process. */
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

/** Resolves with the line's first group. */
export const says = (line: RegExp) => (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    for (const output of [child.stdout!, child.stderr!])
      createInterface(output).on('line', (text) => {
        const found = line.exec(text);
        if (found) resolve(found[1]!);
      });
  });
