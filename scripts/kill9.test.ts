import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test(
  'a few kills under load lose nothing; npm run kill9 does a hundred',
  { timeout: 120_000 },
  () => {
    const told = execFileSync(process.execPath, ['scripts/kill9.ts', '--rounds', '3'], {
      encoding: 'utf8',
    });
    expect(told).toContain('3 passed, 0 failed');
  },
);
