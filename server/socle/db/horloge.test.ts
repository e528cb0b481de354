import { afterEach, expect, test, vi } from 'vitest';
import { openSchoolForFile } from '../../testing/school.ts';
import { openHorloge } from './horloge.ts';

const school = await openSchoolForFile();
afterEach(() => void vi.useRealTimers());

const FIVE_MINUTES = 300_000;

test('on PostgreSQL the clock is the database’s, whatever this machine’s says', async () => {
  const { clock, follow } = await openHorloge(school.database);
  const wrong = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FIVE_MINUTES });
  const ahead = () => clock().getTime() - performance.timeOrigin - performance.now();
  wrong();
  await follow();
  const expected = school.database.kind === 'postgres' ? 0 : FIVE_MINUTES;
  expect(Math.abs(ahead() - expected)).toBeLessThan(2000);
});
