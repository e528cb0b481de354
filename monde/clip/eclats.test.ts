import { expect, test } from 'vitest';
import { clipDEssai } from '../../films/exemples.ts';
import { filmDuClip } from '../../films/film.ts';
import { angleDe } from '../../films/juge.ts';
import { reseauOf } from '../../films/reseau.ts';
import { cleAt } from '../film/figures.ts';
import { AMBRE, ROUGE_DE_FREIN } from '../vehicules/lentilles.ts';
import { eclatDePhare, largeurDeHalo } from '../rendu/accents.ts';
import { diametreDEclat, isEclat } from './eclats.ts';

test.each([10, 25, 60])('an indicator at %i m is eight pixels wide on a small still', (loin) => {
  const parMetre = 480 / (2 * Math.tan((angleDe(16 / 9, 49) * Math.PI) / 360) * loin);
  expect(diametreDEclat(AMBRE, loin) * parMetre).toBeGreaterThan(8);
});

test('at night brake lamps keep their own glow, since tail lamps have it too', () => {
  expect(isEclat({ ou: [0, 0, 0], couleur: ROUGE_DE_FREIN, taille: 1 }, false)).toBe(true);
  expect(isEclat({ ou: [0, 0, 0], couleur: ROUGE_DE_FREIN, taille: 1 }, true)).toBe(false);
});

test('an indicator is lit as soon as it begins, whenever that is', () => {
  const acteur = {
    qui: 'voiture',
    trajet: [{ t: 0, quand: 5, devant: 20 }],
    gestes: [{ de: 5.4, à: 9, fait: 'clignotant gauche' }],
  };
  const clip = clipDEssai({ acteurs: { A: acteur } });
  const film = filmDuClip(clip, reseauOf(clip, '2026-11-27'));
  const vu = film.parNom.get('A')!;
  const cleA = (t: number) => cleAt(vu, film.etat(t).get(vu)!, t, false);
  expect(cleA(5.41)).toContain('gauche');
  expect(cleA(5.7)).toContain('gauche');
  expect(cleA(5.85)).not.toContain('gauche');
  expect(cleA(6.1)).toContain('gauche');
});

test('headlamps that come at night are seen from afar, and no larger near by', () => {
  const enPixels = (loin: number) =>
    (largeurDeHalo(0.85, loin) * 360) /
    (2 * Math.tan((angleDe(16 / 9, 49) * Math.PI) / 360) * loin);
  expect(enPixels(200)).toBeGreaterThan(5);
  expect(largeurDeHalo(0.85, 20)).toBe(0.85);
  expect([10, 60, 200].map(eclatDePhare)).toEqual([1, 4, 8]);
});
