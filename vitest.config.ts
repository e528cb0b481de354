import { defineConfig } from 'vitest/config';

const server = (name: string) => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    globalSetup: ['server/testing/template.ts'],
    // A file keeps nothing in its modules for another, so each worker loads the server once.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** What runs on a database runs on both. */
export default defineConfig({
  test: {
    // As many as there are cores: on two, Vitest would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'units',
          isolate: false,
          // Some look at every drawing there is.
          testTimeout: 30_000,
          include: ['{contract,content,drawing,sandbox,web,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      server('sqlite'),
      server('postgres'),
    ],
  },
});
