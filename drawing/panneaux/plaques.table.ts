/**
 * What stands on the plates of 1975, as it is said of the official ones: all numbers are % of the
 * plate, x from the left and y from the top.
 */
export interface Ligne {
  /** Width to height. */
  rapport?: string;
  /** What one crosses from the left edge at half height, or at `y`: « rouge 14, blanc ». */
  bord?: string;
  y?: number;
  /** Where a colour is: « blanc x14–86 y16–84 », in a window if need be: « … dans y60–100 ». */
  parts?: string[];
  /** Corner to corner: its colour, its width, and which way it runs. */
  barre?: string;
  /** These, and no other. */
  couleurs?: string;
}

const triangle = { rapport: '210:185', bord: 'rouge 11.3', y: 30 };
const interdiction = { rapport: '1:1', bord: 'rouge 14, blanc' };
const obligation = { rapport: '1:1', bord: 'bleu 2.5, blanc 3, bleu' };
const stationnement = { rapport: '2:3', bord: 'bleu', y: 3 };
const bleuBorde = { bord: 'bleu 1.8, blanc 2.3, bleu', y: 8 };

/**
 * By code, with its value if it has one, alone or on a zone plate; several codes share all of their
 * row. A code may have more than one row.
 */
export const plaques: [noms: string[], ligne: Ligne][] = [
  // A, B: triangles.
  [['A1a', 'A1b', 'A1c', 'A1d', 'A7a', 'A9', 'A13', 'A14', 'A29', 'A51'], triangle],
  [['A1a'], { parts: ['noir x39–66 y48–83'] }],
  [['A1b'], { parts: ['noir x34–61 y48–83'] }],
  [['A1c'], { parts: ['noir x38–69 y43–83'] }],
  [['A1d'], { parts: ['noir x31–62 y43–83'] }],
  [['B1'], { rapport: '210:185', bord: 'rouge 11.3, blanc', y: 25, couleurs: 'rouge, blanc' }],
  [
    ['B9'],
    {
      rapport: '1:1',
      bord: 'noir 2.5, blanc 17.2, noir 1.3, jaune',
      y: 25,
      couleurs: 'noir, blanc, jaune',
    },
  ],
  [['B15'], { ...triangle, parts: ['noir x32–68 y37–84', 'noir x41–59 y65–84 dans y65–90'] }],
  // C: discs.
  [['C5', 'C6', 'C7', 'C9', 'C11', 'C13', 'C15', 'C17', 'C19', 'C22', 'C23'], { bord: 'rouge 14' }],
  [['C3'], { ...interdiction, couleurs: 'rouge, blanc' }],
  [['C1'], { rapport: '1:1', couleurs: 'rouge, blanc' }],
  [['C43 50', 'C43 70', 'C43 30', 'C43 90'], { ...interdiction, parts: ['noir x22–78 y31–69'] }],
  [['C43 120'], { ...interdiction, parts: ['noir x21–79 y34–66'] }],
  [['C31a', 'C31b', 'C33'], { barre: 'rouge 8.5 descend' }],
  [['C46'], { rapport: '1:1', barre: 'noir 18.5 monte', couleurs: 'noir, blanc' }],
  [
    ['C37', 'C41', 'C45 50'],
    { rapport: '1:1', barre: 'noir 18.5 monte', couleurs: 'noir, blanc, gris clair' },
  ],
  // D: a blue rim, a white ring.
  [['D1 tourner à droite', 'D5', 'D7', 'D10', 'D11', 'D13'], obligation],
  // E.
  [['E1', 'E3', 'E5', 'E7', 'E11'], { rapport: '1:1', bord: 'rouge 14, bleu' }],
  [['E1'], { barre: 'rouge 10 descend', couleurs: 'rouge, bleu' }],
  [['E9a', 'E9b', 'E9c', 'E9d', 'E9e', 'E9f', 'E9g', 'E9h', 'E9i', 'E9j'], stationnement],
  [['E9a'], { parts: ['blanc x14–86 y18–82'] }],
  [['E9b', 'E9c', 'E9h'], { parts: ['blanc x25–75 y7–59 dans y0–62'] }],
  // F: upright plates two to three, with a white edge.
  [['F5', 'F7', 'F53', 'F55', 'F65', 'F71', 'F77', 'F97'], { rapport: '2:3', ...bleuBorde }],
  [['F1b', 'F3b'], { rapport: '3:2', bord: 'noir 1.5, blanc', y: 8 }],
  [['F7'], { barre: 'rouge 14 monte' }],
  [['F3a Dinant', 'F3b'], { barre: 'rouge 5 monte' }],
  [['F101a'], { barre: 'rouge 9 monte' }],
  // Zones.
  [['zone C43 50', 'zone E1'], { rapport: '2:3', parts: ['rouge x9–91 y25–80'] }],
  [['zone C43 50'], { parts: ['noir x23–77 y9–19 dans x8–92 y5–23'] }],
  [
    ['fin de zone C43 50', 'fin de zone E1', 'fin de zone E9a', 'F4b 30'],
    {
      rapport: '2:3',
      barre: 'noir 9.2 monte',
      couleurs: 'blanc, noir, gris clair',
      parts: ['gris clair x23–77 y9–19 dans x8–80 y5–22'],
    },
  ],
];
