import { expect, test } from 'vitest';
import { scene } from '../../drawing/scene/scene.ts';
import { regardeOf } from '../bati.ts';
import { buildScene } from '../buildScene.ts';
import { chooseVue } from './choix.ts';
import { jauge } from './jauge.ts';
import { defautsDeVue } from './defautsDeVue.ts';
import { pixelsPourLire } from './lecture.ts';
import { cameraOf, projete, vueDuSiege } from './prises.ts';
import { isMoi } from './boites.ts';
import type { Vu } from '../../drawing/scene/plan/plan.ts';

const regarde = (ecrite: object) => regardeOf(buildScene(scene.parse(ecrite), '2026-11-02'));
const DERRIERE_UN_BUS = {
  lieu: 'route',
  vue: 'conducteur',
  profil: ['trottoir', 'descend', ':|', 'monte', 'trottoir'],
  longueur: 30,
  usagers: [
    { qui: 'voiture', moi: 'oui', voie: 3, a: 8 },
    { qui: 'bus', voie: 3, a: 23 },
  ],
};

test('a line that a bus and the bonnet hide is told, and the camera stands where one sees it', () => {
  const vu = regarde(DERRIERE_UN_BUS);
  const moi = vu.boites.find(isMoi)!.objet as Vu;
  const assis = jauge(vu, vueDuSiege(moi, 0), 1.5);
  expect(assis.marquages.map(({ px }) => px < 25)).toEqual([true]);
  expect(defautsDeVue(assis).map(({ message }) => message)).toEqual([
    'On ne voit pas la double ligne.',
  ]);
  const { vue, marquages } = chooseVue(vu, 1.5);
  expect(vue.recul).toBeGreaterThan(0);
  expect(marquages.every(({ marquage, px }) => px >= marquage.voulu)).toBe(true);
});

test('dashes, a line two lanes away and a breakdown ask for no line', () => {
  const nombre = (change: object) => regarde({ ...DERRIERE_UN_BUS, ...change }).marquages.length;
  expect(nombre({})).toBe(1);
  expect(nombre({ profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'] })).toBe(0);
  expect(
    nombre({
      profil: ['trottoir', 'descend', '|', 'monte', ':', 'monte', 'trottoir'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 4, a: 8 }],
    }),
  ).toBe(0);
  const [moi, bus] = DERRIERE_UN_BUS.usagers;
  expect(nombre({ usagers: [{ ...moi, clignotant: 'quatre' }, bus] })).toBe(0);
});

test('from a driveway one sees the line of the street that it leaves through', () => {
  const { marquages } = chooseVue(
    regarde({
      lieu: 'carrefour',
      branches: { nord: { axe: 'continue' }, sud: { axe: 'continue' }, est: { voie: 'propriété' } },
      usagers: [{ qui: 'voiture', moi: 'oui', de: 'est', vers: 'sud', état: 'attend' }],
    }),
    1.5,
  );
  expect(marquages).toHaveLength(2);
  expect(marquages.every(({ marquage, px }) => px >= marquage.voulu)).toBe(true);
});

test('words on a plate ask for more pixels than its form', () => {
  const C3 = { panneau: 'C3' } as const;
  expect(pixelsPourLire(C3)).toBe(20);
  expect(pixelsPourLire({ panneau: 'A25' })).toBe(34);
  expect(pixelsPourLire({ ...C3, additionnel: 'Excepté circulation locale' })).toBe(63);
  expect(pixelsPourLire({ ...C3, zone: 'début' })).toBe(28);
  expect(pixelsPourLire({ ...C3, zone: 'fin' })).toBe(44);
});

test('a light over a lane is enlarged over that lane', () => {
  const feu = (voie: number, etat: string) => ({ feu: etat, a: 40, côté: 'au-dessus', voie });
  const { vue, plaques, vignettes } = chooseVue(
    regarde({
      lieu: 'autoroute',
      vue: 'conducteur',
      profil: ['terre-plein', 'monte', ':', 'monte', 'berme'],
      longueur: 80,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 8 }],
      poteaux: [feu(2, 'flèche verte vers le bas'), feu(3, 'croix rouge')],
    }),
    1.5,
  );
  const camera = cameraOf(vue, 1.5);
  const ici = plaques.map(({ plaque }) => projete(camera, plaque.ou).x);
  expect(vignettes).toHaveLength(2);
  for (const [i, { cadre }] of vignettes.entries())
    expect(cadre.x + cadre.l / 2).toBeCloseTo(ici[i]!);
  const [une, autre] = vignettes.map(({ cadre }) => cadre).toSorted((a, b) => a.x - b.x);
  expect(une!.x + une!.l).toBeLessThan(autre!.x);
});
