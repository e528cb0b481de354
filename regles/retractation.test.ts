import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCORD, accordOf, RETRACTATION } from './retractation.ts';
import { JOURS_FIXES } from './vente.ts';

test('a version’s words stay as they were agreed to: another wording is another version', () => {
  const words = createHash('sha256').update(accordOf('2026-11')!).digest('hex');
  expect(words).toMatch(/^ccacfbcf699bb933/);
});

test('the words agreed to name the days to withdraw in: another figure is another version', () => {
  const more =
    'add a version to ACCORDS, and a version and its date to content/legal/conditions.md';
  expect(ACCORD.texte, more).toContain(`des ${RETRACTATION.jours} jours du délai de rétractation`);
});

/** A version's figures stay: orders cite the version that they accepted. */
const PROMIS: Record<string, object> = {
  '2026-11-26': { jours: 14, joursPourRendre: 14, fixes: { RDV: 7, DEMO: 7 } },
};

test('the conditions promise the figures of their version: others are another version', () => {
  const { jours, joursPourRendre } = RETRACTATION;
  const conditions = readFileSync('content/legal/conditions.md', 'utf8');
  const version = /^version: (\S+)$/m.exec(conditions)![1]!;
  const more = 'give content/legal/conditions.md a new version, and PROMIS a line for it';
  expect({ jours, joursPourRendre, fixes: JOURS_FIXES }, more).toEqual(PROMIS[version]);
});
