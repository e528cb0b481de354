import { expect, test } from 'vitest';
import { openSchool } from '../server/testing/school.ts';
import { fill } from './fill.ts';

// 0.001 has fewer questions than a series; 0.0035 has 70, a multiple of the stride through a big bank.
const schools = [
  { scale: 0.001, school: await openSchool() },
  { scale: 0.0035, school: await openSchool() },
];

test.each(schools)('the bench fills a database at scale $scale', async ({ scale, school }) => {
  const { joueurs, cours } = await fill(
    school.database,
    scale,
    new Date('2026-11-21T10:00:00.000Z'),
    2,
  );
  expect(joueurs).toHaveLength(2);
  expect(new Set(joueurs[0]!.questions).size).toBe(50);
  expect(cours.chapitres).toHaveLength(60);
});
