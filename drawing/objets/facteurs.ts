import { blanc, noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, el, pose, rect, texte, trait } from '../svg.ts';
import { voitureCote } from '../symboles/voitures.ts';
import { avecNombre, write, mesure, type Objet, PEAU } from './objet.ts';
import { seul } from './seul.ts';

const verre = (contenu: string, mots: string, plus = ''): Signe => seul(mots, contenu, plus);

const table = rect(-190, 58, 380, 72, '#C9A377') + rect(-190, 58, 380, 5, '#B48A5C');

const ombre = (x: number, y: number, rx: number, ry = rx * 0.18) =>
  el('ellipse', { cx: x, cy: y, rx, ry, fill: noir, opacity: 0.18 });

const cle = (x: number, y: number, echelle = 1) =>
  pose(
    ombre(4, 22, 66, 9) +
      cercle(-66, 0, 15, 'none', { stroke: '#98A2A9', 'stroke-width': 5 }) +
      chemin('M2 -7H62L70 0L64 8H57L53 3L48 8H43L38 3L33 8H2Z', '#B9C3C9') +
      trait('M6 -2H60', '#8A959C', 2) +
      chemin('M-52 -16Q-50 -23 -40 -23H-6Q8 -21 8 0T-6 23H-40Q-50 23 -52 16Z', '#2A3238') +
      chemin('M-48 -15Q-46 -19 -40 -19H-8Q0 -18 2 -8L-48 -6Z', '#46525B') +
      cercle(-34, 2, 7.5, '#69757E') +
      cercle(-13, 2, 7.5, '#69757E') +
      trait('M-37 2H-31M-16 2H-10', '#DCE4E8', 2),
    x,
    y,
    echelle,
  );

const ethylotest = (mg: number): Signe =>
  seul(
    `Appareil à embout dont l’écran affiche « ${mg.toFixed(2).replace('.', ',')} mg/l »`,
    rect(-72, -92, 144, 206, '#2A3238', { rx: 24 }),
    rect(-16, -124, 32, 38, '#DDE7EC', { rx: 6 }),
    rect(-56, -62, 112, 66, '#CDE6C6', { rx: 8 }),
    texte(mg.toFixed(2).replace('.', ','), 0, -22, 40, noir, 88),
    texte('mg/l', 0, -4, 17, noir),
    cercle(0, 58, 27, '#59636A'),
    cercle(0, 58, 18, '#8A939A'),
  );

