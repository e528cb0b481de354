import { describe, expect, test } from 'vitest';
import { bienForme } from './bienForme.ts';
import { drawSignal } from './drawSignal.ts';
import { gris } from './couleurs.ts';
import { drawDessin, type Dessin } from './index.ts';
import { tousLesDessins } from './tous.ts';
import { typographie } from './typographie.ts';

const AVANT = '2027-05-31';
const APRES = '2027-06-01';

const signaux = tousLesDessins()
  .filter(([kind]) => kind !== 'Objets' && kind !== 'Scènes')
  .flatMap(([kind, liste]) =>
    liste.map(({ nom, jour, dessin }) => ({
      kind,
      nom: `${kind} : ${nom}`,
      ...drawDessin(dessin, jour),
    })),
  );

const SENS =
  /interdi|obligat|oblige|priorit|céder|cédez|sens unique|sens giratoire|rond-point|danger|stationn|limit|vitesse|\bfin d|agglom|résiden|rencontre|autoroute|travaux|virage|prudence|glissant|arrêt|passage|dépass|giratoire|école|piste|impasse|issue|demi-tour/i;

describe('chaque signal', () => {
  test('se décrit sans dire ce que cela veut dire', () => {
    for (const { nom, titre, description } of signaux) {
      expect(description, nom).toMatch(/^\p{Lu}.*\.$/u);
      expect(description.replace(/«[^»]*»/g, ''), nom).not.toMatch(SENS);
      expect(titre, nom).not.toMatch(SENS);
    }
  });

  test('se décrit avec les espaces du français', () => {
    for (const { nom, description } of signaux)
      expect(description, nom).not.toMatch(
        /« |[^\u00A0]»|[^\u202F][;?!]|[^\u00A0\d]:|\d (km|m|t|h|kg)(?!\p{L})/u,
      );
  });

  test('ne ressemble à aucun autre du même code', () => {
    for (const champ of ['svg', 'description'] as const) {
      const deja = new Map<string, string>();
      for (const dessin of signaux) {
        // In the new code every end is one bare bar.
        if (/CVP2027 : C(37|41|45)/.test(dessin.nom)) continue;
        const cle = `${/CVP2027/.test(dessin.kind)} ${dessin[champ]}`;
        expect(deja.get(cle), dessin.nom).toBeUndefined();
        deja.set(cle, dessin.nom);
      }
    }
  });
});

test('un groupe dit chaque signe, de haut en bas', () => {
  const { description } = drawDessin({ groupe: [{ panneau: 'D5' }, { panneau: 'B1' }] }, AVANT);
  expect(description.indexOf('rond')).toBeLessThan(description.indexOf('triangulaire'));
});

test('le poteau d’un groupe commence sous le premier signe, qui peut être ajouré', () => {
  const { signe } = drawSignal({ groupe: [{ panneau: 'A45' }, { feu: 'rouge' }] }, AVANT);
  const croix = drawSignal({ panneau: 'A45' }, AVANT).signe;
  const [, y] = new RegExp(`<rect x="-6" y="([-\\d.]+)" [^>]*fill="${gris}"`).exec(signe.svg) ?? [];
  expect(Number(y) + signe.h / 2).toBeGreaterThan(croix.h - 10);
});

test('la fin d’une zone se décrit en gris', () => {
  const fin = drawDessin({ panneau: 'E1', zone: 'fin' }, AVANT).description;
  expect(fin).toContain('trait noir oblique');
  expect(fin).not.toMatch(/rouge|bleu/);
});

