import { expect, test } from 'vitest';
import { boiteOf } from './boite.ts';
import { dans } from './dans.ts';
import { cercle, chemin, pose, rect, texte, trait } from './svg.ts';

const arrondie = (svg: string) => boiteOf(svg).map((v) => Math.round(v * 10) / 10);

test.each<[string, string, number[]]>([
  ['un rectangle', rect(-10, 5, 20, 8, '#000000'), [-10, 5, 10, 13]],
  ['un disque', cercle(3, 4, 5, '#000000'), [-2, -1, 8, 9]],
  ['un chemin relatif', chemin('M1 2h10v-4l-3 -3z', '#000000'), [1, -5, 11, 2]],
  ['un demi-cercle', chemin('M-10 0A10 10 0 0 1 10 0Z', '#000000'), [-10, -10, 10, 0]],
  ['l’autre', chemin('M-10 0A10 10 0 0 0 10 0Z', '#000000'), [-10, 0, 10, 10]],
  ['une courbe', chemin('M0 0Q10 20 20 0T40 0', '#000000'), [0, -10, 40, 10]],
  ['un trait à bouts ronds', trait('M0 0H10', '#000000', 4), [-2, -2, 12, 2]],
  [
    'un trait à bouts droits',
    trait('M0 0H10', '#000000', 4, { 'stroke-linecap': 'butt' }),
    [0, -2, 10, 2],
  ],
  ['posé, agrandi, retourné', pose(rect(0, 0, 4, 2, '#000000'), 10, 20, 3, true), [-2, 20, 10, 26]],
  ['tourné', `<g transform="rotate(90 1 1)">${rect(1, 1, 4, 2, '#000000')}</g>`, [-1, 1, 1, 5]],
  ['un vide à côté', rect(0, 0, 1, 1, '#000000') + rect(9, 9, 9, 9, 'none'), [0, 0, 1, 1]],
])('la boîte de %s', (_, svg, attendue) => {
  expect(arrondie(svg)).toEqual(attendue);
});

test('une boîte inconnue se dit', () => {
  expect(() => boiteOf('<g transform="skewX(3)"><rect/></g>')).toThrow('skewX');
});

const plaque = { l: 200, h: 100, svg: '' };
test('un dessin est où la plaque le dit, dans ses proportions ou étiré', () => {
  const carre = rect(0, 0, 7, 7, '#000000');
  expect(arrondie(dans(plaque, [50, 100], [0, 50], carre))).toEqual([25, -50, 75, 0]);
  expect(arrondie(dans(plaque, [50, 100], [0, 50], carre, { étiré: true }))).toEqual([
    0, -50, 100, 0,
  ]);
  const lettre = texte('P', 30, 40, 50, '#000000');
  const [g, h, d, b] = arrondie(dans(plaque, [10, 90], [10, 90], lettre, { miroir: true }));
  expect([h, b]).toEqual([-40, 40]);
  expect(g! + d!).toBeCloseTo(0, 1);
});