export const facteurs = {
  'alcool dans le sang': avecNombre('0,5', 0, 3, (grammes) =>
    seul(
      `Éprouvette de sang dont l’étiquette porte « ${write(grammes)} g/l »`,
      chemin('M-34 -112H34V66Q34 104 0 104T-34 66Z', '#E4EDF1', {
        stroke: '#8A939A',
        'stroke-width': 5,
      }),
      chemin('M-30 -30H30V66Q30 100 0 100T-30 66Z', rouge),
      rect(-42, -122, 84, 16, '#59636A', { rx: 6 }),
      rect(46, -24, 128, 56, blanc, { rx: 8, stroke: '#B4BBC0', 'stroke-width': 2 }),
      texte(mesure(grammes, 'g/l'), 110, 14, 30, noir, 108),
    ),
  ),
  'conducteur fatigué': seul(
    'Visage aux yeux mi-clos qui bâille ; à côté, la lune et une horloge qui marque trois heures',
    rect(-190, -130, 380, 260, '#1C2733'),
    pose(
      rect(-60, 74, 120, 80, '#3E5C8A', { rx: 40 }) +
        rect(-18, 54, 36, 34, PEAU) +
        cercle(0, 0, 66, PEAU) +
        chemin('M-66 -6A66 66 0 0 1 66 -6Q40 -44 0 -40T-66 -6Z', '#4A2F1D') +
        trait('M-38 4H-14M14 4H38', noir, 7) +
        trait('M-40 14Q-26 24 -14 14M14 14Q26 24 40 14', '#C48D66', 4) +
        rect(-14, 24, 28, 32, '#6B2A1E', { rx: 13 }),
      -56,
      0,
    ),
    cercle(100, -70, 30, '#F4EFCF'),
    cercle(114, -80, 26, '#1C2733'),
    cercle(104, 50, 46, blanc),
    trait('M104 50V18M104 50H128', noir, 7),
  ),
  bière: verre(
    table +
      ombre(-2, 104, 74) +
      trait('M46 -50H70Q92 -50 90 -26L86 30Q84 54 60 54H44', '#B9CBD4', 16) +
      trait('M46 -50H70Q92 -50 90 -26L86 30Q84 54 60 54H44', '#E6EEF2', 8) +
      chemin('M-62 -92H54L46 88Q44 104 -4 104T-54 88Z', '#E2ECF0', {
        stroke: '#A9B8C0',
        'stroke-width': 3,
      }) +
      chemin('M-56 -58H48L42 82Q38 94 -4 94T-48 82Z', '#EFAE2B') +
      chemin('M-56 -58H-34L-30 90Q-46 90 -48 82Z', '#F8CE6A') +
      trait('M-14 -30L-11 84M14 -30L12 84', '#D9931A', 5, { opacity: 0.7 }) +
      [-20, 4, 26, -6, 18].map((x, i) => cercle(x, 58 - i * 22, 3, '#FFE9B4')).join('') +
      chemin(
        'M-66 -82Q-72 -106 -46 -108Q-34 -122 -12 -112Q6 -124 22 -110Q48 -114 54 -96Q62 -80 50 -68Q44 -52 34 -62Q22 -56 12 -62Q-4 -52 -18 -62Q-30 -48 -40 -60Q-60 -60 -66 -82Z',
        '#FFF8E6',
      ) +
      trait('M-46 -88Q-32 -96 -18 -88M8 -92Q24 -98 36 -88', '#EADFC2', 4),
    'Chope de bière blonde avec sa mousse, et une clé de voiture, sur une table',
    cle(112, 108, 0.8),
  ),
  vin: verre(
    table +
      ombre(-40, 98, 56) +
      pose(
        el('ellipse', {
          cx: 0,
          cy: 92,
          rx: 44,
          ry: 10,
          fill: '#DCE8EE',
          stroke: '#A9B8C0',
          'stroke-width': 3,
        }) +
          trait('M0 2V88', '#C6D3DA', 8) +
          chemin('M-40 -112Q-62 -4 0 2Q62 -4 40 -112Z', '#E6EFF3', {
            stroke: '#A9B8C0',
            'stroke-width': 3,
          }) +
          chemin('M-48 -58Q-48 -6 0 -3Q48 -6 48 -58Z', '#8E1238') +
          el('ellipse', { cx: 0, cy: -58, rx: 48, ry: 9, fill: '#B02A52' }) +
          el('ellipse', {
            cx: 0,
            cy: -112,
            rx: 40,
            ry: 8,
            fill: '#F4F8FA',
            stroke: '#A9B8C0',
            'stroke-width': 3,
          }) +
          trait('M-34 -92Q-44 -64 -38 -42', blanc, 5, { opacity: 0.7 }),
        -40,
        0,
      ),
    'Verre à pied de vin rouge à côté d’une clé de voiture, sur une table',
    cle(104, 100, 0.9),
  ),
  café: verre(
    table +
      ombre(0, 92, 130, 20) +
      el('ellipse', {
        cx: 0,
        cy: 80,
        rx: 124,
        ry: 24,
        fill: '#F4F7F8',
        stroke: '#C3CCD1',
        'stroke-width': 3,
      }) +
      el('ellipse', { cx: 0, cy: 76, rx: 70, ry: 11, fill: '#D5DDE1' }) +
      trait('M74 -12Q122 -22 116 14T66 44', '#C3CCD1', 18) +
      trait('M74 -12Q122 -22 116 14T66 44', blanc, 12) +
      chemin('M-84 -34Q-82 44 -46 76Q0 86 46 76Q82 44 84 -34Z', blanc, {
        stroke: '#C3CCD1',
        'stroke-width': 3,
      }) +
      chemin('M40 77Q76 44 80 -22L84 -34Q82 44 46 76Z', '#DDE4E8') +
      el('ellipse', {
        cx: 0,
        cy: -34,
        rx: 84,
        ry: 21,
        fill: blanc,
        stroke: '#C3CCD1',
        'stroke-width': 3,
      }) +
      el('ellipse', { cx: 0, cy: -31, rx: 74, ry: 15, fill: '#4A2C17' }) +
      el('ellipse', { cx: -18, cy: -33, rx: 34, ry: 6, fill: '#7B5232' }) +
      trait('M-24 -64Q-36 -80 -24 -96T-26 -122M14 -64Q2 -80 14 -96T12 -122', '#B4C0C7', 6, {
        opacity: 0.8,
      }),
    'Tasse de café qui fume sur sa soucoupe',
  ),
  médicaments: verre(
    rect(-136, -70, 150, 150, blanc, { rx: 8, stroke: '#B4BBC0', 'stroke-width': 2 }) +
      rect(-136, -70, 150, 34, '#1B9A4B', { rx: 8 }) +
      chemin('M-62 -22L-20 52H-104Z', '#FFB000', { stroke: noir, 'stroke-width': 4 }) +
      pose(voitureCote(noir), -62, 32, 0.4),
    'Boîte de comprimés marquée d’un triangle orange avec une voiture, et une plaquette',
    pose(
      rect(34, -44, 112, 128, '#C7D0D6', { rx: 10 }) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            cercle(
              64 + (i % 2) * 52,
              -18 + Math.floor(i / 2) * 40,
              14,
              i === 4 ? '#98A2A9' : blanc,
            ),
          )
          .join(''),
      0,
      0,
    ),
  ),
  éthylotest: avecNombre('0,22', 0, 1.5, ethylotest),
} satisfies Record<string, Objet>;
