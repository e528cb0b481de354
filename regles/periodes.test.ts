import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERIODES, anneesOf, derniers, periodeOf, prochains } from './periodes.ts';

test.each([
  ['sept jours', 'sept jours', 604_800_000],
  ['24 heures', '24\u00a0heures', 86_400_000],
  ['une demi-heure', 'une demi-heure', 1_800_000],
  ['cinq minutes', 'cinq minutes', 300_000],
  ['6 mois', '6\u00a0mois', 15_552_000_000],
] as const)('%s is said as %j and lasts %i ms', (ecrite, mots, ms) => {
  expect(periodeOf(ecrite)).toEqual({ mots, ms });
});

test('years and last days are said', () => {
  expect(anneesOf('dix ans')).toEqual({ mots: 'dix ans', annees: 10 });
  expect(derniers(PERIODES.accesRecents)).toBe('ces sept derniers jours');
  expect(prochains(PERIODES.accesRecents)).toBe('dans les sept jours');
});

/** Promises that no code decides, and what others do. */
const SEULEMENT_DITES: Record<string, string[]> = {
  'content/legal/accessibilite.md': ['15 jours'],
  'content/legal/conditions.md': [
    'douze mois',
    '3 jours',
    '30 jours',
    'deux jours',
    '30 jours',
    '30 jours',
  ],
  'content/legal/cookies.md': ['une demi-heure', 'Trois ans', 'un an'],
  'content/legal/viePrivee.md': ['un jour', 'douze mois', 'un an', '72 heures'],
};
const DITE =
  /(?<!(?:moins de|dès|avant) )\b(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|trente)\s(?:jours?|demi-heure|heures?|minutes|semaines?|mois|ans?)\b/giu;

test.each(globSync(['content/legal/*.md', 'server/**/*lettres.ts']))(
  '%s says periods that code decides by PERIODES or RETRACTATION',
  (file) => {
    const dites = readFileSync(file, 'utf8').match(DITE) ?? [];
    const more = 'a period that code decides goes to regles/periodes.ts, another to this list';
    expect(
      dites.map((each) => each.replace(/\s/, ' ')),
      more,
    ).toEqual(SEULEMENT_DITES[file] ?? []);
  },
);
