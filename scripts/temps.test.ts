import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temps } from '../drawing/scene/vocabulaire.ts';

const plusQueJour = temps.filter((nom) => nom !== 'jour').join('|');
const comparaison = new RegExp(`\\btemps [!=]== '|[!=]== '(${plusQueJour})'`);

test.each([["scene.temps === 'jour'"], ["if (ciel !== 'neige') return;"]])(
  'compares a weather’s name: %s',
  (ligne) => expect(ligne).toMatch(comparaison),
);

test('no file compares a weather’s name: TEMPS has its traits', () => {
  const files = globSync('{content,drawing,droit,monde,scripts}/**/*.ts');
  expect(files.length).toBeGreaterThan(500);
  const faux = files.filter((file) => comparaison.test(readFileSync(file, 'utf8')));
  expect(faux.filter((file) => file !== 'scripts/temps.test.ts')).toEqual([]);
});
