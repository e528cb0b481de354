import { expect, test } from 'vitest';
import { clipDEssai, RISQUE } from './exemples.ts';
import type { CadreVu, CibleVue, Ecran } from './juge.ts';
import { clicsSurSosies, defautsDesSosies } from './sosies.ts';

const ECRAN: Ecran = { largeur: 800, hauteur: 450, angle: 62 };
const AU_MILIEU: CadreVu = [-0.03, 0.03, 0.03, -0.03];
const AU_BORD: CadreVu = [0.52, 0.03, 0.58, -0.03];

const vueDe = (cadre: CadreVu): CibleVue => ({
  de: 4,
  cadres: Array.from({ length: 41 }, () => cadre),
});
const trajet = [{ t: 0, quand: 0, devant: 30, droite: 3 }];

const defautsDe = (sosie: object, cadre = AU_MILIEU, vu = true): string[] => {
  const clip = clipDEssai({
    acteurs: { A: { qui: 'piéton', trajet }, B: { qui: 'piéton', trajet } },
    risques: [RISQUE],
    sosies: [{ qui: 'B', quand: 6, dit: 'Il attend.', ...sosie }],
  });
  return defautsDesSosies(clip, [vu], [vueDe(cadre)], 49);
};

test('a look-alike is somebody of the clip, no danger, seen while none is open', () => {
  expect(defautsDe({})).toEqual([]);
  expect(defautsDe({ qui: 'C' })).toEqual(['« C » n’est pas un acteur']);
  expect(defautsDe({ qui: 'A' })).toEqual(['« A » est un risque : « Un piéton traverse »']);
  expect(defautsDe({ quand: 9 })).toEqual(['« B » est montré pendant « Un piéton traverse »']);
  expect(defautsDe({}, AU_MILIEU, false)).toEqual(['« B » ne se voit pas à 6 s']);
  expect(defautsDe({}, AU_BORD)).toEqual(['« B » est hors de l’image d’un téléphone debout à 6 s']);
});

test('a wrong click on a look-alike is told beside it, whenever he is seen', () => {
  const sosies = [AU_MILIEU, AU_BORD].map((cadre, i) => ({
    qui: `${i}`,
    quand: 6,
    dit: '',
    cible: vueDe(cadre),
  }));
  const clics = [
    { t: 6, x: 0.5, y: 0.5 },
    { t: 6.5, x: 0.1, y: 0.1 },
    { t: 7, x: 0.95, y: 0.5 },
    { t: 7.5, x: 0.5, y: 0.5 },
  ];
  expect(clicsSurSosies(sosies, clics, [0, 1, 2], ECRAN)).toEqual([[0], [2]]);
});
