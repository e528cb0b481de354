/** Official plates of 1975, measured in % of the plate. x counts from the left, y from the top. */
export interface LigneDePlaque {
  rapport?: string;
  /** Colours from the left edge at half height, or at `y`: « rouge 14, blanc ». */
  bord?: string;
  y?: number;
  /** « blanc x14–86 y16–84 », optionally in a window: « … dans y60–100 ». */
  parts?: string[];
  barre?: string;
  couleurs?: string;
}

const triangle = { rapport: '210:185', bord: 'rouge 11.3', y: 30 };
const interdiction = { rapport: '1:1', bord: 'rouge 14, blanc' };
const obligation = { rapport: '1:1', bord: 'bleu 2.5, blanc 3, bleu' };
const stationnement = { rapport: '2:3', bord: 'bleu', y: 3 };
const bleuBorde = { bord: 'bleu 1.8, blanc 2.3, bleu', y: 8 };

export const plaques: [noms: string[], ligne: LigneDePlaque][] = [
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
  [['C5', 'C6', 'C7', 'C9', 'C11', 'C13', 'C15', 'C17', 'C19', 'C22', 'C23'], { bord: 'rouge 14' }],
  [['C21 3,5 t', 'C25 13 m', 'C29 3,5 m', 'C31a', 'C31b', 'C33', 'C39', 'C47'], interdiction],
  [['C3'], { ...interdiction, couleurs: 'rouge, blanc' }],
  [['C1'], { rapport: '1:1', couleurs: 'rouge, blanc', parts: ['blanc x4–96 y41–59'] }],
  [['C5'], { parts: ['noir x28–72 y34–67'] }],
  [['C6'], { parts: ['noir x21–79 y33–67'] }],
  [['C7'], { parts: ['noir x21–79 y30–71'] }],
  [['C9'], { parts: ['noir x24–76 y33–67'] }],
  [['C11'], { parts: ['noir x19–81 y33–67'] }],
  [['C13'], { parts: ['noir x17–83 y38–63'] }],
  [['C15'], { parts: ['noir x18–80 y24–73'] }],
  [['C17'], { parts: ['noir x16–80 y36–65'] }],
  [['C19'], { parts: ['noir x38–59 y26–71'] }],
  [
    ['C5 C7, C9'],
    {
      parts: [
        'noir x39–61 y19–36 dans y10–38',
        'noir x35–65 y41–61 dans y38–63',
        'noir x38–62 y67–82 dans y65–90',
      ],
    },
  ],
  [['C11 C9'], { parts: ['noir x29–71 y22–44 dans y10–50', 'noir x31–68 y56–79 dans y50–90'] }],
  [['C21 3,5 t'], { parts: ['noir x24–75 y25–73', 'noir x24–53 y28–73 dans x15–56'] }],
  [['C22'], { parts: ['noir x19–81 y38–63'] }],
  [['C23'], { parts: ['noir x20–79 y38–60'] }],
  [
    ['C24a'],
    {
      ...interdiction,
      parts: ['noir x32–68 y24–76', 'jaune x33–67 y25–59'],
      couleurs: 'rouge, blanc, noir, jaune',
    },
  ],
  [['C24b'], { ...interdiction, parts: ['jaune x24–83 y19–57', 'noir x29–71 y60–75 dans y60–80'] }],
  [
    ['C24c'],
    {
      ...interdiction,
      parts: ['jaune x31–69 y22–49', 'noir x32–68 y49–63', 'bleu x23–77 y64–71'],
      couleurs: 'rouge, blanc, noir, jaune, bleu',
    },
  ],
  [['C25 13 m'], { parts: ['noir x30–70 y28–50 dans y20–55', 'noir x30–70 y64–73 dans y55–80'] }],
  [
    ['C27 2,5 m'],
    { rapport: '1:1', parts: ['noir x14–86 y32–68', 'noir x31–68 y32–68 dans x29–71'] },
  ],
  [['C29 3,5 m'], { parts: ['noir x37–63 y14–28 dans y0–30', 'noir x31–68 y32–68 dans y30–70'] }],
  [['C31a'], { parts: ['noir x21–68 y22–78'] }],
  [['C31b'], { parts: ['noir x32–79 y22–78'] }],
  [['C33'], { parts: ['noir x20–69 y24–78'] }],
  [['C31a', 'C31b', 'C33'], { barre: 'rouge 7 descend' }],
  [
    ['C35'],
    {
      rapport: '1:1',
      bord: 'rouge 14',
      parts: ['noir x50–85 y38–63 dans y30–63', 'rouge x15–50 y40–58 dans x14–54 y40–58'],
    },
  ],
  [
    ['C39'],
    { parts: ['noir x51–80 y49–70 dans y30–70', 'rouge x20–48 y45–65 dans x18–60 y45–65'] },
  ],
  [['C43 50', 'C43 70', 'C43 30', 'C43 90'], { ...interdiction, parts: ['noir x22–78 y31–69'] }],
  [['C43 120'], { ...interdiction, parts: ['noir x21–79 y34–66'] }],
  [['C46'], { rapport: '1:1', barre: 'noir 18.5 monte', couleurs: 'noir, blanc' }],
  [
    ['C37', 'C41', 'C45 50', 'C45 120'],
    { rapport: '1:1', barre: 'noir 18.5 monte', couleurs: 'noir, blanc, gris clair' },
  ],
  [['C37'], { parts: ['gris clair x8–92 y33–65 dans x7–93 y30–70'] }],
  [['C41'], { parts: ['gris clair x9–91 y25–74 dans x9–91 y24–76'] }],
  [['C45 50'], { parts: ['gris clair x10–90 y24–77 dans x10–90 y23–78'] }],
  [['C45 120'], { parts: ['gris clair x9–90 y28–73 dans x9–91 y26–75'] }],
  [['C47', 'C47 DOUANE'], { parts: ['noir x28–72 y40–60', 'noir x28–72 y57–60 dans y56–70'] }],
  [
    ['D1 tourner à droite', 'D3 tout droit ou à droite', 'D5', 'D7', 'D10', 'D11', 'D13'],
    obligation,
  ],
  [
    ['D1 tout droit'],
    { parts: ['blanc x41–59 y60–90 dans x35–65 y60–90', 'blanc x14–86 y30–45 dans x12–88 y30–45'] },
  ],
  [['D1 passer à droite'], { parts: ['blanc x27–78 y60–79 dans x22–78 y60–80'] }],
  [['D1 tourner à droite'], { parts: ['blanc x29–42 y60–84 dans x25–48 y60–85'] }],
  [['D3 tout droit ou à droite'], { parts: ['blanc x36–47 y65–87 dans x30–60 y65–88'] }],
  [['D7'], { parts: ['blanc x19–81 y32–66 dans x14–86 y28–72'] }],
  [
    ['D9'],
    { parts: ['blanc x9–46 y40–61 dans x9–48 y36–64', 'blanc x57–87 y30–71 dans x52–87 y27–73'] },
  ],
  [
    ['D9 vélos à droite'],
    { parts: ['blanc x54–91 y40–61 dans x52–91 y36–64', 'blanc x13–43 y30–71 dans x13–48 y27–73'] },
  ],
  [
    ['D10'],
    { parts: ['blanc x34–65 y12–54 dans x30–70 y11–57', 'blanc x30–71 y62–85 dans x27–73 y58–86'] },
  ],
  [['D11'], { parts: ['blanc x28–69 y22–78 dans x24–76 y19–81'] }],
  [['D13'], { parts: ['blanc x19–78 y25–74 dans x17–83 y22–78'] }],
  [
    ['D4 tout droit'],
    {
      rapport: '2:3',
      bord: 'blanc 1.8, noir 2.4, blanc',
      y: 40,
      parts: ['noir x28–72 y4–46 dans x10–90 y3–48', 'orange x29–71 y5–32', 'bleu x22–78 y54–92'],
      couleurs: 'blanc, noir, orange, bleu',
    },
  ],
  [['D4 tout droit B'], { rapport: '164:294', parts: ['noir x45–55 y89–97 dans y86–100'] }],
  [['E1', 'E3', 'E5', 'E7', 'E11'], { rapport: '1:1', bord: 'rouge 14, bleu' }],
  [['E1', 'E11'], { barre: 'rouge 10 descend' }],
  [['E1'], { couleurs: 'rouge, bleu' }],
  [['E5'], { parts: ['blanc x25–83 y41–59', 'blanc x62–83 y41–59 dans x40–100'] }],
  [['E7'], { parts: ['blanc x17–83 y41–59', 'blanc x61–83 y41–59 dans x50–100'] }],
  [['E11'], { parts: ['blanc x50–81 y31–43 dans y20–50', 'blanc x22–44 y57–69 dans y50–80'] }],
  [['E9a', 'E9b', 'E9c', 'E9d', 'E9e', 'E9f', 'E9g', 'E9h', 'E9i', 'E9j'], stationnement],
  [['E9a'], { parts: ['blanc x14–86 y16–84'], couleurs: 'bleu, blanc' }],
  [
    ['E9a disque', 'E9a fauteuil roulant', 'E9a prise'],
    {
      ...stationnement,
      parts: ['blanc x14–54 y14–82 dans x0–54', 'blanc x59–91 y64–92 dans x50–100 y62–100'],
    },
  ],
  [
    ['E9b', 'E9c', 'E9d', 'E9e', 'E9f', 'E9g', 'E9h', 'E9i'],
    { parts: ['blanc x23–77 y7–59 dans y0–62'] },
  ],
  [['E9b'], { parts: ['blanc x24–76 y66–93 dans y62–100'] }],
  [['E9c'], { parts: ['blanc x3–98 y65–93 dans y62–100'] }],
  [['E9d'], { parts: ['blanc x2–97 y71–93 dans y62–100'] }],
  [['E9e', 'E9f'], { parts: ['blanc x2–98 y75–93 dans y62–100'] }],
  [['E9g'], { parts: ['blanc x2–98 y78–93 dans y62–100', 'rouge x71–97 y76–93'] }],
  [['E9h'], { parts: ['blanc x14–86 y65–92 dans y62–100'] }],
  [['E9i'], { parts: ['blanc x20–80 y64–93 dans y62–100'] }],
  [
    ['E9j'],
    {
      parts: [
        'blanc x27–73 y3–48 dans y0–49',
        'blanc x4–46 y52–72 dans x0–49 y50–72',
        'blanc x53–97 y75–97 dans x51–100 y74–100',
      ],
    },
  ],
  [['F5', 'F7', 'F53', 'F55', 'F65', 'F71', 'F77'], { rapport: '2:3', ...bleuBorde }],
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
  [['F1b'], { parts: ['noir x5–95 y9–92 dans x4–96 y6–95'] }],
  [
    ['F1a Dinant'],
    { rapport: '3:2', parts: ['noir x22–78 y40–92 dans x6–94 y34–94'], couleurs: 'blanc, noir' },
  ],
  [['F1a Uccle / Ukkel'], { parts: ['noir x27–73 y53–93 dans x6–94 y51–94'] }],
  [['F1b debout'], { rapport: '2:3', parts: ['noir x5–95 y18–85 dans x5–95 y6–94'] }],
  [['F1a Eupen debout'], { rapport: '2:3', parts: ['noir x5–95 y26–94 dans x5–95 y22–95'] }],
  [['F3a Dinant', 'F3b', 'F3b debout'], { barre: 'rouge 5.3 monte' }],
  [['F5'], { parts: ['blanc x8–92 y7–93 dans x6–94 y5–95'], couleurs: 'bleu, blanc' }],
  [['F7'], { barre: 'rouge 12.5 monte', couleurs: 'bleu, blanc, rouge' }],
  [
    ['F8'],
    {
      rapport: '2:3',
      ...bleuBorde,
      parts: ['blanc x13–87 y27–73 dans x8–92 y10–90', 'noir x22–78 y36–66'],
      couleurs: 'bleu, blanc, noir',
    },
  ],
  [
    ['F9'],
    {
      rapport: '1:1',
      bord: 'bleu 1.6, blanc 2.1, bleu',
      parts: ['blanc x16–84 y25–77 dans x8–92 y8–92'],
      couleurs: 'bleu, blanc',
    },
  ],
  [['F11'], { rapport: '1:1', barre: 'rouge 13.5 monte' }],
  [
    ['F12a'],
    {
      rapport: '3:2',
      bord: 'blanc 5.5, bleu',
      y: 88,
      parts: ['bleu x5–95 y8–92', 'blanc x8–34 y27–83 dans x6–34 y10–90'],
      couleurs: 'blanc, bleu',
    },
  ],
  [['F12b'], { barre: 'rouge 7.4 monte' }],
  [
    ['F99a'],
    {
      rapport: '1:1',
      parts: [
        'blanc x12–44 y8–51 dans x6–50 y6–54',
        'blanc x54–92 y18–51 dans x52–94 y6–53',
        'blanc x9–46 y71–92 dans x6–50 y66–95',
        'blanc x54–92 y57–92 dans x52–95 y54–95',
      ],
      couleurs: 'bleu, blanc',
    },
  ],
  [
    ['F99b'],
    {
      rapport: '1:1',
      parts: ['blanc x7–47 y38–61 dans x6–48 y10–90', 'blanc x59–88 y30–70 dans x52–94 y10–90'],
    },
  ],
  [
    ['F99c'],
    {
      rapport: '1:1',
      parts: [
        'blanc x9–42 y7–34 dans x6–46 y5–35',
        'blanc x52–92 y7–34 dans x51–95 y5–34',
        'blanc x50–94 y65–90 dans x46–95 y64–94',
      ],
    },
  ],
  [['F101a', 'F101b', 'F101c'], { rapport: '1:1', barre: 'rouge 9 monte' }],
  [
    ['F111'],
    {
      rapport: '2:3',
      ...bleuBorde,
      parts: ['rouge x13–82 y44–81', 'blanc x30–70 y28–88 dans x26–71 y10–92'],
      couleurs: 'bleu, blanc, rouge',
    },
  ],
  [['F113'], { barre: 'rouge 12.5 monte' }],
  [
    ['F103'],
    {
      rapport: '2:3',
      parts: ['noir x26–74 y4–13 dans y0–15', 'bleu x28–72 y17–53'],
      couleurs: 'blanc, noir, bleu',
    },
  ],
  [
    ['F103 excepté livraisons / de 6 h à 11 h / vélo'],
    { parts: ['noir x29–71 y80–96 dans y78–98'] },
  ],
  [
    ['F117'],
    {
      rapport: '2:3',
      parts: [
        'noir x20–80 y12–24 dans y0–30',
        'rouge x12–88 y36–87',
        'gris clair x50–74 y55–70 dans x50–90 y40–85',
        'noir x26–49 y53–67 dans y30–90',
      ],
      couleurs: 'blanc, noir, rouge, gris clair',
    },
  ],
  [
    ['F119'],
    {
      rapport: '2:3',
      parts: [
        'noir x17–84 y5–18 dans y0–22',
        'noir x9–62 y26–60 dans y24–64',
        'noir x4–61 y79–93 dans x0–63 y66–96',
        'noir x66–95 y68–93 dans x64–100 y64–96',
      ],
      couleurs: 'blanc, noir',
    },
  ],
  [
    ['F105', 'F118', 'F120'],
    { rapport: '2:3', barre: 'noir 11.5 monte', couleurs: 'blanc, noir, gris clair' },
  ],
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
        'noir x7–24 y33–93 dans x4–26 y4–96',
        'noir x28–46 y33–93 dans x26–49 y4–96',
        'noir x54–72 y7–93 dans x51–74 y4–96',
        'noir x76–93 y7–93 dans x74–96 y4–96',
      ],
    },
  ],
  [
    ['F39'],
    {
      rapport: '1:1',
      bord: 'noir 1.3, orange',
      y: 10,
      couleurs: 'orange, noir, vert, blanc',
      parts: [
        'noir x6–94 y38–60 dans x4–96 y36–60',
        'vert x6–72 y82–96 dans x4–80 y80–97',
        'noir x82–88 y65–94 dans x76–96 y65–97',
      ],
    },
  ],
  [['F41 Namur', 'F41 ← Namur'], { rapport: '5:1', couleurs: 'orange, noir' }],
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
  [['F33a Ring', 'F41 Namur'], { parts: ['noir x92–98 y46–54 dans x85–100 y46–54'] }],
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
  [['zone C43 50', 'zone E1'], { rapport: '2:3', parts: ['rouge x12–88 y24–76'] }],
  [['zone C43 50'], { parts: ['noir x23–77 y8–18 dans x8–92 y5–23'] }],
  [
    ['fin de zone C43 50', 'fin de zone E1', 'fin de zone E9a', 'F4b 30'],
    {
      rapport: '2:3',
      barre: 'noir 9.2 monte',
      couleurs: 'blanc, noir, gris clair',
      parts: ['gris clair x23–77 y8–18 dans x8–80 y5–22'],
    },
  ],
  [['+ M1'], { rapport: '2:1', parts: ['noir x22–78 y20–79'], couleurs: 'blanc, noir' }],
  [['+ M2'], { rapport: '7:4', parts: ['noir x23–77 y16–84'], couleurs: 'blanc, noir' }],
  [['+ M3'], { rapport: '7:4', parts: ['noir x12–88 y12–88'], couleurs: 'blanc, noir' }],
  [['+ M4'], { rapport: '10:3', parts: ['noir x15–85 y20–78'], couleurs: 'blanc, noir' }],
  [['+ M5'], { rapport: '7:4', parts: ['noir x15–85 y6–94'], couleurs: 'blanc, noir' }],
  [['+ M6'], { rapport: '4:3', parts: ['noir x13–87 y7–93'], couleurs: 'blanc, noir' }],
  [['+ M7'], { rapport: '4:3', parts: ['noir x15–85 y7–93'], couleurs: 'blanc, noir' }],
  [['+ M8'], { rapport: '1:1', parts: ['noir x22–78 y12–87'], couleurs: 'blanc, noir' }],
  [['+ M9'], { rapport: '1:1', parts: ['noir x23–77 y13–86'], couleurs: 'blanc, noir' }],
  [['+ M10'], { rapport: '7:4', parts: ['noir x12–88 y5–87'], couleurs: 'blanc, noir' }],
  [['+ M12'], { rapport: '7:4', parts: ['noir x12–88 y12–90'], couleurs: 'blanc, noir' }],
  [['+ M13'], { rapport: '4:3', parts: ['noir x12–91 y7–92'], couleurs: 'blanc, noir' }],
  [['+ M14'], { rapport: '4:3', parts: ['noir x11–91 y7–93'], couleurs: 'blanc, noir' }],
  [['+ M15'], { rapport: '4:3', parts: ['noir x20–81 y7–93'], couleurs: 'blanc, noir' }],
  [['+ M16'], { rapport: '4:3', parts: ['noir x22–81 y7–93'], couleurs: 'blanc, noir' }],
  [['+ M17'], { rapport: '7:4', parts: ['noir x15–86 y5–92'], couleurs: 'blanc, noir' }],
  [['+ M18'], { rapport: '7:4', parts: ['noir x15–86 y5–96'], couleurs: 'blanc, noir' }],
  [['+ M19'], { rapport: '2:1', parts: ['noir x22–78 y7–92'], couleurs: 'blanc, noir' }],
  [['+ M20'], { rapport: '1:1', parts: ['noir x22–78 y11–96'], couleurs: 'blanc, noir' }],
  [['+ M21'], { rapport: '2:1', parts: ['noir x26–72 y10–88'], couleurs: 'blanc, noir' }],
  [['+ M22'], { rapport: '2:1', parts: ['noir x26–72 y11–88'], couleurs: 'blanc, noir' }],
  [['+ M23'], { rapport: '2:1', parts: ['noir x21–79 y10–80'], couleurs: 'blanc, noir' }],
  [['+ M24'], { rapport: '1:1', parts: ['noir x22–77 y7–84'], couleurs: 'blanc, noir' }],
  [
    ['+ trait épais à droite'],
    {
      rapport: '1:1',
      couleurs: 'bleu, blanc',
      parts: [
        'blanc x44–56 y70–93 dans y70–100',
        'blanc x80–93 y44–56 dans x80–100',
        'blanc x46–54 y7–39 dans y0–41',
        'blanc x7–39 y46–54 dans x0–41',
      ],
    },
  ],
  [
    ['+ flèche vers le haut'],
    { rapport: '2:7', parts: ['noir x11–89 y8–91'], couleurs: 'blanc, noir' },
  ],
  [['+ flèche vers le bas', '+ flèche double'], { rapport: '2:7', couleurs: 'blanc, noir' }],
  [['+ flèche oblique'], { rapport: '1:1', parts: ['noir x13–87 y6–93'], couleurs: 'blanc, noir' }],
  [
    ['+ rétrécissement à gauche'],
    {
      rapport: '2:3',
      parts: ['blanc x10–91 y7–93', 'blanc x51–91 y7–33 dans y0–33'],
      couleurs: 'bleu, blanc',
    },
  ],
  [
    ['+ rétrécissement à droite'],
    {
      rapport: '2:3',
      parts: ['blanc x9–90 y7–93', 'blanc x9–49 y7–33 dans y0–33'],
      couleurs: 'bleu, blanc',
    },
  ],
  [['+ disque'], { rapport: '2.2:1', parts: ['blanc x37–63 y12–88'], couleurs: 'bleu, blanc' }],
  [['+ téléphone et extincteur'], { rapport: '3:2', couleurs: 'blanc, noir, rouge' }],
  [['+ 200 m'], { rapport: '3.08:1', couleurs: 'bleu, blanc' }],
];
