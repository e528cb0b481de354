import { DE_DOS, DE_FACE, MILIEU, personne, route, auto } from './dessins.ts';

export interface Situation {
  titre: string;
  question: string;
  description: string;
  dessin: string;
  choix: { x: number; y: number; texte: string }[];
  /** From 0. */
  juste: number;
  explication: string;
}

export const SITUATIONS: Situation[] = [
  {
    titre: 'Près de l’école',
    question: 'Où est le danger ?',
    description:
      'Tu roules en ville. À droite, deux voitures garées ; un ballon sort d’entre elles et roule vers ta voie. En face, une voiture reste dans sa voie. À gauche, quelqu’un marche sur le trottoir.',
    dessin: `${route(MILIEU)}
${auto(262, 196, 0.5, '#7a8a99', DE_FACE)}
${auto(440, 214, 0.8, '#33658a', DE_DOS)}
${auto(574, 290, 1.5, '#8c4a3b', DE_DOS)}
<circle cx="420" cy="276" r="13" fill="#d62828" stroke="#fff" stroke-width="3"/>
<path d="M446 270q22-8 44-10" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="4 7"/>
${personne(120, 206, 1, '#2b7a4b')}`,
    choix: [
      { x: 118, y: 108, texte: 'La personne sur le trottoir de gauche' },
      { x: 262, y: 130, texte: 'La voiture qui arrive en face, dans sa voie' },
      { x: 384, y: 238, texte: 'Le ballon qui sort d’entre les voitures garées' },
    ],
    juste: 2,
    explication:
      'Derrière un ballon, il y a souvent un enfant qui ne regarde que lui. Lève le pied et sois prêt à t’arrêter.',
  },
  {
    titre: 'L’arrêt de bus',
    question: 'Où est le danger ?',
    description:
      'Un bus est arrêté à droite, portes ouvertes. On ne voit pas ce qu’il y a juste devant lui. À gauche, une voiture vide est garée. Au loin, la route est libre.',
    dessin: `${route(MILIEU)}
${auto(130, 236, 1, '#6d6875', DE_FACE)}
<g stroke="#1b242d" stroke-width="3" stroke-linejoin="round">
<path d="M428 238h12v14h-12zM462 262h14v24h-14zM486 288h26v22h-26zM566 288h26v22h-26z" fill="#1b242d"/>
<path d="M472 82L414 108v134l58 56z" fill="#d9a917"/>
<path d="M472 82h124v216H472z" fill="#f2c230"/>
<path d="M464 106l-42 16v44l42-8z" fill="#bcd7e6"/>
<path d="M486 98h96v74h-96z" fill="#bcd7e6"/>
<path d="M482 258h22v14h-22zM564 258h22v14h-22z" fill="#d62828"/>
</g>
${personne(620, 262, 1.2, '#5e548e')}`,
    choix: [
      { x: 384, y: 176, texte: 'Devant le bus, là où je ne vois rien' },
      { x: 130, y: 148, texte: 'La voiture garée à gauche' },
      { x: 318, y: 112, texte: 'Le bout de la route, au loin' },
    ],
    juste: 0,
    explication:
      'Un passager peut traverser devant le bus, qui le cache. Ralentis, garde de la distance sur le côté, et attends-toi à le voir surgir.',
  },
  {
    titre: 'Le virage',
    question: 'À quel moment ralentis-tu ?',
    description:
      'Sur une route de campagne, un virage serré tourne à droite derrière une haie. Trois endroits sont marqués : avant le virage, au milieu du virage, à sa sortie.',
    dessin: `<path d="M0 0h640v150H0z" fill="#cfe3f2"/><path d="M0 150h640v210H0z" fill="#8fb573"/>
<path d="M150 360C210 250 210 205 330 180S520 165 640 158v-14c-130 4-250 8-345 28S150 240 20 360z" fill="#6b737b"/>
<path d="M88 360C172 246 186 200 318 174S520 156 640 151" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="16 14"/>
<path d="M250 300c20-60 60-86 130-98s170-16 260-20v60c-90 2-170 8-240 22s-110 34-150 36z" fill="#3f6b3a"/>
<path d="M0 150l60-46 70 46zM160 150l50-30 60 30z" fill="#7da0b5"/>`,
    choix: [
      { x: 86, y: 318, texte: 'Avant le virage, en ligne droite' },
      { x: 236, y: 196, texte: 'Au milieu du virage' },
      { x: 520, y: 132, texte: 'À la sortie du virage' },
    ],
    juste: 0,
    explication:
      'La vitesse se règle avant le virage, roues droites. Dans le virage, freiner fort fait perdre l’adhérence, et la haie cache ce qui arrive.',
  },
];
