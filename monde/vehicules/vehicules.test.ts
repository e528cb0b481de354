import { describe, expect, it } from 'vitest';
import { gabaritVrai } from '../../drawing/scene/gabarits.ts';
import { openChantier } from '../chantier.ts';
import { coqueOf } from './coque.ts';
import type { EtatVehicule, QuiRoule } from './etat.ts';
import { FORMES_FERMEES, formeOf } from './formes/index.ts';
import { addVehicule, volumeOf } from './index.ts';

const TOUS: QuiRoule[] = [
  'voiture',
  'camionnette',
  'camion',
  'bus',
  'autocar',
  'bus scolaire',
  'tram',
  'train',
  'tracteur',
  'attelage',
  'ambulance',
  'police',
  'pompiers',
  'remorque',
  'caravane',
];

function builtOf(qui: QuiRoule, etat: EtatVehicule = {}, nuit = false) {
  const chantier = openChantier(nuit);
  addVehicule(chantier, { qui, couleur: '#1F56A8', ou: [0, 0, 0], cap: 0, etat });
  return chantier;
}

const bornesOf = (positions: ArrayLike<number>, axe: number): [number, number] => {
  const valeurs = Array.from(positions).filter((_, i) => i % 3 === axe);
  return [Math.min(...valeurs), Math.max(...valeurs)];
};

describe('sizes', () => {
  it.each(TOUS)('%s is as long and wide as the plan has it', (qui) => {
    const [longueur, largeur] = gabaritVrai(qui);
    const vrai = volumeOf(qui);
    expect(Math.abs(vrai.longueur - longueur)).toBeLessThan(0.1);
    expect(Math.abs(vrai.largeur - largeur)).toBeLessThan(0.1);
  });

  it.each(FORMES_FERMEES)('the body of %s fills its own size', (nom) => {
    const forme = formeOf(nom);
    const { array } = coqueOf(forme).getAttribute('position');
    const [x, y, z] = [0, 1, 2].map((axe) => bornesOf(array, axe));
    expect(x![1] - x![0]).toBeCloseTo(forme.largeur, 1);
    expect(y![1]).toBeCloseTo(forme.hauteur, 1);
    expect(y![0]).toBeGreaterThan(0.1);
    expect(Math.abs(z![1] - z![0] - forme.longueur)).toBeLessThan(0.13);
  });

  it.each(TOUS)('%s stands on the ground', (qui) => {
    const [bas] = bornesOf(builtOf(qui).mailles.divers.positions, 1);
    expect(bas).toBeGreaterThan(-0.01);
    expect(bas).toBeLessThan(0.15);
  });

  it('a car with its driver costs at most 5,000 triangles', () => {
    const { mailles } = builtOf('voiture');
    const coque = coqueOf(formeOf('suv')).getIndex()!.count / 3;
    expect(coque + mailles.divers.triangles).toBeLessThan(5000);
  });
});

describe('states', () => {
  const feuxOf = (etat: EtatVehicule, nuit = false) =>
    builtOf('voiture', etat, nuit).corps[0]!.feux;

  it('a parked car neither brakes nor shines', () => {
    const feux = feuxOf({ stationne: true, freine: true }, true);
    expect(Object.values(feux).some(Boolean)).toBe(false);
  });

  it('indicators are on the side that is told', () => {
    expect(feuxOf({ clignotant: 'gauche' })).toMatchObject({ gauche: true, droite: false });
    expect(feuxOf({ clignotant: 'quatre' })).toMatchObject({ gauche: true, droite: true });
  });

  it('the left indicator glows at the left: ahead, behind and to its side', () => {
    const { halos } = builtOf('voiture', { clignotant: 'gauche' });
    for (const { ou } of halos) expect(ou[0]).toBeLessThan(-0.5);
    const [derriere, devant, cote] = halos.map(({ vers }) => vers!);
    expect([derriere![2], devant![2], cote![0]].map(Math.round)).toEqual([1, -1, -1]);
  });

  it('by night a headlamp leaves the indicator beside it its glow', () => {
    const aGauche = builtOf('voiture', { clignotant: 'gauche' }, true).halos.filter(
      ({ ou, vers }) => ou[0] < 0 && vers![2] < 0,
    );
    expect(aGauche.map(({ couleur }) => couleur)).toEqual(['#FF8A00']);
  });

  it('by night it has dipped lamps, which light the road', () => {
    expect(feuxOf({}, true)).toMatchObject({ phares: true, position: true, jour: false });
    expect(builtOf('voiture', {}, true).lampes).toHaveLength(1);
  });

  it.each(['camion', 'pompiers'] as const)('a %s has lamps at its rear that light up', (qui) => {
    const vus = (etat: EtatVehicule, nuit = false) => {
      const { lueurs, positions } = builtOf(qui, etat, nuit).mailles.divers;
      const derriere = volumeOf(qui).longueur / 2 - 0.3;
      const vives = lueurs.filter((l, i) => l > 0.3 && positions[3 * i + 2]! > derriere);
      return Math.max(0, ...vives);
    };
    expect(vus({})).toBe(0);
    expect(vus({}, true)).toBe(0.4);
    expect(vus({ freine: true })).toBe(1);
    expect(vus({ freine: true }, true)).toBe(1);
  });

  it('an open door is another body', () => {
    expect(builtOf('bus', { porteOuverte: true }).corps[0]!.forme).toBe('bus ouverte');
  });

  it('nobody sits in a parked car', () => {
    const plein = builtOf('voiture').mailles.divers.triangles;
    const vide = builtOf('voiture', { stationne: true }).mailles.divers.triangles;
    expect(plein - vide).toBeGreaterThan(300);
  });

  it('the same words build the same mesh', () => {
    const [a, b] = [builtOf('tracteur'), builtOf('tracteur')];
    expect(a.mailles.divers.positions).toEqual(b.mailles.divers.positions);
  });
});
