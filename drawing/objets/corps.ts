import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, pose, rect, trait } from '../svg.ts';
import { PAPIER, PEAU, tableau, TISSU, VITRE, type Objet } from './objet.ts';

const HABIT = '#C0562F';
const JEAN = '#34507A';
const CHEVEUX = '#4A2F1D';

const bande = (d: string) =>
  trait(d, noir, 12) + trait(d, '#8A939A', 2, { 'stroke-dasharray': '5 5' });

const profil = (appui: number | undefined, recul: number, dossier = 0, plus = '') => {
  const x = recul;
  const haut = -58 - dossier * 0.2;
  const [ex, ey] = [x + 34 + dossier * 0.5, haut + 34];
  const poing = [-110, 4] as const;
  const genou = Math.max(-72, x - 46);
  return (
    rect(-240, 128, 480, 32, '#3A434B') +
    chemin('M-168 24L-112 -146L-60 -160H-240V24Z', VITRE, { opacity: 0.6 }) +
    trait('M-168 24L-112 -150', '#2A3238', 12) +
    chemin('M-240 18H-172Q-150 20 -148 40L-158 70H-188L-204 128H-240Z', '#2A3238') +
    trait('M-190 88L-172 112', '#59636A', 7) +
    trait('M-158 52L-112 12', '#1E2529', 11) +
    trait(`M${x - 34} 108H${x + 62}`, TISSU, 34) +
    trait(`M${x + 72} 98L${x + 94 + dossier} ${haut + 18}`, TISSU, 36) +
    (appui === undefined
      ? ''
      : trait(`M${x + 94 + dossier} ${haut}V${-60 - appui}`, '#8A939A', 6) +
        rect(x + 78 + dossier, -92 - appui, 30, 58, '#3E4951', { rx: 13 })) +
    trait(`M${x + 46} 82L${genou} 74L-156 112`, JEAN, 32) +
    trait('M-152 118L-172 104', noir, 18) +
    trait('M-124 -28L-96 36', noir, 11) +
    trait(`M${x + 46} 76L${ex + 22} ${ey + 14}`, HABIT, 58) +
    bande(
      `M${x + 88 + dossier} ${haut + 12}L${ex + 32} ${haut + 14}L${x + 26} 78M${x + 72} 98L${x + 20} 74`,
    ) +
    rect(ex + 8, haut - 8, 24, 28, PEAU) +
    cercle(ex + 16, haut - 32, 33, PEAU) +
    chemin(
      `M${ex - 8} ${haut - 54}Q${ex + 18} ${haut - 78} ${ex + 42} ${haut - 58}Q${ex + 62} ${haut - 34} ${ex + 42} ${haut - 8}Q${ex + 30} ${haut - 24} ${ex + 26} ${haut - 44}Q${ex + 6} ${haut - 42} ${ex - 8} ${haut - 54}Z`,
      CHEVEUX,
    ) +
    cercle(ex - 6, haut - 34, 3.5, noir) +
    trait(`M${ex - 11} ${haut - 16}h10`, '#9A5B3A', 3) +
    chemin(`M${ex - 16} ${haut - 32}l-7 9h9Z`, PEAU) +
    plus +
    trait(
      `M${ex + 12} ${ey + 8}L${(ex + poing[0]) / 2 + 12} ${ey + 44 + Math.max(0, 40 - recul) * 0.4}L${poing[0]} ${poing[1]}`,
      '#A5481F',
      22,
    ) +
    cercle(poing[0], poing[1], 14, PEAU)
  );
};

const face = (ceinture: string, ventre = false) =>
  rect(-84, -66, 168, 230, TISSU, { rx: 40 }) +
  rect(-50, -150, 100, 70, '#3E4951', { rx: 26 }) +
  chemin('M-74 160V62Q-84 -40 -50 -50L0 -58L50 -50Q84 -40 74 62V160Z', ventre ? '#8A4FA3' : HABIT) +
  trait('M-62 -26Q-96 40 -84 118M62 -26Q96 40 84 118', ventre ? '#7A4392' : '#A5481F', 30) +
  (ventre
    ? cercle(0, 72, 60, '#9F66B8') +
      trait('M-56 86Q-36 134 0 132T56 86', '#6E3A86', 5) +
      trait('M-26 36Q0 20 26 36', '#BE8FD2', 6)
    : '') +
  trait('M-70 142Q0 118 70 142', JEAN, 40) +
  rect(-16, -74, 32, 30, PEAU, { rx: 10 }) +
  cercle(0, -102, 38, PEAU) +
  chemin(
    ventre
      ? 'M-42 -56Q-50 -146 0 -146Q50 -146 42 -56Q30 -60 30 -104Q0 -112 -30 -112Q-30 -70 -42 -56Z'
      : 'M-38 -100Q-44 -144 0 -144T38 -100Q22 -122 -38 -100Z',
    CHEVEUX,
  ) +
  cercle(-13, -100, 4, noir) +
  cercle(13, -100, 4, noir) +
  trait('M-11 -82Q0 -76 11 -82', '#9A5B3A', 4) +
  ceinture;

