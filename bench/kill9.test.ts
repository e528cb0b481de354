import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { copyOfTemplate } from '../server/testing/school.ts';

test(
  'a few kills under load lose nothing; npm run kill9 does a hundred',
  { timeout: 120_000 },
  async () => {
    const { DATA_DIR } = await copyOfTemplate();
    const told = execFileSync(
      process.execPath,
      ['bench/kill9.ts', '--rounds', '3', '--folder', DATA_DIR],
      { encoding: 'utf8' },
    );
    expect(told).toContain('3 passed, 0 failed');
  },
);
