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
  [
    [
      'A1a',
      'A1b',
      'A1c',
      'A1d',
      'A7a',
      'A7b',
      'A7c',
      'A9',
      'A11',
      'A13',
      'A14',
      'A15',
      'A17',
      'A19',
      'A21',
      'A23',
      'A25',
      'A27',
      'A29',
      'A31',
      'A33',
      'A35',
      'A37',
      'A39',
      'A41',
      'A43',
      'A49',
      'A50',
      'A51',
      'B17',
    ],
    triangle,
  ],
  [['A1a'], { parts: ['noir x39–66 y48–83'] }],
  [['A1b'], { parts: ['noir x34–61 y48–83'] }],
  [['A1c'], { parts: ['noir x38–69 y43–83'] }],
  [['A1d'], { parts: ['noir x31–62 y43–83'] }],
  [['A3 10 %'], { rapport: '210:185', parts: ['noir x13–33 y52–89 dans x0–33'] }],
  [['A5 10 %'], { rapport: '210:185', parts: ['noir x67–87 y52–89 dans x67–100'] }],
  [['A7a'], { parts: ['noir x36–64 y40–82'] }],
  [['A7b'], { parts: ['noir x36–59 y40–82'] }],
  [['A7c'], { parts: ['noir x41–64 y40–82'] }],
  [['A9'], { parts: ['noir x21–79 y39–83'] }],
  [['A11'], { parts: ['noir x30–71 y54–83', 'noir x30–42 y61–83 dans x0–42'] }],
  [['A13'], { parts: ['noir x29–71 y61–76'] }],
  [['A14'], { parts: ['noir x23–77 y67–83'] }],
  [['A15'], { parts: ['noir x32–67 y35–87', 'noir x36–63 y35–65 dans y0–65'] }],
  [['A17'], { parts: ['noir x20–80 y38–82'] }],
  [['A19'], { parts: ['noir x35–87 y34–89'] }],
  [['A21'], { parts: ['noir x37–62 y36–72 dans y0–72', 'noir x22–75 y85–87 dans y84–90'] }],
  [['A23'], { parts: ['noir x27–73 y38–83', 'noir x31–45 y48–80 dans x0–45 y0–80'] }],
  [['A25'], { parts: ['noir x31–69 y44–84'] }],
  [['A27'], { parts: ['noir x36–75 y32–84'] }],
  [['A29'], { parts: ['noir x32–69 y54–84'] }],
  [['A31'], { parts: ['noir x19–81 y35–84', 'noir x37–61 y35–60 dans y0–60'] }],
  [
    ['A33'],
    {
      couleurs: 'rouge, jaune, vert, blanc',
      parts: ['jaune x42–58 y50–67', 'vert x42–58 y69–86'],
    },
  ],
  [['A35'], { parts: ['noir x33–67 y48–81'] }],
  [['A37'], { parts: ['noir x40–63 y56–81'] }],
  [['A39'], { parts: ['noir x34–48 y44–86 dans x0–50', 'noir x52–66 y44–86 dans x50–100'] }],
  [['A41'], { parts: ['noir x32–68 y54–85'] }],
  [['A43'], { parts: ['noir x23–71 y31–83'] }],
  [['A49'], { parts: ['noir x21–79 y60–86'] }],
  [['A50'], { parts: ['noir x30–73 y57–85'] }],
  [['A51'], { parts: ['noir x46–54 y32–83'] }],
  [['A45'], { rapport: '740:809', couleurs: 'rouge, blanc' }],
  [['A47'], { rapport: '741:1157', couleurs: 'rouge, blanc' }],
  [['B17'], { parts: ['noir x35–65 y50–84'] }],
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
  [
    ['B11'],
    {
      rapport: '1:1',
      couleurs: 'noir, blanc, jaune',
      parts: ['jaune x17–61 y17–61 dans x0–61 y0–61'],
    },
  ],
  [['B15'], { ...triangle, parts: ['noir x31–69 y35–86', 'noir x41–59 y69–86 dans y69–90'] }],
  [['B15 à gauche'], { parts: ['noir x31–59 y35–86'] }],
  [['B15 à droite'], { parts: ['noir x41–69 y35–86'] }],
  [['B15 vers le bas à gauche'], { parts: ['noir x29–41 y61–86 dans x0–40'] }],
  [['B15 vers le bas à droite'], { parts: ['noir x59–71 y61–86 dans x60–100'] }],
  [['B15 vers le haut à gauche'], { parts: ['noir x32–40 y51–73 dans x0–40'] }],
  [['B15 vers le haut à droite'], { parts: ['noir x60–68 y51–73 dans x60–100'] }],
  [['B5'], { rapport: '1:1', parts: ['blanc x8–92 y32–68 dans x5–95 y30–70'] }],
  [
    ['B19'],
    {
      ...interdiction,

      parts: ['noir x27–44 y24–76', 'rouge x56–73 y30–70 dans x50–76 y30–70'],
    },
  ],
  [
    ['B21'],
    {
      rapport: '2:3',
      bord: 'bleu 1.8, blanc 2.3, bleu',
      y: 12,
      parts: ['rouge x15–46 y20–80', 'blanc x54–85 y20–80 dans x10–90 y10–90'],
    },
  ],
  [
    ['B22'],
    {
      couleurs: 'rouge, blanc, jaune, noir',
      parts: ['jaune x30–70 y14–40 dans y0–42', 'jaune x42–59 y45–56 dans y43–70'],
    },
  ],
  [
    ['B23'],
    {
      couleurs: 'rouge, blanc, jaune, noir',
      parts: ['jaune x30–70 y14–40 dans y0–42', 'jaune x45–55 y45–63 dans y43–70'],
    },
  ],
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
  // F45 to F77, F93: what stands here.
  [
    ['F45', 'F47', 'F56', 'F59', 'F60', 'F61', 'F62', 'F63', 'F67', 'F69', 'F73', 'F75'],
    { rapport: '2:3', ...bleuBorde },
  ],
  [['F45b', 'F51a ← 100 m', 'F51b ← 100 m', 'F93 102,5'], { rapport: '2:3', ...bleuBorde }],
  [
    ['F45', 'F45b'],
    {
      parts: ['rouge x34–66 y28–36', 'blanc x43–57 y37–85 dans x20–80 y37–90'],
      couleurs: 'bleu, blanc, rouge',
    },
  ],
  [
    ['F45b'],
    {
      parts: [
        'blanc x20–44 y16–26 dans x10–46 y8–30',
        'blanc x48–52 y11–28 dans x46–56 y8–28',
        'blanc x58–70 y13–27 dans x56–80 y8–30',
      ],
    },
  ],
  [['F47'], { parts: ['rouge x4–96 y14–86'], couleurs: 'bleu, blanc, rouge' }],
  [
    ['F49', 'F50'],
    {
      rapport: '1:1',
      bord: 'bleu 1.6, blanc 2.1, bleu',
      parts: ['blanc x11–89 y16–84 dans x8–92 y8–92'],
      couleurs: 'bleu, blanc, noir',
    },
  ],
  [
    ['F49'],
    {
      parts: [
        'noir x35–63 y32–63 dans y0–63',
        'noir x23–79 y64–66 dans y63–67',
        'noir x15–87 y78–80 dans y78–84',
      ],
    },
  ],
  [['F50'], { parts: ['noir x24–76 y32–82'] }],
  [
    ['F51a ← 100 m', 'F51b ← 100 m'],
    {
      parts: ['blanc x15–86 y59–76 dans x8–92 y58–77', 'blanc x17–83 y79–93 dans x8–92 y78–95'],
      couleurs: 'bleu, blanc',
    },
  ],
  [
    ['F52 ←'],
    {
      rapport: '1:1',
      parts: ['blanc x9–34 y13–88 dans x6–36 y6–94', 'blanc x40–92 y17–83 dans x36–94 y6–94'],
      couleurs: 'vert, blanc',
    },
  ],
  [
    ['F52bis ← 100 m'],
    {
      rapport: '3:1',
      parts: [
        'blanc x10–19 y10–92 dans x0–22',
        'blanc x26–74 y7–53 dans x22–75 y0–58',
        'blanc x77–97 y11–91 dans x75–100',
      ],
      couleurs: 'vert, blanc',
    },
  ],
  [['F53'], { parts: ['blanc x22–78 y15–84 dans x8–92 y8–92'], couleurs: 'bleu, blanc' }],
  [
    ['F55'],
    {
      parts: ['blanc x13–87 y25–75 dans x8–92 y8–92', 'rouge x20–80 y30–70'],
      couleurs: 'bleu, blanc, rouge',
    },
  ],
  [
    ['F56'],
    {
      parts: ['blanc x25–75 y23–78 dans x8–92 y8–92', 'rouge x32–71 y26–74'],
      couleurs: 'bleu, blanc, rouge',
    },
  ],
  [
    ['F57 La Lesse'],
    { rapport: '7:1', parts: ['bleu x2–25 y18–80 dans x0–30'], couleurs: 'blanc, bleu' },
  ],
  [
    ['F59'],
    {
      parts: [
        'blanc x12–88 y10–64 dans x8–92 y8–66',
        'noir x27–74 y14–60',
        'blanc x12–88 y69–90 dans x8–92 y66–94',
      ],
      couleurs: 'bleu, blanc, noir',
    },
  ],
  [
    ['F60'],
    {
      parts: [
        'blanc x13–87 y26–77 dans x8–92 y8–92',
        'noir x17–83 y28–74',
        'noir x34–70 y50–74 dans y50–80',
      ],
    },
  ],
  [['F61', 'F62', 'F77'], { parts: ['blanc x24–76 y23–77 dans x8–92 y8–92'] }],
  [['F61'], { parts: ['noir x36–70 y25–76'] }],
  [['F62'], { parts: ['noir x56–73 y26–69 dans x58–100 y0–68'] }],
  [['F63', 'F65', 'F67', 'F69', 'F75'], { parts: ['blanc x13–87 y25–75 dans x8–92 y8–92'] }],
  [['F71', 'F73'], { parts: ['blanc x12–88 y22–78 dans x8–92 y8–92'] }],
  [['F63'], { parts: ['noir x20–79 y30–70'] }],
  [['F65'], { parts: ['noir x17–85 y36–64'] }],
  [['F67'], { parts: ['noir x18–84 y28–72'] }],
  [['F69'], { parts: ['noir x15–85 y34–65'] }],
  [['F71'], { parts: ['noir x18–82 y33–67'] }],
  [['F73'], { parts: ['noir x16–82 y32–68'] }],
  [['F75'], { parts: ['noir x15–85 y31–69'] }],
  [['F77'], { parts: ['noir x31–69 y25–75'] }],
  [
    ['F93 102,5'],
    { parts: ['blanc x16–84 y10–45 dans x8–92 y8–50', 'blanc x17–84 y55–67 dans x8–92 y50–90'] },
  ],
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
