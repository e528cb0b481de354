// npm run check: runs all check:… scripts at once, since one after another leaves a core idle.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Go programs that end soon: garbage collection would be a quarter of their work. */
const env = { GOGC: 'off', GOMEMLIMIT: '2GiB', ...process.env };

await Promise.all(
  Object.entries(scripts)
    .filter(([name]) => name.startsWith('check:'))
    .map(async ([name, command]) => {
      const child = spawn(`${command} 2>&1`, {
        env,
        shell: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      const output = await text(child.stdout);
      process.stdout.write(`\n> ${name}\n${output}`);
      if ((await ended) !== 0) process.exitCode = 1;
    }),
);
