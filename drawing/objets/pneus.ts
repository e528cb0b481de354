import { blanc, noir } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, el, n, pose, rect, texte, trait } from '../svg.ts';
import { avecNombre, cadre, write, etiquette, mesure, PAPIER, type Objet } from './objet.ts';

const GOMME = '#23292E';
const CREUX = '#0B0E10';
const planche = (mots: string, ...dessus: string[]): Signe =>
  cadre(440, 300, mots, PAPIER, ...dessus);

/** Shallow grooves are pale, as worn tread is. */
const bande = (usure: (x: number) => boolean, plus = '') => {
  const rainures = [-72, -24, 24, 72]
    .map((x) => (usure(x) ? '' : rect(x - 6, -132, 12, 264, CREUX)))
    .join('');
  const sculptures = [-120, -90, -60, -30, 0, 30, 60, 90].map((y) =>
    [-98, -48, 0, 48, 98].map((x) => (usure(x) ? '' : `M${x - 16} ${y + 8}l32 -10`)).join(''),
  );
  const lisse = [-108, -72, -24, 0, 24, 72, 108]
    .map((x) =>
      usure(x)
        ? rect(Math.max(x - 30, -122), -128, Math.min(60, 122 - x + 30), 256, '#4D565D')
        : '',
    )
    .join('');
  return (
    rect(-128, -140, 256, 280, GOMME, { rx: 34 }) +
    lisse +
    rainures +
    trait(sculptures.join(''), CREUX, 6) +
    plus +
    trait('M-118 -112Q-128 0 -118 112M118 -112Q128 0 118 112', '#59636A', 3)
  );
};

const cote = (flanc: string, plus = '') =>
  cercle(0, 0, 138, GOMME) +
  cercle(0, 0, 128, 'none', { stroke: CREUX, 'stroke-width': 4 }) +
  flanc +
  cercle(0, 0, 84, '#AEB7BD') +
  cercle(0, 0, 74, '#C9CFD3') +
  [0, 72, 144, 216, 288]
    .map((a) => rect(-9, -72, 18, 54, '#8A939A', { rx: 6, transform: `rotate(${a})` }))
    .join('') +
  cercle(0, 0, 20, '#6C767D') +
  plus;

/** Ten pixels are a quarter of a millimetre. */
const profondeur = (mm: number): Signe => {
  const fond = 60;
  const haut = fond - mm * 16;
  const grad = Array.from(
    { length: 11 },
    (_, i) => `M-22 ${n(fond - i * 16)}h${i % 2 === 0 ? 18 : 11}`,
  ).join('');
  return planche(
    `Coupe d’un pneu : dans une rainure, une réglette marque ${mesure(mm, 'mm')} entre le fond et la surface de la gomme`,
    rect(-220, fond, 440, 90, GOMME),
    [-220, -120, 34, 134].map((x) => rect(x, haut, 86, fond - haut + 4, '#343C42')).join(''),
    rect(-34, haut, 68, fond - haut, '#F6DFA8', { opacity: 0.9 }),
    rect(-22, -138, 44, 198, blanc, { rx: 4, stroke: noir, 'stroke-width': 2.5 }),
    trait(grad, noir, 2.5, { 'stroke-linecap': 'butt' }),
    [0, 2, 4, 6, 8, 10]
      .map((i) => texte(String(i), 10, fond - (i === 0 ? 3 : i * 16 - 6), 17, noir))
      .join(''),
    trait(`M40 ${n(haut)}H150`, '#C1121F', 4, { 'stroke-dasharray': '8 6' }),
    etiquette(mesure(mm, 'mm'), 134, -86, 32),
    haut > -30
      ? trait(
          `M134 -56V${n(haut - 6)}M126 ${n(haut - 16)}L134 ${n(haut - 5)}L142 ${n(haut - 16)}`,
          noir,
          3,
        )
      : '',
    trait('M-214 92H214', '#6C767D', 3, { 'stroke-dasharray': '2 9' }),
  );
};

