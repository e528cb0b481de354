import { expect, it, test } from 'vitest';
import { Maille } from '../../maille/maille.ts';
import { allureDe, fouleeDe, type NomDAllure, postureDe } from './allure.ts';
import { addBete } from './bete.ts';
import { CHEVREUIL, LABRADOR } from './espece.ts';

const ESPECES = { chien: LABRADOR, chevreuil: { ...CHEVREUIL, bois: true } };
const noms = ['chien', 'chevreuil'] as const;
const allures = ['pas', 'trot', 'galop'] as const;
const PHASES = Array.from({ length: 16 }, (_, i) => i / 16);

function build(nom: (typeof noms)[number], allure: NomDAllure, phase = 0) {
  const maille = new Maille();
  addBete(maille, ESPECES[nom], allure, phase);
  const bornes = (k: number) => {
    const axe = maille.positions.filter((_, i) => i % 3 === k);
    return [Math.min(...axe), Math.max(...axe)] as const;
  };
  return { triangles: maille.triangles, x: bornes(0), y: bornes(1), z: bornes(2) };
}

it.each(noms)('a %s has its true size, its head ahead, in few triangles', (nom) => {
  const { x, y, z, triangles } = build(nom, 'debout');
  expect(Math.abs(y[1] - ESPECES[nom].hauteur)).toBeLessThan(0.02);
  expect(x[1] - x[0]).toBeLessThan(0.3);
  // Its tail is counted in.
  expect(z[1] - z[0]).toBeGreaterThan(1);
  expect(z[1] - z[0]).toBeLessThan(1.2);
  expect(triangles).toBeLessThanOrEqual(1500);
});

const enTout = noms.flatMap((nom) => allures.map((allure) => [nom, allure] as const));

it.each(enTout)('a %s at its %s has its feet on the ground, none below', (nom, allure) => {
  for (const phase of PHASES) {
    const { pieds } = postureDe(ESPECES[nom], allure, phase);
    const [bas] = build(nom, allure, phase).y;
    expect(bas, `phase ${phase}`).toBeGreaterThan(-0.005);
    if (pieds.some(({ plie }) => plie === 0)) expect(bas, `phase ${phase}`).toBeLessThan(0.01);
  }
});

it.each(enTout)('a %s at its %s does not slide on the foot that stands', (nom, allure) => {
  const pas = 0.01;
  for (const phase of PHASES) {
    const [avant, apres] = [phase, phase + pas].map((p) => postureDe(ESPECES[nom], allure, p));
    for (const [i, pied] of avant!.pieds.entries()) {
      const suite = apres!.pieds[i]!;
      if (pied.plie > 0 || suite.plie > 0) continue;
      const recul = pied.pied[0] - suite.pied[0];
      expect(recul).toBeCloseTo(pas * fouleeDe(allure, ESPECES[nom]), 5);
    }
  }
});

/** Which feet stand, of left and right front, left and right hind. */
const poses = (allure: NomDAllure, phase: number): string =>
  postureDe(LABRADOR, allure, phase)
    .pieds.map(({ plie }, i) => (plie === 0 ? ['avG', 'avD', 'arG', 'arD'][i] : ''))
    .filter(Boolean)
    .join(' ');

const ordre = (allure: NomDAllure): string[] => {
  const suite = PHASES.map((phase) => poses(allure, phase + 0.03));
  return suite.filter((pied, i) => pied !== suite.at(i - 1));
};

test('it walks on three or two feet, each front one after the hind one of its side', () => {
  expect(ordre('pas')).toEqual([
    'avD arG arD',
    'avD arG',
    'avG avD arG',
    'avG arG',
    'avG arG arD',
    'avG arD',
    'avG avD arD',
    'avD arD',
  ]);
});
test('it trots by its diagonals', () => {
  expect(ordre('trot')).toEqual(['avD arG', '', 'avG arD', '']);
});
test('it gallops from hind feet to front ones, in the air between', () => {
  expect(ordre('galop')).toEqual(['arG', 'arG arD', 'arD', '', 'avD', 'avG avD', 'avG', '']);
});

test('it walks beside who walks, trots, and gallops when it bolts', () => {
  const du = (vitesse: number) => allureDe(vitesse, LABRADOR);
  expect([0, 0.6, 1.3, 2.1, 4.8].map(du)).toEqual(['debout', 'pas', 'pas', 'trot', 'galop']);
});
