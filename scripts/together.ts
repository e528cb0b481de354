// node scripts/together.ts check test: all that package.json calls check:… and test:…, at once. In
// turn each leaves a core without work. What one says stands together when it has ended; the last,
// which takes longest, says it as it goes.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const wanted = process.argv.slice(2);
const commands = Object.entries(scripts).filter(([name]) =>
  wanted.some((each) => name.startsWith(`${each}:`)),
);

await Promise.all(
  commands.map(async ([name, command], at) => {
    const live = wanted.includes('test') && at === commands.length - 1;
    const child = spawn(`${command} 2>&1`, {
      shell: true,
      stdio: ['ignore', live ? 'inherit' : 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    if (child.stdout) process.stdout.write(`\n> ${name}\n${await text(child.stdout)}`);
    if ((await ended) === 0) return;
    process.exitCode = 1;
    process.stdout.write(`\n> ${name}: rouge\n`);
  }),
);