const manometre = (bar: number): Signe => {
  const angle = -120 + (Math.min(bar, 5) / 5) * 240;
  const marques = [0, 1, 2, 3, 4, 5].map((bande) => {
    const a = ((-120 + bande * 48) * Math.PI) / 180;
    return texte(String(bande), Math.sin(a) * 76, -Math.cos(a) * 76 + 9, 26, noir);
  });
  return planche(
    `Cadran rond gradué de 0 à 5 bars au bout d’un tuyau posé sur la valve d’un pneu ; l’aiguille montre ${write(bar)}`,
    pose(cote('', ''), 150, 120, 0.9),
    trait('M-70 70Q-60 146 30 120Q56 112 84 92', noir, 9),
    cercle(-70, -28, 112, noir),
    cercle(-70, -28, 102, blanc),
    pose(marques.join(''), -70, -28),
    pose(
      el('path', { d: 'M-5 12L0 -66L5 12Z', fill: '#C1121F', transform: `rotate(${n(angle)})` }) +
        cercle(0, 0, 10, noir) +
        texte('bar', 0, 56, 22, '#56626B'),
      -70,
      -28,
    ),
  );
};

const flocon = [0, 60, 120]
  .map((a) =>
    trait('M0 -15V15M-5 -11L0 -6L5 -11M-5 11L0 6L5 11', blanc, 2.5, { transform: `rotate(${a})` }),
  )
  .join('');

