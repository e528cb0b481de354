import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test(
  'a backup, a restore and a move that are killed leave nothing half done',
  { timeout: 120_000 },
  () => {
    const words = '--fois=2,--no-load,--images=3'.split(',');
    const output = execFileSync(process.execPath, ['bench/sauvegardes.ts', ...words], {
      encoding: 'utf8',
    });
    expect(output).toContain('6 passed, 0 failed');
  },
);
