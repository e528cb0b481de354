import { blanc, rouge } from '../couleurs.ts';
import { cercle, n, pose, rect, texte, trait } from '../svg.ts';
import { adulte, ARRIERE, AVANT, conducteur, A_DROITE, enfant, tete, vue } from './habitacle.ts';
import type { Objet } from './objet.ts';

const coque = (x: number, y: number, dos: boolean) => {
  const sens =
    rect(-28, -40, 56, 76, rouge, { rx: 24 }) +
    rect(-20, -32, 40, 62, '#F6D9D5', { rx: 18 }) +
    rect(-14, -4, 28, 30, '#7FB5D5', { rx: 13 }) +
    tete(0, -14, 13, '#C98D4B') +
    trait('M-30 6Q0 -8 30 6', '#8E0E16', 6);
  return dos
    ? pose(sens, x, y)
    : `<g transform="translate(${n(x)} ${n(y)}) rotate(180)">${sens}</g>`;
};

const siegeEnfant = (x: number, y: number) =>
  rect(x - 28, y - 34, 56, 70, rouge, { rx: 16 }) +
  rect(x - 20, y - 30, 40, 52, '#F6D9D5', { rx: 12 }) +
  enfant(x, y, '#4FA36B', false) +
  trait(
    `M${x - 14} ${y + 8}V${y - 20}M${x + 14} ${y + 8}V${y - 20}M${x - 14} ${y - 18}H${x + 14}`,
    '#8E0E16',
    6,
  );

const rehausseur = (x: number, y: number) =>
  rect(x - 27, y - 32, 54, 54, '#F0A81C', { rx: 12 }) + enfant(x, y, '#4FA36B');

const airbag = (actif: boolean) =>
  rect(104, -136, 72, 60, '#11161A', { rx: 9 }) +
  cercle(120, -119, 7, actif ? '#FFB000' : '#59636A') +
  texte(actif ? 'ON' : 'OFF', 149, -112, 20, actif ? '#FFB000' : blanc) +
  texte('AIRBAG', 140, -87, 18, blanc, 62) +
  trait('M104 -92L74 -74', '#11161A', 4);

export const places = {
  'bébé dos à la route, airbag actif': vue(
    'sur le siège du passager avant, une coque où un bébé regarde vers l’arrière ; un témoin « AIRBAG ON » est allumé',
    conducteur,
    coque(A_DROITE, AVANT - 2, true),
    airbag(true),
  ),
  'bébé dos à la route, airbag coupé': vue(
    'sur le siège du passager avant, une coque où un bébé regarde vers l’arrière ; un témoin marque « AIRBAG OFF »',
    conducteur,
    coque(A_DROITE, AVANT - 2, true),
    airbag(false),
  ),
  'bébé dos à la route à l’arrière': vue(
    'sur la banquette, à droite, une coque où un bébé regarde vers l’arrière',
    conducteur,
    coque(56, ARRIERE - 4, true),
  ),
  'siège d’enfant à l’arrière': vue(
    'sur la banquette, à droite, un siège rouge où un enfant attaché regarde vers l’avant',
    conducteur,
    siegeEnfant(56, ARRIERE),
  ),
  'siège d’enfant à l’avant': vue(
    'sur le siège du passager avant, un siège rouge où un enfant attaché regarde vers l’avant',
    conducteur,
    siegeEnfant(A_DROITE, AVANT),
  ),
  'rehausseur à l’arrière': vue(
    'sur la banquette, à droite, un enfant attaché, assis sur un coussin jaune',
    conducteur,
    rehausseur(56, ARRIERE),
  ),
  'rehausseur à l’avant': vue(
    'sur le siège du passager avant, un enfant attaché, assis sur un coussin jaune',
    conducteur,
    rehausseur(A_DROITE, AVANT),
  ),
  'enfant sans siège à l’arrière': vue(
    'sur la banquette, à droite, un enfant attaché avec la seule ceinture',
    conducteur,
    enfant(56, ARRIERE, '#4FA36B'),
  ),
  'enfant sans siège à l’avant': vue(
    'sur le siège du passager avant, un enfant attaché avec la seule ceinture',
    conducteur,
    enfant(A_DROITE, AVANT, '#4FA36B'),
  ),
  'enfant non attaché': vue(
    'entre les deux sièges avant, un enfant debout, sans ceinture',
    conducteur,
    adulte(A_DROITE, AVANT, '#2E7D6B'),
    enfant(0, 34, '#E0A100', false),
  ),
  'enfant sur les genoux': vue(
    'devant, une passagère attachée tient un enfant sur les genoux',
    conducteur,
    adulte(A_DROITE, AVANT + 6, '#8A4FA3'),
    enfant(A_DROITE, AVANT - 26, '#E0A100', false),
  ),
  'trois enfants à l’arrière': vue(
    'deux adultes devant ; sur la banquette, deux sièges rouges avec un enfant chacun et, entre eux, un enfant attaché avec la seule ceinture',
    conducteur,
    adulte(A_DROITE, AVANT, '#2E7D6B'),
    siegeEnfant(-58, ARRIERE),
    siegeEnfant(58, ARRIERE),
    enfant(0, ARRIERE, '#E0A100'),
  ),
  'trois sièges à l’arrière': vue(
    'sur la banquette, trois sièges rouges côte à côte, avec un enfant chacun',
    conducteur,
    siegeEnfant(-59, ARRIERE),
    siegeEnfant(59, ARRIERE),
    siegeEnfant(0, ARRIERE),
  ),
} satisfies Record<string, Objet>;
