import { describe, expect, test } from 'vitest';
import {
  additionnels,
  drawDessin,
  etatsFeu,
  nomsMarquage,
  panneaux,
  type Dessin,
} from './index.ts';

const tous: [string, Dessin][] = [
  ...panneaux.map(({ code, exemple }): [string, Dessin] => [
    code,
    exemple === undefined ? { panneau: code } : { panneau: code, valeur: exemple },
  ]),
  ...etatsFeu.map((feu): [string, Dessin] => [feu, { feu }]),
  ...nomsMarquage.map((marquage): [string, Dessin] => [marquage, { marquage }]),
  ...additionnels.map((symbole): [string, Dessin] => [
    `additionnel ${symbole}`,
    { panneau: 'E1', additionnel: { symbole } },
  ]),
  ['texte', { panneau: 'C3', additionnel: 'excepté circulation locale' }],
  ['groupe', { groupe: [{ panneau: 'D5' }, { panneau: 'B1' }] }],
];

/** Every opening tag is closed, in order; attributes are quoted; no bare ampersand. */
function bienForme(svg: string): boolean {
  const ouverts: string[] = [];
  const reste = svg.replace(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/gi,
    (_, ferme, nom, __, seul) => {
      if (ferme) return ouverts.pop() === nom ? '' : '<';
      if (!seul) ouverts.push(nom);
      return '';
    },
  );
  return ouverts.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot);)/.test(reste);
}

const SENS =
  /interdi|obligat|oblige|priorit|céder|cédez|sens unique|sens giratoire|rond-point|danger|stationn|limit|vitesse|\bfin d|agglom|résiden|rencontre|autoroute|travaux|virage|prudence|glissant|arrêt|passage|dépass|giratoire|école|piste|impasse|issue|demi-tour/i;

describe('chaque dessin', () => {
  test.each(tous)('%s est un SVG bien formé, court et toujours le même', (_, dessin) => {
    const { svg } = drawDessin(dessin);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+" role="img"><title>/,
    );
    expect(bienForme(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity| id=/);
    expect(svg.length).toBeLessThan(4096);
    expect(drawDessin(dessin).svg).toBe(svg);
  });

  test.each(tous)('%s se décrit sans dire ce que cela veut dire', (nom, dessin) => {
    const { titre, description } = drawDessin(dessin);
    expect(description).toMatch(/^\p{Lu}.*\.$/u);
    expect(description).not.toMatch(nom === 'texte' ? /interdi/ : SENS);
    expect(titre).not.toMatch(SENS);
  });
});

test('deux signes ne se ressemblent jamais tout à fait', () => {
  for (const champ of ['svg', 'description'] as const)
    expect(new Set(tous.map(([, d]) => drawDessin(d)[champ])).size).toBe(tous.length);
  expect(new Set(panneaux.map((p) => p.code)).size).toBe(panneaux.length);
});

test('un groupe dit chaque signe, de haut en bas', () => {
  const { description } = drawDessin({ groupe: [{ panneau: 'D5' }, { panneau: 'B1' }] });
  expect(description.indexOf('rond')).toBeLessThan(description.indexOf('triangulaire'));
});

test('un texte ne peut pas sortir de son panneau, ni du SVG', () => {
  const { svg, description } = drawDessin({ panneau: 'C3', additionnel: '<b>&"5 t"' });
  expect(bienForme(svg)).toBe(true);
  expect(svg).toContain('&lt;b&gt;&amp;');
  expect(description).toContain('« <b>&"5 t" »');
});

test.each<[string, unknown]>([
  ['« Z9 » n’est pas dessiné', { panneau: 'Z9' }],
  ['« constructor » n’est pas dessiné', { panneau: 'constructor' }],
  ['attend une valeur', { panneau: 'C43' }],
  ['ne porte pas de valeur', { panneau: 'B1', valeur: 3 }],
  ['D1 ne connaît pas', { panneau: 'D1', valeur: 'nord' }],
  ['Le feu « bleu »', { feu: 'bleu' }],
  ['Le marquage « rayures »', { marquage: 'rayures' }],
  ['additionnel « lune »', { panneau: 'E1', additionnel: { symbole: 'lune' } }],
  ['deux ou trois', { groupe: [{ panneau: 'B1' }] }],
])('refuse en le disant : %s', (message, dessin) => {
  expect(() => drawDessin(dessin as Dessin)).toThrow(message);
});
