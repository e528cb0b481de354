import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { FOLDERS } from './scripts/folders.ts';
import { COMPILED } from './scripts/startServer.ts';
import { virtualCalls } from './web/socle/kernel/virtual-calls.plugin.ts';

/** Workers and servers share one compile cache. */
process.env.NODE_COMPILE_CACHE = COMPILED;

/**
 * A server test needs a database when it imports what opens a school from server/testing/, or
 * injects the template (server/testing/template.ts). It runs on both databases, unless its first
 * line says why one is enough. Another way to a database fails in `units`, which has no template.
 */
const OPENS =
  /^import [^;]*\bopen(School|Banque)\w*\b[^;]*\bfrom '[^']*\/testing\/|\binject\('template'\)/m;
const serverTests = globSync('server/**/*.test.ts').map((file) => {
  const text = readFileSync(file, 'utf8');
  const needsDatabase = OPENS.test(text);
  const isEnough = text.startsWith('// On one database: ');
  return { file, runsOn: needsDatabase ? (isEnough ? 'one' : 'both') : 'nothing' };
});
const thoseOn = (...wanted: string[]) =>
  serverTests.filter(({ runsOn }) => wanted.includes(runsOn)).map(({ file }) => file);

const server = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    // Node runs the server natively, as `npm start` does: only web/ needs Vite.
    experimental: { viteModuleRunner: false },
    globalSetup: ['server/testing/template.ts'],
    // Test files keep nothing in modules, so a worker loads the server once.
    isolate: false,
    // Production React renders the pages.
    env: { NODE_ENV: 'production' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** Tests outside server/ with a database: servers on copies of it, and the bench's filling. */
const PROCESSES = '{scripts/startServer,bench/{kill9,sauvegardes}}.test.ts';
const FILLING = 'bench/fill.test.ts';

export default defineConfig({
  test: {
    // As many as cores: by default Vitest leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [virtualCalls()],
        test: {
          name: 'units',
          isolate: false,
          // Some look at every drawing.
          testTimeout: 30_000,
          include: [
            `{${FOLDERS.filter((name) => !/^(server|e2e)$/.test(name)).join(',')}}/**/*.test.{ts,tsx}`,
            ...thoseOn('nothing'),
          ],
          exclude: [PROCESSES, FILLING],
        },
      },
      server('sqlite', [PROCESSES, FILLING, ...thoseOn('one', 'both')]),
      server('postgres', [FILLING, ...thoseOn('both')]),
    ],
  },
});
