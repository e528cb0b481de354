import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test(
  'a death in the walk and two kills under load lose nothing, and the books agree in the end',
  { timeout: 120_000 },
  () => {
    const words = '--scenario=drawing of invoices,--rounds=2,--learners=8'.split(',');
    const output = execFileSync(process.execPath, ['bench/kill9.ts', ...words], {
      encoding: 'utf8',
    });
    expect(output).toMatch(/^[1-9]\d* deaths, nothing lost or done twice$/m);
    expect(output).toContain('2 passed, 0 failed');
  },
);
