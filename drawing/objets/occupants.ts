import { noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, n, pose, rect, trait } from '../svg.ts';
import { adulte, ARRIERE, AVANT, conducteur, A_DROITE, enfant, vue } from './habitacle.ts';
import { avecNombre, etiquette, mesure, type Objet, PAPIER, PEAU, tableau } from './objet.ts';

const bagages =
  rect(-40, ARRIERE + 42, 76, 34, '#8D6740', { rx: 5 }) +
  rect(-82, ARRIERE + 46, 38, 28, '#2E7D6B', { rx: 8 });

const garcon =
  rect(-20, -78, 40, 44, '#4FA36B', { rx: 12 }) +
  trait('M-20 -68L-28 -42M20 -68L28 -42', '#4FA36B', 9) +
  cercle(0, -91, 17, PEAU) +
  chemin('M-17 -91A17 17 0 0 1 17 -91Q0 -101 -17 -91Z', '#8A5A2B');

const fille =
  trait('M-15 -95Q-26 -84 -21 -70M15 -95Q26 -84 21 -70', '#5A3A22', 8) +
  trait('M-19 -68L-28 -44M19 -68L28 -44', PEAU, 8) +
  chemin('M-15 -78H15L29 -24Q0 -17 -29 -24Z', '#D9556E') +
  cercle(0, -91, 17, PEAU) +
  chemin('M-17 -88A17 17 0 1 1 17 -88Q12 -101 0 -101T-17 -88Z', '#5A3A22');

/** Girl or boy by the number, so that two questions seem to show two children. */
const taille = (cm: number): Signe => {
  const elle = cm % 2 === 0;
  const hauteur = cm * 1.35;
  const echelle = hauteur / 108;
  const pied = 140;
  const grad = Array.from(
    { length: 20 },
    (_, i) => `M60 ${n(pied - (i + 1) * 13.5)}h${(i + 1) % 5 === 0 ? 26 : 14}`,
  ).join('');
  return tableau(
    `${elle ? 'Fille' : 'Garçon'} debout contre une toise ; la réglette posée sur sa tête marque ${mesure(cm, 'cm')}`,
    PAPIER,
    rect(-240, pied, 480, 20, '#D3C6AF'),
    rect(56, -156, 46, 296, '#F6DFA8', { stroke: '#B78F3E', 'stroke-width': 2 }),
    trait(grad, '#7A5A18', 3, { 'stroke-linecap': 'butt' }),
    pose(
      rect(-16, -40, 13, 38, '#3E5C8A', { rx: 5 }) +
        rect(3, -40, 13, 38, '#3E5C8A', { rx: 5 }) +
        rect(-19, -6, 17, 7, noir, { rx: 3 }) +
        rect(2, -6, 17, 7, noir, { rx: 3 }) +
        (elle ? fille : garcon) +
        cercle(-6, -89, 2, noir) +
        cercle(6, -89, 2, noir) +
        trait('M-5 -81Q0 -78 5 -81', '#9A5B3A', 2),
      -20,
      pied,
      echelle,
    ),
    rect(-52, pied - hauteur - 5, 116, 8, rouge, { rx: 3 }),
    etiquette(mesure(cm, 'cm'), 168, pied - hauteur, 30),
  );
};

export const occupants = {
  'cinq personnes': vue(
    'deux adultes devant et trois derrière, tous attachés',
    conducteur,
    adulte(A_DROITE, AVANT, '#2E7D6B'),
    adulte(-60, ARRIERE, '#8A4FA3'),
    adulte(0, ARRIERE, '#3E5C8A'),
    adulte(60, ARRIERE, '#C9A227'),
  ),
  'six personnes': vue(
    'deux adultes attachés devant, quatre enfants serrés sur la banquette',
    conducteur,
    adulte(A_DROITE, AVANT, '#2E7D6B'),
    enfant(-66, ARRIERE, '#4FA36B', false),
    enfant(-22, ARRIERE, '#E0A100', false),
    enfant(22, ARRIERE, '#8A4FA3', false),
    enfant(66, ARRIERE, '#C0562F', false),
  ),
  'passager arrière sans ceinture': vue(
    'sur la banquette, à droite, un adulte sans ceinture',
    conducteur,
    adulte(A_DROITE, AVANT, '#2E7D6B'),
    adulte(58, ARRIERE, '#8A4FA3', false),
  ),
  'bagages sur la plage arrière': vue(
    'derrière la banquette, une valise et un sac posés sous la vitre',
    conducteur,
    bagages,
  ),
  'chien libre à l’avant': vue(
    'sur le siège du passager avant, un chien libre',
    conducteur,
    chien(A_DROITE, AVANT),
  ),
  'chien en cage': vue(
    'derrière la banquette, un chien dans une cage',
    conducteur,
    pose(chien(0, 0), 0, ARRIERE + 58, 0.8),
    rect(-48, ARRIERE + 34, 96, 48, 'none', { stroke: noir, 'stroke-width': 4 }),
    trait('M-24 118V166M0 118V166M24 118V166M-48 142H48', noir, 2.5),
  ),
  'taille de l’enfant': avecNombre('128', 70, 180, taille),
} satisfies Record<string, Objet>;

function chien(x: number, y: number): string {
  return pose(
    rect(-15, -12, 30, 44, '#A96F33', { rx: 14 }) +
      cercle(0, -20, 14, '#A96F33') +
      trait('M-13 -24L-17 -8M13 -24L17 -8', '#6E4419', 8) +
      rect(-6, -40, 12, 16, '#C98D4B', { rx: 6 }) +
      cercle(0, -39, 4, noir) +
      trait('M0 32Q14 38 12 48', '#A96F33', 6),
    x,
    y,
  );
}