describe('à chaque jour ses panneaux', () => {
  const dessins = (jour: string) => (dessin: Dessin) => drawDessin(dessin, jour).svg;
  test('le même code est un autre panneau', () => {
    const c1: Dessin = { panneau: 'C1' };
    expect(dessins(AVANT)(c1)).not.toBe(dessins(APRES)(c1));
    expect(dessins('1980-01-01')(c1)).toBe(dessins(AVANT)(c1));
    expect(dessins('2040-01-01')(c1)).toBe(dessins(APRES)(c1));
  });

  test('un panneau additionnel et une zone aussi', () => {
    const distance: Dessin = { panneau: 'B1', additionnel: '200 m' };
    expect(drawDessin(distance, AVANT).description).toContain('un panneau bleu');
    expect(drawDessin(distance, APRES).description).toContain('un panneau blanc');
    const fin: Dessin = { panneau: 'C43', valeur: 50, zone: 'fin' };
    expect(drawDessin(fin, AVANT).description).toContain('50');
    expect(drawDessin(fin, APRES).description).not.toContain('50');
  });

  test('une scène montre ceux de son jour, et ce que des vélos à contresens y voient', () => {
    const rue = (jour: string) =>
      drawDessin(
        {
          scene: {
            lieu: 'carrefour',
            temps: 'jour',
            agglomération: true,
            vue: 'dessus',
            branches: {
              nord: {
                voie: 'chaussée',
                sens: 'entrant',
                bandes: 1,
                axe: 'aucun',
                contresens: 'vélos',
              },
              sud: { voie: 'chaussée', sens: 'double', bandes: 1, axe: 'discontinue' },
            },
            usagers: [],
          },
        },
        jour,
      );
    expect(rue(AVANT).svg).not.toBe(rue(APRES).svg);
    expect(rue(APRES).description).toContain('Excepté');
  });

  test.each<[string, Dessin, string]>([
    [
      'Le panneau « R25 » n’est en vigueur qu’à partir du 1er juin 2027.',
      { panneau: 'R25', valeur: 'Dinant' },
      AVANT,
    ],
    ['Le panneau « A50 » n’est en vigueur que jusqu’au 31 mai 2027.', { panneau: 'A50' }, APRES],
    [
      'Le panneau additionnel « M33-P.2 » n’est en vigueur qu’à partir du 1er juin 2027.',
      { panneau: 'E1', additionnel: { symbole: 'M33-P.2' } },
      AVANT,
    ],
    [
      'Aucun code de la route n’est en vigueur le 14 juillet 1970.',
      { panneau: 'B1' },
      '1970-07-14',
    ],
  ])('%s', (message, dessin, jour) => {
    expect(() => drawDessin(dessin, jour)).toThrow(message);
  });
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
  const { svg, description } = drawDessin({ panneau: 'C3', additionnel: '<b>&"5 t"' }, AVANT);
  expect(bienForme(svg)).toBe(true);
  expect(svg).not.toContain('<b>');
  expect(description).toContain('«\u00A0<b>&"5\u00A0t"\u00A0»');
});

test.each<[string, unknown]>([
  ['« Z9 » n’est pas dessiné', { panneau: 'Z9' }],
  ['« constructor » n’est pas dessiné', { panneau: 'constructor' }],
  ['attend une valeur', { panneau: 'C43' }],
  ['attend une valeur', { panneau: 'F1a' }],
  ['ne porte pas de valeur', { panneau: 'F1b', valeur: 'Dinant' }],
  ['ne porte pas de valeur', { panneau: 'B1', valeur: 3 }],
  ['B15 ne connaît pas', { panneau: 'B15', valeur: 'derrière' }],
  ['C5 ne connaît pas', { panneau: 'C5', valeur: 'C3' }],
  ['C5 ne connaît pas', { panneau: 'C5', valeur: 'C5' }],
  ['C5 ne connaît pas', { panneau: 'C5', valeur: 'C6, C7, C9' }],
  ['C47 ne connaît pas', { panneau: 'C47', valeur: 'PARKING' }],
  ['D4 ne connaît pas', { panneau: 'D4', valeur: 'droite A' }],
  ['D9 ne connaît pas', { panneau: 'D9', valeur: 'droite' }],
  ['E9a ne connaît pas', { panneau: 'E9a', valeur: 'lune' }],
  ['D1 ne connaît pas', { panneau: 'D1', valeur: 'nord' }],
  ['Le feu « bleu »', { feu: 'bleu' }],
  ['Le marquage « rayures »', { marquage: 'rayures' }],
  ['additionnel « lune »', { panneau: 'E1', additionnel: { symbole: 'lune' } }],
  ['ne porte pas de valeur', { panneau: 'E1', additionnel: { symbole: 'prise', valeur: 3 } }],
  ['au moins un mot', { panneau: 'E1', additionnel: '↑' }],
  ['« zone » va avec un panneau C ou E', { panneau: 'B1', zone: 'début' }],
  ['« 30 école »', { panneau: 'F4a', valeur: '30 parc' }],
  ['F50bis ne connaît pas', { panneau: 'F50bis', valeur: 'trams' }],
  ['F34b ne connaît pas', { panneau: 'F34b', valeur: 'trams' }],
  ['F34b attend aussi une destination', { panneau: 'F34b', valeur: 'vélos' }],
  ['F34c.2 ne connaît pas', { panneau: 'F34c.2', valeur: 'Wavre 7' }],
  ['F13 ne connaît pas', { panneau: 'F13', valeur: '↖' }],
  ['F13 ne connaît pas', { panneau: 'F13', valeur: '↑ ↓' }],
  ['F91 ne connaît pas', { panneau: 'F91', valeur: '- lent' }],
  ['F97 ne connaît pas', { panneau: 'F97', valeur: 'milieu' }],
  ['F27 attend trois directions', { panneau: 'F27', valeur: 'Namur N4 / Wavre N4' }],
  ['F25 attend trois directions', { panneau: 'F25', valeur: '○ Namur N4' }],
  ['La lettre « ☃ »', { panneau: 'F43', valeur: '☃' }],
  ['portent un nom, ou deux', { panneau: 'F1a', valeur: 'Uccle / Ukkel / Forest' }],
  ['deux ou trois', { groupe: [{ panneau: 'B1' }] }],
])('refuse en le disant : %s', (message, dessin) => {
  expect(() => drawDessin(dessin as Dessin, AVANT)).toThrow(message);
});
