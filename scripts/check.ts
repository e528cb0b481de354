// npm run check: all that package.json calls check:…, at once. In turn each leaves a core without work.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

await Promise.all(
  Object.entries(scripts)
    .filter(([name]) => name.startsWith('check:'))
    .map(async ([name, command]) => {
      const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      const said = await text(child.stdout);
      process.stdout.write(`\n> ${name}\n${said}`);
      if ((await ended) !== 0) process.exitCode = 1;
    }),
);
