import { blanc, noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { voitureCote } from '../symboles/vehicules.ts';
import { avecNombre, write, mesure, type Objet, PAPIER, PEAU } from './objet.ts';
import { seul } from './seul.ts';

const verre = (contenu: string, mots: string, plus = ''): Signe => seul(mots, contenu, plus);

const cle = (x: number, y: number, echelle = 1) =>
  pose(
    cercle(-34, 0, 26, '#2A3238') +
      cercle(-42, 0, 8, PAPIER) +
      trait('M-8 0H52M34 0V14M48 0V12', '#98A2A9', 10, { 'stroke-linecap': 'butt' }),
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
    chemin('M-54 -96H44L36 104H-46Z', '#F2B632') +
      rect(-58, -112, 106, 46, blanc, { rx: 22 }) +
      trait('M44 -44H76Q92 -44 90 -24L84 30Q82 48 62 48H40', '#D9E2E6', 13) +
      trait('M-28 -40L-24 80M4 -40V80', '#FFD97A', 7),
    'Chope de bière blonde avec sa mousse',
    cle(96, 96, 0.9),
  ),
  vin: verre(
    chemin('M-48 -110H48Q58 -10 0 -4Q-58 -10 -48 -110Z', '#DCE8EE') +
      chemin('M-50 -66H50Q46 -12 0 -8Q-46 -12 -50 -66Z', '#8E1238') +
      trait('M0 -6V84M-38 92H38', '#B9C7CF', 9),
    'Verre à pied de vin rouge à côté d’une clé de voiture',
    cle(104, 86, 0.9),
  ),
  café: verre(
    chemin('M-70 -30H70V30Q66 90 0 90T-70 30Z', blanc, { stroke: '#B4BBC0', 'stroke-width': 3 }) +
      rect(-70, -40, 140, 20, '#5A3A22', { rx: 10 }) +
      trait('M70 -8Q116 -10 108 26T60 54', blanc, 14) +
      trait('M-30 -62Q-44 -80 -30 -98M0 -62Q-14 -80 0 -98M30 -62Q16 -80 30 -98', '#A9B4BB', 7) +
      trait('M-96 100H96', '#8A939A', 8),
    'Tasse de café qui fume',
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
