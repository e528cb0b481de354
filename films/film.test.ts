import { expect, test } from 'vitest';
import { clipDEssai } from './exemples.ts';
import { filmDuClip } from './film.ts';
import { reseauOf } from './reseau.ts';

const filmOf = (change: Record<string, unknown>) => {
  const clip = clipDEssai(change);
  return filmDuClip(clip, reseauOf(clip, '2026-11-27'));
};

test('any instant is the same whenever it is asked: all is a function of t', () => {
  const film = filmOf({
    acteurs: {
      cycliste: {
        qui: 'vélo',
        trajet: [
          { t: 0, quand: 0, devant: 20, droite: 1 },
          { t: 20, quand: 20, devant: 10, droite: 1 },
        ],
      },
    },
  });
  const vu = film.parNom.get('cycliste')!;
  const avant = film.etat(12.34).get(vu);
  for (const t of [19, 3, 0, 15]) film.etat(t);
  expect(film.etat(12.34).get(vu)).toEqual(avant);
});

test('I drive as far as my speed says', () => {
  const film = filmOf({
    allure: [
      [0, 36],
      [10, 36],
      [20, 0],
    ],
  });
  expect(film.moiAt(0)).toEqual({ metres: 5, vitesse: 10 });
  expect(film.moiAt(10).metres).toBeCloseTo(105, 0);
  expect(film.moiAt(20).vitesse).toBe(0);
});

test('a place is told from where I am at a second, so that my speed may change', () => {
  const passe = (kmh: number) => {
    const film = filmOf({
      allure: [
        [0, kmh],
        [20, kmh],
      ],
      acteurs: { A: { qui: 'piéton', trajet: [{ t: 0, quand: 10, devant: 12, droite: 3 }] } },
    });
    const { ou } = film.etat(10).get(film.parNom.get('A')!)!;
    const { ou: moi } = film.etat(10).get(film.moi)!;
    return Math.hypot(ou[0] - moi[0], ou[1] - moi[1]);
  };
  expect(passe(30)).toBeCloseTo(passe(45), 1);
});

test('somebody who brakes shows it, and who stands holds his car', () => {
  const film = filmOf({
    acteurs: {
      A: {
        qui: 'voiture',
        trajet: [
          { t: 0, quand: 0, devant: 30 },
          { t: 6, quand: 0, devant: 90 },
          { t: 9, quand: 0, devant: 104 },
          { t: 11, quand: 0, devant: 106 },
          { t: 12, quand: 0, devant: 106 },
        ],
      },
    },
  });
  const at = (t: number) => film.etat(t).get(film.parNom.get('A')!)!;
  expect([at(3).freine, at(7.5).freine, at(15).freine]).toEqual([false, true, true]);
  expect(at(15).vitesse).toBe(0);
});

test('a walker who waits looks where he will go', () => {
  const film = filmOf({
    acteurs: {
      A: {
        qui: 'piéton',
        trajet: [
          { t: 7, quand: 12, devant: 10, droite: 3 },
          { t: 8, quand: 12, devant: 10, droite: 3 },
          { t: 12, quand: 12, devant: 10, droite: -5 },
        ],
      },
    },
  });
  const { cap, vitesse } = film.etat(2).get(film.parNom.get('A')!)!;
  expect(vitesse).toBe(0);
  expect(cap).toBeCloseTo(270, 0);
});

test('gestures last as long as they are told', () => {
  const film = filmOf({
    acteurs: {
      A: {
        qui: 'voiture',
        garé: 'oui',
        trajet: [{ t: 0, quand: 8, devant: 10, droite: 2.2 }],
        gestes: [
          { de: 5, à: 7, fait: 'clignotant gauche' },
          { de: 6, à: 8, fait: 'portière' },
        ],
      },
    },
  });
  const at = (t: number) => film.etat(t).get(film.parNom.get('A')!)!;
  expect([at(4).clignotant, at(6).clignotant, at(9).clignotant]).toEqual([
    undefined,
    'gauche',
    undefined,
  ]);
  expect([at(5).porte, at(6.5).porte, at(9).porte]).toEqual([undefined, true, undefined]);
});

test('a car backs out of its place, stops, and drives on with its nose ahead', () => {
  const film = filmOf({
    acteurs: {
      sortante: {
        qui: 'voiture',
        trajet: [
          { t: 0, quand: 0, devant: 40, droite: 4 },
          { t: 4, quand: 0, devant: 40, droite: 4 },
          { t: 6, quand: 0, devant: 38, droite: 1 },
          { t: 8, quand: 0, devant: 34, droite: 0 },
          { t: 9, quand: 0, devant: 34, droite: 0 },
          { t: 12, quand: 0, devant: 48, droite: 0 },
        ],
        gestes: [{ de: 3, à: 8.5, fait: 'recule' }],
      },
    },
  });
  const vu = film.parNom.get('sortante')!;
  const versLAvant = (t: number) => Math.cos((film.etat(t).get(vu)!.cap * Math.PI) / 180);
  const vus = Array.from({ length: 121 }, (_, i) => versLAvant(i / 10));
  expect(Math.min(...vus)).toBeGreaterThan(0.3);
  expect(film.etat(3.5).get(vu)).toMatchObject({ vitesse: 0, recule: true });
});

test('on a way through a junction one comes from its arm', () => {
  const film = filmOf({
    acteurs: {
      A: {
        qui: 'voiture',
        carrefour: { morceau: 2, de: 'est', vers: 'sud' },
        trajet: [
          { t: 0, à: -15 },
          { t: 10, à: 0 },
          { t: 16, à: 20 },
        ],
      },
    },
  });
  const at = (t: number) => film.etat(t).get(film.parNom.get('A')!)!;
  expect(at(3).cap).toBeCloseTo(270, 0);
  expect(at(20).cap).toBeCloseTo(180, 0);
});

test('an ambulance in a hurry shows its blue lights', () => {
  const A = { qui: 'ambulance', trajet: [{ t: 0, quand: 10, devant: 20 }] };
  const film = filmOf({ acteurs: { A: { ...A, feuxBleus: 'oui' }, B: A } });
  const feux = ['A', 'B'].map((nom) => film.parNom.get(nom)!.feuxBleus);
  expect(feux).toEqual([true, false]);
});

test('a bicycle has its lamps, unless it is told to have none', () => {
  const A = { qui: 'vélo', trajet: [{ t: 0, quand: 10, devant: 20 }] };
  const film = filmOf({ acteurs: { A: { ...A, sansFeux: 'oui' }, B: A } });
  const sombres = ['A', 'B'].map((nom) => film.parNom.get(nom)!.sansFeux);
  expect(sombres).toEqual([true, undefined]);
});
