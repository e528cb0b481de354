import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { copyOfTemplate } from '../server/testing/school.ts';

test(
  'two kills under load lose nothing, and the books agree in the end; npm run kill9 does a hundred',
  { timeout: 120_000 },
  async () => {
    const { DATA_DIR } = await copyOfTemplate();
    const told = execFileSync(
      process.execPath,
      ['bench/kill9.ts', ...'--no-walk --rounds 2 --learners 8 --folder'.split(' '), DATA_DIR],
      { encoding: 'utf8' },
    );
    expect(told).toContain('2 passed, 0 failed');
  },
);
