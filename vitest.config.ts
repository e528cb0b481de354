import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { COMPILED } from './scripts/startServer.ts';
import { virtualCalls } from './web/socle/kernel/virtual-calls.plugin.ts';

/** The same code is loaded by each worker and by each server that a test starts: compiled once. */
process.env.NODE_COMPILE_CACHE = COMPILED;

/** What a test of the server runs on: read off the file, so that none has to be listed. */
const serverTests = globSync('server/**/*.test.ts').map((file) => {
  const text = readFileSync(file, 'utf8');
  if (!/open(School|Banque)|'template'/.test(text)) return { file, runsOn: 'nothing' };
  return { file, runsOn: text.startsWith('// On one database: ') ? 'one' : 'both' };
});
const thoseOn = (...wanted: string[]) =>
  serverTests.filter(({ runsOn }) => wanted.includes(runsOn)).map(({ file }) => file);

const server = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    // Node runs the server as it is written, here as in `npm start`: only web/ needs Vite.
    experimental: { viteModuleRunner: false },
    globalSetup: ['server/testing/template.ts'],
    // A file keeps nothing in its modules for another, so each worker loads the server once.
    isolate: false,
    // As `npm start` has it: pages are rendered by the React that is served.
    env: { NODE_ENV: 'production' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** Starts servers, on copies of the filled database. */
const PROCESSES = '{scripts/startServer,bench/kill9}.test.ts';

/** What runs on a database runs on both, unless its first line says why one is enough. */
export default defineConfig({
  test: {
    // As many as there are cores: on two, Vitest would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [virtualCalls()],
        test: {
          name: 'units',
          isolate: false,
          // Some look at every drawing there is.
          testTimeout: 30_000,
          include: [
            '{contract,regles,droit,content,drawing,sandbox,web,scripts,bench}/**/*.test.{ts,tsx}',
            ...thoseOn('nothing'),
          ],
          exclude: [PROCESSES],
        },
      },
      server('sqlite', [PROCESSES, ...thoseOn('one', 'both')]),
      server('postgres', thoseOn('both')),
    ],
  },
});