const sangle = (d: string) =>
  trait(d, noir, 17) + trait(d, '#59636A', 2, { 'stroke-dasharray': '6 6' });
const boucle = rect(56, 106, 30, 34, rouge, { rx: 5 });

const assis = (mots: string, ...dessus: string[]): Signe =>
  tableau(`Personne assise au volant, vue de côté ; ${mots}`, PAPIER, ...dessus);
const attache = (mots: string, ceinture: string, ventre = false): Signe =>
  tableau(mots, PAPIER, face(ceinture, ventre));

const guide = (y: number) => trait(`M-30 ${y}H200`, rouge, 3, { 'stroke-dasharray': '9 7' });

const volant = (mots: string, mains: number[], plus = ''): Signe => {
  const bras = mains.map((angle) => {
    const r = (angle * Math.PI) / 180;
    const [x, y] = [Math.sin(r) * 118, -10 - Math.cos(r) * 118];
    const signe = angle === 0 ? 1 : Math.sign(angle);
    return (
      trait(
        `M${signe * 190} 210Q${signe * 176} ${y + 90} ${Math.round(x + signe * 22)} ${Math.round(y + 26)}`,
        HABIT,
        46,
      ) +
      `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle})">${rect(-17, -24, 34, 46, PEAU, { rx: 15 })}${trait('M-14 -8H14M-14 4H14', '#C48D66', 3)}</g>`
    );
  });
  return tableau(
    mots,
    '#CBD6DD',
    chemin('M-240 -70Q0 -112 240 -70V160H-240Z', '#2A3238'),
    cercle(-62, -66, 34, '#11161A', { stroke: '#59636A', 'stroke-width': 3 }),
    cercle(62, -66, 34, '#11161A', { stroke: '#59636A', 'stroke-width': 3 }),
    cercle(0, -10, 118, 'none', { stroke: noir, 'stroke-width': 24 }),
    trait('M-110 -4H-30M110 -4H30M0 20V100', noir, 26),
    rect(-50, -42, 100, 74, '#1E2529', { rx: 26 }),
    plus,
    bras.join(''),
  );
};

const telephone = (x: number, y: number, echelle = 1) =>
  pose(
    rect(-22, -40, 44, 80, noir, { rx: 8 }) +
      rect(-18, -32, 36, 62, '#7FC4F0', { rx: 3 }) +
      trait('M-10 -20H10M-10 -10H6M-10 0H10', blanc, 4),
    x,
    y,
    echelle,
  );

