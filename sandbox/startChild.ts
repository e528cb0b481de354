import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The child knows only `env`, and ends with this process. */
export function startChild(main: string, env: Record<string, string>): { stop: () => void } {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const file = fileURLToPath(new URL(main, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return { stop: () => void child.kill('SIGTERM') };
}
