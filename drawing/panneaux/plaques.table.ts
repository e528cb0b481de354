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
  [['F5', 'F7', 'F53', 'F55', 'F65', 'F71', 'F77'], { rapport: '2:3', ...bleuBorde }],
  [['F1b', 'F3b'], { rapport: '3:2', bord: 'noir 1.5, blanc', y: 8 }],
  [['F7'], { barre: 'rouge 14 monte' }],
  [['F3a Dinant', 'F3b'], { barre: 'rouge 5 monte' }],
  [['F101a'], { barre: 'rouge 9 monte' }],
  // F: lanes, and ways past something.
  [['F13 ↖ ↑↗'], { rapport: '3:4', ...bleuBorde, parts: ['blanc x48–52 y6–95 dans x46–54 y5–96'] }],
  [
    ['F13 ↖ ↑↗'],
    {
      parts: ['blanc x11–41 y14–87 dans x6–46 y6–94', 'blanc x55–92 y14–87 dans x54–95 y6–94'],
    },
  ],
  [['F14', 'F87'], { rapport: '1:1', ...bleuBorde }],
  [
    ['F14'],
    {
      parts: [
        'blanc x16–88 y11–89 dans x6–94 y6–94',
        'blanc x32–59 y25–41 dans x20–76 y20–43',
        'blanc x22–60 y49–89 dans x21–62 y49–94',
      ],
    },
  ],
  [['F15'], { rapport: '3.3:1', parts: ['blanc x3–11 y10–88 dans x3–14 y8–92'] }],
  [
    ['F17'],
    {
      rapport: '4:3',
      ...bleuBorde,
      parts: [
        'blanc x26–51 y9–92 dans x6–60 y6–94',
        'blanc x71–75 y8–92 dans x60–77 y6–94',
        'blanc x79–91 y9–91 dans x77–95 y6–94',
      ],
    },
  ],
  [
    ['F18'],
    {
      rapport: '4:3',
      ...bleuBorde,
      parts: [
        'blanc x11–20 y27–73 dans x6–25 y6–94',
        'blanc x29–31 y8–92 dans x25–35 y6–94',
        'blanc x40–47 y19–81 dans x36–50 y6–94',
        'blanc x53–60 y8–92 dans x51–65 y6–94',
        'blanc x69–72 y8–92 dans x66–76 y6–94',
        'blanc x80–89 y27–73 dans x77–94 y6–94',
      ],
    },
  ],
  [['F21', 'F50bis cyclistes', 'F50bis piétons'], { rapport: '3:2', ...bleuBorde }],
  [['F21'], { parts: ['blanc x8–92 y27–73 dans x6–94 y8–92'] }],
  [
    ['F50bis cyclistes', 'F50bis piétons'],
    { parts: ['rouge x43–90 y19–81', 'blanc x10–57 y20–83 dans x6–58 y8–92'] },
  ],
  [['F87'], { parts: ['blanc x10–90 y14–83 dans x6–94 y8–92', 'noir x21–79 y62–78'] }],
  [['F89 - 90 70'], { rapport: '1.16:1', couleurs: 'bleu, blanc, rouge, noir' }],
  [
    ['F91 - 90 70'],
    {
      rapport: '3:2',
      parts: ['blanc x11–23 y7–93 dans x6–30 y6–94', 'rouge x38–62 y35–71 dans x34–66 y0–100'],
    },
  ],
  [['F95', 'F97 gauche', 'F97 droite', 'F98'], { rapport: '2:3', ...bleuBorde }],
  [
    ['F95'],
    {
      parts: [
        'blanc x16–82 y11–91 dans x6–94 y5–95',
        'blanc x55–82 y11–42 dans x50–90 y8–42',
        'blanc x62–75 y85–91 dans x40–90 y85–95',
      ],
    },
  ],
  [['F97 gauche', 'F97 droite'], { parts: ['blanc x9–91 y6–94 dans x6–94 y5–95'] }],
  [['F97 gauche'], { parts: ['blanc x9–25 y75–94 dans x6–30 y75–95'] }],
  [['F97 droite'], { parts: ['blanc x75–91 y75–94 dans x70–94 y75–95'] }],
  [
    ['F98'],
    {
      parts: ['blanc x26–74 y8–92 dans x10–90 y8–92', 'noir x48–70 y17–83'],
    },
  ],
  // F: works.
  [
    ['F79', 'F81', 'F83'],
    { rapport: '4:5', bord: 'noir 1.4, orange', y: 70, couleurs: 'orange, noir' },
  ],
  [
    ['F79'],
    {
      parts: [
        'noir x12–29 y3–78 dans x5–36 y3–78',
        'noir x68–97 y3–36 dans x64–97 y3–36',
        'noir x90–97 y3–56 dans x90–97 y3–62',
      ],
    },
  ],
  [
    ['F81'],
    { parts: ['noir x71–88 y3–12 dans x66–95 y3–12', 'noir x3–31 y3–20 dans x3–36 y3–20'] },
  ],
  [
    ['F83'],
    { parts: ['noir x42–58 y2–17 dans x41–60 y2–20', 'noir x42–57 y69–78 dans x41–57 y67–78'] },
  ],
  [
    ['F85'],
    {
      rapport: '6:7',
      couleurs: 'orange, noir',
      parts: [
        'noir x9–28 y32–93 dans x4–32 y4–96',
        'noir x37–56 y32–93 dans x33–60 y4–96',
        'noir x72–91 y7–93 dans x66–96 y4–96',
      ],
    },
  ],
  [['F39'], { rapport: '1:1', bord: 'noir 1.3, orange', couleurs: 'orange, noir, rouge' }],
  [['F41 Déviation'], { rapport: '5:1', couleurs: 'orange, noir' }],
  // F: numbers and ways to places.
  [['F23a N4'], { rapport: '3:2', couleurs: 'bleu, blanc' }],
  [['F23c E411'], { rapport: '3:2', couleurs: 'vert, blanc' }],
  [['F23b A54', 'F23d R0'], { rapport: '3:2', couleurs: 'blanc, noir' }],
  [['F23b A54'], { parts: ['noir x8–93 y20–80 dans x6–94 y8–92'] }],
  [['F25 Charleroi N21 / Namur N4 / Wavre N4'], { rapport: '10:9', couleurs: 'bleu, blanc' }],
  [['F27 Charleroi N21 / Namur N4 / Wavre N4'], { rapport: '5:4', couleurs: 'bleu, blanc' }],
  [
    ['F27 Charleroi N21 / Namur N4 / Wavre N4'],
    { parts: ['blanc x4–18 y45–55 dans x4–24 y40–60'] },
  ],
  [['F29 Namur 12', 'F29 ← Namur 12'], { rapport: '5:1', couleurs: 'bleu, blanc' }],
  [['F31 Namur'], { rapport: '5:1', couleurs: 'vert, blanc' }],
  [['F33a Ring'], { rapport: '5:1' }],
  [['F33b La Semois'], { rapport: '5:1', couleurs: 'blanc, bleu' }],
  [['F33c Bouillon'], { rapport: '5:1', couleurs: 'brun, blanc, noir' }],
  [['F33a Ring', 'F41 Déviation'], { parts: ['noir x92–98 y46–54 dans x85–100 y46–54'] }],
  [['F29 Namur 12'], { parts: ['blanc x92–98 y46–54 dans x85–100 y46–54'] }],
  [['F34a Gare'], { rapport: '6:1', couleurs: 'blanc, noir' }],
  [['F34b vélos Wavre 7'], { rapport: '6:1', couleurs: 'bleu, blanc, noir' }],
  [['F34c vélos Wavre 7', 'F35 Citadelle'], { rapport: '6:1', couleurs: 'brun, blanc, noir' }],
  [['F37 Hôtel du Lac'], { rapport: '6:1', couleurs: 'jaune, brun, blanc, noir' }],
  [['F34a Gare'], { parts: ['noir x86–97 y17–83 dans x82–99 y5–95'] }],
  [
    ['F34b.2 vélos', 'F34c.2 vélos'],
    { rapport: '2:3', parts: ['blanc x13–87 y68–86 dans x6–94 y60–95'] },
  ],
  [
    ['F43 Chevetogne'],
    { rapport: '3.6:1', bord: 'rouge 3, jaune', y: 15, couleurs: 'rouge, jaune, noir' },
  ],
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
