// npm run check: all that package.json calls check:…, at once: in turn each leaves a core without work.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/**
 * The checker of types and the linter are written in Go, and end soon: collecting what they have thrown
 * away is a quarter of their work, and is left until they hold 2 GiB.
 */
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
      const said = await text(child.stdout);
      process.stdout.write(`\n> ${name}\n${said}`);
      if ((await ended) !== 0) process.exitCode = 1;
    }),
);