export const pneus = {
  'profondeur du pneu': avecNombre('1,6', 0, 9, profondeur),
  'pneu neuf': planche(
    'Pneu noir vu de face, toutes ses rainures bien marquées',
    bande(() => false),
  ),
  'pneu usé au milieu': planche(
    'Pneu vu de face : le milieu est lisse et gris, les deux bords ont leurs rainures',
    bande((x) => Math.abs(x) < 40),
  ),
  'pneu usé aux deux bords': planche(
    'Pneu vu de face : les deux bords sont lisses et gris, le milieu a ses rainures',
    bande((x) => Math.abs(x) > 60),
  ),
  'pneu usé d’un côté': planche(
    'Pneu vu de face : le bord gauche est lisse et gris, le reste a ses rainures',
    bande((x) => x < -40),
  ),
  'pneu lisse': planche(
    'Pneu vu de face, gris, sans aucune rainure',
    bande(() => true),
  ),
  'pneu à la toile': planche(
    'Pneu vu de face, presque lisse ; au milieu, des fils clairs apparaissent sous la gomme',
    bande(
      (x) => Math.abs(x) < 80,
      chemin('M-34 -70Q10 -96 36 -50Q46 0 28 60Q-6 86 -32 48Q-50 -10 -34 -70Z', '#D9C9A4') +
        trait(
          'M-30 -50L30 -60M-36 -26L38 -36M-38 -2L38 -12M-38 22L36 12M-32 46L30 36M-20 -72L-14 66M4 -78L8 70M24 -66L26 58',
          '#8B7A54',
          3,
        ),
    ),
  ),
  'pneu avec hernie': planche(
    'Roue vue de côté, puis vue de face : une bosse arrondie gonfle le flanc du pneu, entre la jante et la bande de roulement',
    pose(
      cote(
        '',
        chemin(
          'M-104 -58Q-112 -94 -84 -104Q-56 -108 -54 -82Q-56 -56 -80 -50Q-98 -46 -104 -58Z',
          '#10151A',
        ) +
          chemin(
            'M-102 -64Q-108 -92 -84 -100Q-60 -102 -59 -82Q-62 -62 -80 -56Q-97 -53 -102 -64Z',
            '#39434A',
          ) +
          chemin(
            'M-97 -76Q-98 -92 -83 -95Q-70 -95 -72 -84Q-80 -72 -91 -69Q-96 -70 -97 -76Z',
            '#56626A',
          ) +
          trait('M-92 -82Q-90 -90 -82 -90', '#8A969D', 4),
      ),
      -84,
      0,
      0.93,
    ),
    pose(
      chemin('M-52 -96Q-100 -92 -98 -56T-52 -18Z', '#343D44') +
        trait('M-60 -88Q-90 -82 -88 -56T-66 -26', '#6C7982', 5) +
        rect(-62, -140, 124, 280, GOMME, { rx: 30 }) +
        trait('M-20 -136V136M20 -136V136', CREUX, 8) +
        trait(
          [-112, -80, -48, -16, 16, 48, 80, 112]
            .map((y) => `M-44 ${y + 6}L-30 ${y}M-8 ${y + 4}L8 ${y - 2}M30 ${y + 6}L44 ${y}`)
            .join(''),
          CREUX,
          6,
        ) +
        trait('M-52 -112Q-58 0 -52 112M52 -112Q58 0 52 112', '#59636A', 3),
      142,
      0,
      0.93,
    ),
  ),
  'pneu entaillé': planche(
    'Roue vue de côté, une longue entaille claire dans le flanc du pneu',
    cote(
      '',
      trait('M-118 -48L-104 -34L-110 -20L-98 -4L-106 14', '#D9C9A4', 7) +
        trait('M-118 -48L-104 -34L-110 -20L-98 -4L-106 14', noir, 2),
    ),
  ),
  'pneu dégonflé': planche(
    'Roue vue de côté, le pneu écrasé et étalé sur le sol',
    rect(-220, 116, 440, 40, '#59646C'),
    pose(cote('', ''), 0, 24, 0.92),
    rect(-220, 118, 440, 40, '#59646C'),
    chemin(
      'M-122 40Q-170 90 -150 110Q-140 120 -110 120H110Q140 120 150 110Q170 90 122 40Q90 108 0 108T-122 40Z',
      GOMME,
    ),
  ),
  'pneu à clous': planche(
    'Pneu vu de face, semé de petites pointes de métal',
    bande(
      () => false,
      [-100, -60, -20, 20, 60, 100]
        .flatMap((y, i) =>
          [-100, -50, -4, 44, 92].map((x) => cercle(x + (i % 2) * 10, y, 5.5, '#DCE3E8')),
        )
        .join(''),
    ),
  ),
  'pneu avec chaînes': planche(
    'Pneu vu de face, des chaînes en losanges autour de la bande',
    rect(-220, 100, 440, 60, '#F7FAFB'),
    bande(() => false),
    trait(
      'M-132 -110L0 -50L132 -110M-132 -110L0 -130L132 -110M-132 -10L0 -50L132 -10M-132 -10L0 50L132 -10M-132 90L0 50L132 90M-132 90L0 130L132 90',
      '#C7CFD5',
      9,
      { 'stroke-dasharray': '12 5', 'stroke-linecap': 'butt' },
    ),
  ),
  'pneu hiver': planche(
    'Roue vue de côté ; sur le flanc du pneu, une montagne à trois pointes et un flocon',
    cote(
      '',
      pose(
        chemin('M-32 24L-20 -14L-12 2L0 -26L12 2L20 -14L32 24Z', 'none', {
          stroke: blanc,
          'stroke-width': 3,
        }) + pose(flocon, 0, 8, 0.62),
        0,
        -108,
        1.05,
      ),
    ),
  ),
  'roue de secours provisoire': planche(
    'Sous une grande roue, une roue bien plus étroite dont le flanc jaune porte « 80 km/h »',
    pose(cote('', ''), -104, -8, 0.86),
    cercle(124, 34, 88, GOMME),
    cercle(124, 34, 64, '#FFCE00'),
    cercle(124, 34, 16, '#6C767D'),
    texte('80\u00A0km/h', 124, 10, 26, noir, 94),
  ),
  'pression du pneu': avecNombre('2,2', 0, 5, manometre),
  aquaplanage: planche(
    'Roue vue de côté sur une route inondée : un coin d’eau passe sous le pneu, qui ne touche plus le sol',
    rect(-220, 118, 440, 40, '#59646C'),
    pose(cote('', ''), 20, -22, 0.88),
    chemin('M-220 70Q-150 60 -104 78Q-60 104 20 102Q90 104 220 106V118H-220Z', '#5FA8DB'),
    trait('M-108 66Q-146 40 -150 6M-122 70Q-166 56 -182 30', '#5FA8DB', 8),
  ),
} satisfies Record<string, Objet>;
