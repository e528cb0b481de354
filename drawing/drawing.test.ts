import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  additionnels,
  drawDessin,
  etatsFeu,
  nomsMarquage,
  panneaux,
  type Dessin,
} from './index.ts';
import { typographie } from './typographie.ts';

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
  ['F4a école', { panneau: 'F4a', valeur: '30 école' }],
  ['F29 à gauche', { panneau: 'F29', valeur: '← Namur 12' }],
  ['F50bis piétons', { panneau: 'F50bis', valeur: 'piétons' }],
  ['zone', { panneau: 'C43', valeur: 50, zone: 'début' }],
  ['fin de zone', { panneau: 'C43', valeur: 50, zone: 'fin' }],
  ['zone et disque', { panneau: 'E9a', zone: 'début', additionnel: { symbole: 'disque' } }],
  ['annonce de zone', { panneau: 'E1', zone: 'début', additionnel: '200 m' }],
  ['étendue', { panneau: 'E1', additionnel: '↑ 300 m ↑' }],
  ['heures', { panneau: 'E1', additionnel: 'lundi-vendredi / 7 h-18 h' }],
  ['masse', { panneau: 'C23', additionnel: { symbole: 'camion', valeur: '7,5 t' } }],
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
    // Compressed, as it travels: letters are shapes, and shapes of letters repeat.
    expect(gzipSync(svg).length).toBeLessThan(3000);
    expect(drawDessin(dessin).svg).toBe(svg);
  });

  test.each(tous)('%s se décrit sans dire ce que cela veut dire', (nom, dessin) => {
    const { titre, description } = drawDessin(dessin);
    expect(description).toMatch(/^\p{Lu}.*\.$/u);
    expect(description).not.toMatch(nom === 'texte' ? /interdi/ : SENS);
    expect(titre).not.toMatch(SENS);
  });

  test.each(tous)('%s se décrit avec les espaces du français', (_, dessin) => {
    expect(drawDessin(dessin).description).not.toMatch(
      /« |[^\u00A0]»|[^\u202F][;?!]|[^\u00A0\d]:|\d (km|m|t|h|kg)(?!\p{L})/u,
    );
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

test('la fin d’une zone se décrit en gris', () => {
  const fin = drawDessin({ panneau: 'E1', zone: 'fin' }).description;
  expect(fin).toContain('trait noir oblique');
  expect(fin).not.toMatch(/rouge|bleu/);
});

test.each([
  ['« 50 » : oui ; non ? Si !', '«\u00A050\u00A0»\u00A0: oui\u202F; non\u202F? Si\u202F!'],
  [
    'à 7 h 45, 30 km/h et 7 % sur 2 mètres',
    'à 7\u00A0h 45, 30\u00A0km/h et 7\u00A0% sur 2\u00A0mètres',
  ],
  ['de 3 hommes à 12:30', 'de 3 hommes à 12:30'],
])('les espaces de « %s »', (ecrit, attendu) => {
  expect(typographie(ecrit)).toBe(attendu);
  expect(typographie(attendu)).toBe(attendu);
});

test('un texte ne peut pas sortir de son panneau, ni du SVG', () => {
  const { svg, description } = drawDessin({ panneau: 'C3', additionnel: '<b>&"5 t"' });
  expect(bienForme(svg)).toBe(true);
  expect(svg).not.toContain('<b>');
  expect(description).toContain('«\u00A0<b>&"5\u00A0t"\u00A0»');
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
  ['ne porte pas de valeur', { panneau: 'E1', additionnel: { symbole: 'disque', valeur: 3 } }],
  ['au moins un mot', { panneau: 'E1', additionnel: '↑' }],
  ['« zone » va avec un panneau C ou E', { panneau: 'B1', zone: 'début' }],
  ['« 30 école »', { panneau: 'F4a', valeur: '30 parc' }],
  ['F50bis ne connaît pas', { panneau: 'F50bis', valeur: 'trams' }],
  ['F34b ne connaît pas', { panneau: 'F34b', valeur: 'trams' }],
  ['La lettre « ☃ »', { panneau: 'F43', valeur: '☃' }],
  ['deux ou trois', { groupe: [{ panneau: 'B1' }] }],
])('refuse en le disant : %s', (message, dessin) => {
  expect(() => drawDessin(dessin as Dessin)).toThrow(message);
});
