import { defineConfig } from 'vitest/config';

const server = (name: string) => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    globalSetup: ['server/testing/template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** What runs on a database runs on both. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['{contract,content,drawing,sandbox,web,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      server('sqlite'),
      server('postgres'),
    ],
  },
});
