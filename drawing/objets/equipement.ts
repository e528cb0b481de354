import { blanc, bleu, jaune, noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, n, pose, rect, texte, trait } from '../svg.ts';
import { auto, autoDerriere, paysage, sol, triangleDePanne } from './auto.ts';
import { gilet, seul } from './gilet.ts';
import {
  avecNombre,
  cadre,
  CIEL,
  cote,
  mesure,
  type Objet,
  PAPIER,
  PEAU,
  tableau,
} from './objet.ts';

/** Not to scale: words carry the distance. */
const triangleA = (metres: number, autoroute: boolean): Signe => {
  const y = 66;
  const x = -122;
  const loin = 70 + Math.min(metres, 150) * 0.85;
  const decor = autoroute
    ? trait(`M-240 ${y - 34}H240`, '#C3CACF', 9) +
      trait(
        [-220, -140, -60, 20, 100, 180].map((p) => `M${p} ${y - 34}V${y - 8}`).join(''),
        '#98A2A9',
        6,
        { 'stroke-linecap': 'butt' },
      ) +
      rect(-240, y + 6, 480, 5, blanc)
    : pose(arbre(), 120, y - 8, 0.9) +
      pose(arbre(), 196, y - 10, 0.7) +
      trait(`M-240 ${y + 36}H240`, blanc, 5, { 'stroke-dasharray': '34 26' });
  return cadre(
    480,
    240,
    `${autoroute ? 'Route à bande latérale, bordée d’une glissière' : 'Route à deux voies bordée d’arbres'} : une voiture rouge immobile, capot ouvert, et derrière elle un triangle rouge posé à ${mesure(metres, 'm')}`,
    CIEL,
    paysage(y),
    decor,
    pose(auto(rouge), x, y + 22, 0.9),
    trait(`M${x - 52} ${y - 26}L${x - 100} ${y - 62}`, rouge, 9),
    triangleDePanne(loin, y + 16, 0.62),
    cote(x + 106, loin - 22, y - 74, mesure(metres, 'm'), -28),
    trait(`M${x + 106} ${y - 74}V${y - 20}M${n(loin - 22)} ${y - 74}V${y + 8}`, noir, 2, {
      'stroke-dasharray': '5 5',
    }),
  );
};

function arbre(): string {
  return (
    rect(-6, -40, 12, 40, '#7A5A36') +
    cercle(0, -62, 34, '#5E9A5B') +
    cercle(-16, -48, 20, '#6FAE69')
  );
}

const homme = (habit: string, plus = '') =>
  trait('M-14 60V128M14 60V128', '#34507A', 22) +
  trait('M-34 -8L-48 54M34 -8L48 54', habit, 18) +
  chemin('M-40 -22Q0 -36 40 -22V64H-40Z', habit) +
  plus +
  rect(-10, -42, 20, 18, PEAU) +
  cercle(0, -62, 26, PEAU) +
  chemin('M-26 -62A26 26 0 0 1 26 -62Q0 -78 -26 -62Z', '#4A2F1D') +
  cercle(-9, -58, 2.6, noir) +
  cercle(9, -58, 2.6, noir);

