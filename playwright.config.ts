import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/server.ts',
  // A shared machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One more than cores: a journey waits a sixth of its time.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  outputDir: 'test-results',
});