export const corps = {
  'appui-tête trop bas': assis(
    'l’appui-tête arrive à hauteur de la nuque',
    profil(-34, 6),
    guide(-124),
  ),
  'appui-tête à hauteur': assis(
    'le haut de l’appui-tête arrive à hauteur du sommet du crâne',
    profil(30, 6),
    guide(-124),
  ),
  'sans appui-tête': assis('le dossier n’a pas d’appui-tête', profil(undefined, 6)),
  'assis trop loin': assis('le dossier est très couché, les bras sont tendus', profil(12, 70, 54)),
  'assis trop près': assis(
    'la poitrine touche presque le volant, les bras sont très pliés',
    profil(24, -52, -6),
  ),
  'ceinture bien mise': attache(
    'Personne assise de face ; une bande passe sur l’épaule et la poitrine, une autre sur les hanches',
    sangle('M-58 -52Q-10 10 68 118') + sangle('M-70 126Q0 140 68 122') + boucle,
  ),
  'ceinture sous le bras': attache(
    'Personne assise de face ; la bande passe sous le bras, au bas des côtes, et sur les hanches',
    sangle('M-112 -130L-100 18Q-20 22 68 116') +
      sangle('M-70 126Q0 140 68 122') +
      boucle +
      trait('M-62 -26Q-96 40 -84 118', '#A5481F', 30),
  ),
  'ceinture dans le dos': attache(
    'Personne assise de face ; une bande sur les hanches, l’autre disparaît derrière l’épaule',
    sangle('M-58 -52L-90 -30') + sangle('M-70 126Q0 140 68 122') + boucle,
  ),
  'ceinture vrillée': attache(
    'Personne assise de face ; la bande sur la poitrine est tordue plusieurs fois',
    trait('M-58 -52Q-10 10 68 118', noir, 17, {
      'stroke-dasharray': '22 9',
      'stroke-linecap': 'butt',
    }) +
      trait('M-58 -52Q-10 10 68 118', noir, 6) +
      sangle('M-70 126Q0 140 68 122') +
      boucle,
  ),
  'sans ceinture': attache(
    'Personne assise de face ; la bande pend, enroulée, à côté de l’épaule',
    sangle('M-100 -110V150') + rect(-112, 30, 24, 34, '#C9CFD3', { rx: 4 }),
  ),
  'femme enceinte, ceinture sous le ventre': attache(
    'Femme enceinte assise de face ; une bande passe entre les seins, l’autre sous le ventre',
    sangle('M-56 -52Q-4 -20 14 6Q52 40 70 114') + sangle('M-72 130Q0 152 70 126') + boucle,
    true,
  ),
  'femme enceinte, ceinture sur le ventre': attache(
    'Femme enceinte assise de face ; une bande passe sur l’épaule, l’autre au milieu du ventre',
    sangle('M-56 -52Q-4 -20 14 6Q48 40 70 90') +
      sangle('M-74 74Q0 88 70 80') +
      rect(56, 74, 30, 34, rouge, { rx: 5 }),
    true,
  ),
  'femme enceinte sans ceinture': attache(
    'Femme enceinte assise de face ; la bande pend à côté d’elle',
    sangle('M-100 -110V150') + rect(-112, 30, 24, 34, '#C9CFD3', { rx: 4 }),
    true,
  ),
  'mains à 9 h 15': volant(
    'Un volant et deux mains, l’une à gauche, l’autre à droite, à mi-hauteur',
    [-84, 84],
  ),
  'mains en bas du volant': volant('Un volant et deux mains rapprochées tout en bas', [-152, 152]),
  'une main en haut du volant': volant('Un volant et une seule main, posée tout en haut', [4]),
  'téléphone en main': volant(
    'Un volant, une main à gauche ; dans l’autre main, un téléphone allumé',
    [-84],
    pose(
      trait('M190 210L120 60', HABIT, 46) +
        telephone(104, 20, 1.2) +
        rect(82, 34, 48, 40, PEAU, { rx: 15 }) +
        trait('M86 44H126M86 56H126', '#C48D66', 3),
      24,
      0,
    ),
  ),
  'téléphone à l’oreille': assis(
    'une main tient un téléphone contre l’oreille',
    profil(30, 6),
    `<g transform="translate(58 -84) rotate(14)">${rect(-14, -34, 28, 68, noir, { rx: 7 })}${rect(-10, -26, 20, 20, '#2F3A42', { rx: 4 })}</g>`,
    trait('M76 -14L92 -34L70 -66', '#A5481F', 20),
    rect(44, -82, 34, 26, PEAU, { rx: 11 }),
    trait('M48 -76H64M48 -68H64', '#C48D66', 3),
  ),
  'téléphone dans son support': volant(
    'Un volant tenu à deux mains ; à côté, un téléphone dans un support fixé au tableau de bord',
    [-84, 84],
    pose(
      rect(-40, 58, 80, 18, '#98A2A9', { rx: 9 }) +
        trait('M0 62V22', '#98A2A9', 16) +
        rect(-48, -28, 96, 56, noir, { rx: 8 }) +
        rect(-41, -22, 82, 44, '#BFE3C8', { rx: 3 }) +
        trait('M-30 16Q-10 -14 8 0T34 -16', bleu, 6) +
        trait('M-38 -16H-53V32H53V-16H38', '#98A2A9', 11),
      178,
      -112,
    ),
  ),
  'manger au volant': assis(
    'une main tient un sandwich devant la bouche',
    profil(30, 6),
    `<g transform="translate(14 -66) rotate(-14)">${rect(-30, -15, 58, 15, '#D9A24E', { rx: 8 })}${trait('M-26 1H24', '#4FA36B', 6)}${rect(-30, 3, 58, 12, '#C98D3B', { rx: 6 })}</g>`,
    trait('M72 -14L50 4L22 -44', '#A5481F', 20),
    cercle(18, -50, 14, PEAU),
  ),
  'casque audio': assis(
    'elle porte un casque audio sur les oreilles',
    profil(30, 6),
    trait('M62 -92Q64 -112 57 -128', noir, 9),
    rect(47, -104, 28, 36, noir, { rx: 13 }),
    rect(54, -97, 14, 22, '#59636A', { rx: 7 }),
  ),
} satisfies Record<string, Objet>;