const disque = (valeur: string): Signe => {
  const lu = /^(\d{1,2})[:h]([0-5]\d)$/.exec(valeur.replace(/\s/g, ''));
  const [hauteur, min] = [Number(lu?.[1] ?? 99), Number(lu?.[2] ?? 0)];
  if (hauteur > 23 || min % 30 !== 0)
    throw new Error(
      `La valeur « ${valeur} » ne va pas : une heure pile ou une demi-heure, par exemple 10:30.`,
    );
  // The window shows four hours; the arrow marks its middle.
  const heures = hauteur + min / 60;
  const marques = Array.from({ length: 9 }, (_, i) => {
    const heure = heures - 2 + i / 2;
    const a = ((i - 4) * 10.5 * Math.PI) / 180;
    const point = (r: number) => [Math.sin(a) * r, 163 - Math.cos(a) * r] as const;
    const [x1, y1] = point(158);
    const entiere = heure % 1 === 0;
    const [x2, y2] = point(entiere ? 138 : 146);
    const [tx, ty] = point(116);
    return (
      trait(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, noir, entiere ? 4 : 3) +
      (entiere ? texte(String((heure + 24) % 24), tx, ty + 9, 26, noir) : '')
    );
  }).join('');
  return cadre(
    320,
    330,
    `Disque bleu à la lettre P ; dans sa fenêtre blanche, une flèche montre ${hauteur}\u00A0h${min ? `\u00A0${min}` : ''}`,
    PAPIER,
    rect(-146, -150, 292, 300, bleu, { rx: 14 }),
    rect(-138, -142, 276, 284, 'none', { rx: 10, stroke: blanc, 'stroke-width': 4 }),
    texte('P', -84, -62, 84, blanc),
    texte('HEURE', 40, -96, 24, blanc, 110),
    texte('D’ARRIVÉE', 40, -70, 24, blanc, 140),
    chemin('M-122 124V60A160 160 0 0 1 122 60V124Q60 134 0 134T-122 124Z', blanc),
    pose(marques, 0, 0),
    chemin('M-17 -34H17L0 -1Z', jaune),
    cercle(0, 118, 13, bleu),
  );
};

export const equipement = {
  'triangle derrière la voiture': avecNombre('30', 5, 200, (m) => triangleA(m, false)),
  'triangle sur autoroute': avecNombre('100', 5, 200, (m) => triangleA(m, true)),
  triangle: seul(
    'Triangle rouge au cœur vide, debout sur ses pieds',
    pose(triangleDePanne(0, 0, 2.6), 0, 92),
  ),
  'triangle sur la voiture': tableau(
    'Voiture rouge vue de l’arrière, un triangle rouge posé sur le toit',
    CIEL,
    sol(118, 42),
    pose(autoDerriere('#5E6A72'), 0, 130, 1.1),
    triangleDePanne(0, -60, 1.05),
  ),
  'conducteur avec gilet': tableau(
    'Personne en gilet jaune vif debout dans l’herbe, derrière la glissière d’une route où une voiture est immobile sur la bande du bord',
    CIEL,
    rect(-240, -14, 480, 80, '#8DB27C'),
    sol(62, 100),
    pose(homme('#6C767D', gilet), 142, -44, 0.68),
    trait('M-210 26V62M-120 26V62M-30 26V62M60 26V62M150 26V62M240 26V62', '#7C868D', 8, {
      'stroke-linecap': 'butt',
    }) +
      trait('M-240 28H240', '#C3CACF', 16) +
      trait('M-240 28H240', '#98A2A9', 3),
    trait('M-240 124H240', blanc, 6),
    pose(auto(bleu), -92, 106, 1.05),
  ),
  'conducteur sans gilet': tableau(
    'Personne en vêtements sombres qui marche à côté d’une voiture immobile, de nuit',
    '#1C2733',
    sol(60, 100, '#2E363D'),
    rect(-240, 44, 480, 20, '#2C4534'),
    pose(auto('#345A94'), -92, 96, 1.05),
    pose(homme('#2A3238'), 132, 0, 0.95),
    cercle(206, -112, 20, '#F4EFCF'),
  ),
  'disque de stationnement': { exemple: '10:30', avec: disque },
  'plaque L': seul(
    'Carré bleu qui porte la lettre L en blanc',
    rect(-104, -104, 208, 208, bleu, { rx: 10, stroke: blanc, 'stroke-width': 6 }),
    chemin('M-44 -72H-8V38H56V72H-44Z', blanc),
  ),
  'plaque L sur la voiture': tableau(
    'Voiture rouge vue de l’arrière, un carré bleu à la lettre L en bas de la vitre, à gauche',
    CIEL,
    sol(118, 42),
    pose(autoDerriere(rouge), 0, 130, 1.4),
    rect(-74, -58, 42, 42, bleu, { stroke: blanc, 'stroke-width': 2.5 }),
    chemin('M-62 -50H-53V-31H-41V-23H-62Z', blanc),
  ),
} satisfies Record<string, Objet>;
