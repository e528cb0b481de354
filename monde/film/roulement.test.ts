import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { EtatAt } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import { openChantier, type RoueAPart } from '../chantier.ts';
import { addVehicule } from '../vehicules/index.ts';
import { braquageEntre, poseDeRoue } from './roulement.ts';

const etat = (cap: number, parcouru: number): EtatAt => ({
  ou: [0, 0],
  cap,
  vitesse: 1,
  parcouru,
  clignotant: undefined,
  freine: false,
  parti: false,
});

function voiture(): { roues: RoueAPart[]; triangles: number } {
  const chantier = { ...openChantier(), roues: [] as RoueAPart[] };
  addVehicule(chantier, { qui: 'voiture', ou: [10, 0, 5], cap: 90, couleur: '#FF0000' });
  return { roues: chantier.roues, triangles: chantier.mailles.divers.triangles };
}

test('a film’s car has four wheels of its own, which stand where the still has them', () => {
  const entiere = openChantier();
  addVehicule(entiere, { qui: 'voiture', ou: [10, 0, 5], cap: 90, couleur: '#FF0000' });
  const { roues, triangles } = voiture();
  expect(roues).toHaveLength(4);
  const siens = roues.reduce((somme, { maille }) => somme + maille.triangles, 0);
  expect(triangles + siens).toBe(entiere.mailles.divers.triangles);
  for (const { pose, rayon } of roues) {
    const { x, y, z } = new Vector3().applyMatrix4(pose);
    expect(y).toBeCloseTo(rayon);
    expect(Math.abs(x - 10)).toBeGreaterThan(0.9);
    expect(Math.abs(z - 5)).toBeLessThan(0.9);
  }
});

test('a wheel rolls forward as far as its car has gone', () => {
  const [roue] = voiture().roues;
  const { rayon } = roue!;
  const haut = (parcouru: number) =>
    new Vector3(0, rayon, 0).applyMatrix4(poseDeRoue(roue!, parcouru, 0));
  // Its car looks east.
  expect(haut(0.1).x).toBeGreaterThan(haut(0).x + 0.05);
  expect(haut(2 * Math.PI * rayon).distanceTo(haut(0))).toBeLessThan(1e-6);
});

test('front wheels alone steer, towards the bend', () => {
  const { roues } = voiture();
  const dehors = ({ pose }: RoueAPart, braquage: number) =>
    new Vector3(0, 0, -1).transformDirection(
      poseDeRoue({ ...roues[0]!, pose, directrice: true }, 0, braquage),
    );
  expect(dehors(roues[0]!, 30).z).toBeGreaterThan(0.4);
  expect(roues.filter(({ directrice }) => directrice)).toHaveLength(2);
  expect(braquageEntre(etat(350, 0), etat(10, 2), 4.4)).toBeGreaterThan(15);
  expect(braquageEntre(etat(10, 0), etat(350, 2), 4.4)).toBeLessThan(-15);
  expect(braquageEntre(etat(90, 3), etat(90, 3), 4.4)).toBe(0);
});
