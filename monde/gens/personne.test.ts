import { expect, it } from 'vitest';
import { openChantier } from '../chantier.ts';
import { hancheOf, type Mesures, mesuresOf } from './corps/mesures.ts';
import { addPersonne, type PersonneDuMonde, type Qui, tailleVraie } from './index.ts';

function build(personne: Omit<PersonneDuMonde, 'ou' | 'cap'>) {
  const chantier = openChantier();
  addPersonne(chantier, { ou: [0, 0, 0], cap: 0, ...personne });
  const { positions, normales, triangles } = chantier.mailles.divers;
  const axe = (k: number) => positions.filter((_, i) => i % 3 === k);
  const bornes = (k: number) =>
    axe(k).reduce(([bas, haut], v) => [Math.min(bas, v), Math.max(haut, v)] as const, [
      Infinity,
      -Infinity,
    ] as readonly [number, number]);
  return { positions, normales, triangles, x: bornes(0), y: bornes(1), z: bornes(2) };
}

const QUI: Qui[] = ['piéton', 'enfant', 'aîné', 'aveugle', 'agent', 'surveillant', 'ouvrier'];

it.each(QUI)('%s has its true size, in few triangles', (qui) => {
  for (const graine of [1, 2, 3, 4]) {
    const { y, triangles } = build({ qui, graine, etat: { tient: 'rien', bagage: 'aucun' } });
    expect(Math.abs(y[1] - tailleVraie(qui).hauteur)).toBeLessThan(0.13);
    // His dog is counted in.
    expect(triangles).toBeLessThanOrEqual(qui === 'aveugle' ? 2700 : 2000);
  }
});

it.each([0, 0.1, 0.25, 0.4, 0.5, 0.62, 0.8, 0.95])('walks on the ground at phase %d', (phase) => {
  const { y } = build({ qui: 'piéton', graine: 3, etat: { pose: 'marche', phase } });
  expect(Math.abs(y[0])).toBeLessThan(0.025);
});

it.each(['piéton', 'enfant'] as const)('%s runs from foot to foot, in the air between', (qui) => {
  const at = (phase: number) =>
    build({ qui, graine: 3, etat: { pose: 'court', phase, bagage: 'aucun' } });
  for (const pied of [0.04, 0.12, 0.2, 0.28])
    for (const phase of [pied, pied + 0.5]) expect(Math.abs(at(phase).y[0])).toBeLessThan(0.03);
  for (const phase of [0.41, 0.91]) expect(at(phase).y[0]).toBeGreaterThan(0.05);
  expect(at(0.2).triangles).toBeLessThanOrEqual(2000);
});

it('gives a child a bigger head, shorter legs and narrower shoulders for its height', () => {
  const [enfant, adulte] = (['enfant', 'adulte'] as const).map((age) => mesuresOf(age));
  const part = (longueur: (mesures: Mesures) => number) =>
    longueur(enfant!) / enfant!.taille / (longueur(adulte!) / adulte!.taille);
  expect(1 / enfant!.tete).toBeLessThan(6 / enfant!.taille);
  expect(part(({ tete, largeurTete }) => tete * largeurTete)).toBeGreaterThan(1.35);
  expect(part(hancheOf)).toBeLessThan(0.9);
  expect(part(({ epaule }) => epaule)).toBeLessThan(0.85);
});

it('holds an arm out on the side that it says', () => {
  const gauche = build({ qui: 'piéton', graine: 3, etat: { tend: 'gauche', bagage: 'aucun' } });
  const droite = build({ qui: 'piéton', graine: 3, etat: { tend: 'droite', bagage: 'aucun' } });
  expect(gauche.x[0]).toBeLessThan(-0.75);
  expect(gauche.x[1]).toBeLessThan(0.4);
  expect(droite.x[1]).toBeGreaterThan(0.75);
});

it('raises the officer’s arm above his cap', () => {
  const { y } = build({ qui: 'agent', graine: 1, etat: { bras: 'levé' } });
  expect(y[1]).toBeGreaterThan(2);
});

it('gives the officer white sleeves, so that his gesture is seen from afar', () => {
  const maille = openChantier();
  addPersonne(maille, { qui: 'agent', ou: [0, 0, 0], cap: 0, graine: 1, etat: { bras: 'tendus' } });
  const { couleurs, positions } = maille.mailles.divers;
  const blancs = positions.filter(
    (_, i) => i % 3 === 0 && couleurs[i]! > 0.8 && couleurs[i + 1]! > 0.8 && couleurs[i + 2]! > 0.8,
  );
  for (const cote of [-1, 1]) {
    const xs = blancs.map((x) => x * cote).filter((x) => x > 0.4);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.4);
  }
});

it('draws the same person from the same seed, and another from another', () => {
  const [a, b, c] = [3, 3, 4].map((graine) => build({ qui: 'piéton', graine }));
  expect(a!.positions).toEqual(b!.positions);
  expect(a!.positions).not.toEqual(c!.positions);
});

it('gives every corner a unit normal', () => {
  const { normales } = build({ qui: 'piéton', graine: 3, etat: { pose: 'marche', phase: 0.3 } });
  for (let i = 0; i < normales.length; i += 3)
    expect(Math.hypot(...normales.slice(i, i + 3))).toBeCloseTo(1, 3);
});

const ROULANTS: Qui[] = [
  'vélo',
  'vélo cargo',
  'speed pedelec',
  'trottinette',
  'moto',
  'cyclomoteur',
];

it.each(ROULANTS)('%s is as long and as high as it says, its wheels on the ground', (qui) => {
  const { y, z, triangles } = build({ qui, graine: 3 });
  const { longueur, hauteur } = tailleVraie(qui);
  expect(Math.abs(y[0])).toBeLessThan(0.01);
  expect(Math.abs(y[1] - hauteur)).toBeLessThan(0.09);
  expect(Math.abs(z[0] + longueur / 2)).toBeLessThan(0.06);
  expect(Math.abs(z[1] - longueur / 2)).toBeLessThan(0.06);
  expect(triangles).toBeLessThan(4200);
});

it('lets a cyclist hold an arm out on the side that he says', () => {
  expect(build({ qui: 'vélo', graine: 3, etat: { tend: 'gauche' } }).x[0]).toBeLessThan(-0.7);
  expect(build({ qui: 'vélo', graine: 3, etat: { tend: 'droite' } }).x[1]).toBeGreaterThan(0.7);
});

it('glows in red at the back of who brakes, and not otherwise', () => {
  const rouges = (freine: boolean) => {
    const chantier = openChantier();
    addPersonne(chantier, { qui: 'moto', ou: [0, 0, 0], cap: 0, graine: 3, etat: { freine } });
    return chantier.halos.find(({ couleur }) => couleur === '#FF2018')!;
  };
  expect(rouges(true).taille).toBeGreaterThan(rouges(false).taille);
  expect(rouges(true).ou[2]).toBeGreaterThan(0.85);
});

it('keeps a group of children within its place, leader ahead', () => {
  const { x, y, z } = build({ qui: 'groupe d’enfants', graine: 3 });
  const { largeur, longueur, hauteur } = tailleVraie('groupe d’enfants');
  expect(x[1] - x[0]).toBeLessThan(largeur);
  expect(Math.max(-z[0], z[1])).toBeLessThan(longueur / 2 + 0.1);
  expect(Math.abs(y[1] - hauteur)).toBeLessThan(0.1);
});

it('keeps somebody’s looks wherever he walks, by his seed', () => {
  const teintes = (x: number) => {
    const chantier = openChantier();
    addPersonne(chantier, { qui: 'piéton', ou: [x, 0, 0], cap: 0, graine: 5 });
    return chantier.mailles.divers.couleurs;
  };
  expect(teintes(0)).toEqual(teintes(7));
});

it('gives a speed pedelec its mirror on the left', () => {
  const { x } = build({ qui: 'speed pedelec', graine: 3 });
  expect(x[0]).toBeLessThan(-0.4);
  expect(x[1]).toBeLessThan(0.38);
});

it('holds the officer’s red lamp beside him, not before his face', () => {
  const chantier = openChantier(true);
  addPersonne(chantier, {
    qui: 'agent',
    ou: [0, 0, 0],
    cap: 0,
    graine: 1,
    etat: { bras: 'lampe' },
  });
  const { ou } = chantier.halos[0]!;
  expect(ou[0]).toBeGreaterThan(0.3);
  expect(ou[2]).toBeLessThan(-0.2);
});

it.each(['vélo', 'moto', 'cyclomoteur'] as const)('leaves a parked %s empty and dark', (qui) => {
  const chantier = openChantier();
  addPersonne(chantier, { qui, ou: [0, 0, 0], cap: 0, graine: 3, etat: { gare: true } });
  expect(chantier.halos).toEqual([]);
  const { x, y } = build({ qui, graine: 3, etat: { gare: true } });
  expect(y[1]).toBeLessThan(1.35);
  expect(y[0]).toBeGreaterThan(-0.03);
  expect(x[0]).toBeLessThan(-0.4);
});

it('gives a child a bicycle of its own size', () => {
  const { y, z } = build({ qui: 'vélo', graine: 3, etat: { enfant: true } });
  expect(y[1]).toBeGreaterThan(1.2);
  expect(y[1]).toBeLessThan(1.42);
  expect(z[1] - z[0]).toBeLessThan(1.4);
});
