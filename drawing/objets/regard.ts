import { blanc, bleu, jaune, noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, pose, rect, trait } from '../svg.ts';
import { autoDevant, pharesBlancs } from './auto.ts';
import { ASPHALTE, camionDessus, dessus, veloDessus, vu } from './dessus.ts';
import { cadre, CIEL, etiquette, HERBE, type Objet, tableau } from './objet.ts';

const ZONE = { opacity: 0.62, stroke: jaune, 'stroke-width': 3, 'stroke-dasharray': '10 7' };

const [CASQUE, JAMBES, PEAU] = ['#F6F1DE', '#2B3A55', '#E9B48C'];
const cyclisteDeFace =
  '<ellipse rx="30" ry="7" fill="#0E1417" fill-opacity=".3"/>' +
  rect(-3.5, -66, 7, 66, '#1B2126', { rx: 3 }) +
  trait('M-26-104H26M0-60V-104', '#59636A', 6) +
  trait('M-9-92L-13-34M9-92L13-50', JAMBES, 15) +
  rect(-22, -152, 44, 60, rouge, { rx: 16 }) +
  trait('M-19-140L-27-108', rouge, 11) +
  trait('M19-140L27-108', rouge, 11) +
  cercle(0, -166, 13, PEAU) +
  chemin('M-13 -166a13 13 0 0 1 26 0q-13 -10.4 -26 0Z', '#5B3B22') +
  cercle(-4.55, -165, 1.6, '#15191C') +
  cercle(4.55, -165, 1.6, '#15191C') +
  chemin('M-15-167a15 15 0 0 1 30 0Z', CASQUE) +
  cercle(0, -92, 6, '#FFF3B8');

const rue = (l: number) => rect(-l / 2, -170, l, 340, ASPHALTE);

const derriere = (plus: string) =>
  rect(-240, -160, 480, 320, CIEL) +
  rect(-240, -10, 480, 170, HERBE) +
  chemin('M-10 -10H10L190 160H-190Z', ASPHALTE) +
  trait('M0 0V160', blanc, 6, { 'stroke-dasharray': '20 16' }) +
  plus;

const miroir = (mots: string, plus: string): Signe =>
  tableau(
    mots,
    '#C4D7E2',
    chemin('M240 -160L150 160H240Z', '#2A3238'),
    trait('M120 60L216 90', noir, 34),
    rect(-216, -112, 348, 214, noir, { rx: 44 }),
    `<svg x="-204" y="-100" width="324" height="190" viewBox="-160 -92 320 190">${derriere(plus)}</svg>`,
    rect(-210, -106, 336, 202, 'none', { rx: 40, stroke: noir, 'stroke-width': 18 }),
  );

const miroirInterieur = (mots: string, plus: string): Signe =>
  cadre(
    480,
    220,
    mots,
    '#B9CBD6',
    rect(-10, -110, 20, 40, noir),
    rect(-210, -76, 420, 152, noir, { rx: 50 }),
    `<svg x="-196" y="-62" width="392" height="124" viewBox="-196 -52 392 124">${derriere(plus)}${trait('M-196 -52H196V-30H-196ZM-120 72Q-110 34 -80 34T-40 72M40 72Q50 34 80 34T120 72', '#2A3238', 6)}</svg>`,
    rect(-203, -69, 406, 138, 'none', { rx: 44, stroke: noir, 'stroke-width': 16 }),
  );

const pointille = { 'stroke-dasharray': '30 24' };

const fleche = (x: number, y: number) =>
  pose(trait('M0 44V-14', blanc, 9) + chemin('M0 -46L20 -8H-20Z', blanc), x, y);

const rueAFeu =
  rect(-220, -170, 440, 36, ASPHALTE) +
  rect(-220, -170, 340, 340, ASPHALTE) +
  rect(120, -134, 100, 304, '#C9CCC8') +
  trait('M121 170V-133H220', '#9DA4A8', 5) +
  trait('M-84 -124V170', blanc, 6) +
  trait('M-80 -124H116', blanc, 11, { 'stroke-linecap': 'butt' }) +
  rect(146, -116, 34, 88, noir, { rx: 9 }) +
  cercle(163, -98, 11, '#FF3B30') +
  cercle(163, -72, 11, '#4A555D') +
  cercle(163, -46, 11, '#4A555D');

export const regard = {
  'angle mort de la voiture': vu(
    'Voiture bleue vue de dessus ; deux zones jaunes s’ouvrent vers l’arrière, à gauche et à droite, et un cycliste est dans celle de droite',
    rue(360),
    chemin('M-50 -20L-176 60V168H-96Z', jaune, ZONE),
    chemin('M50 -20L176 60V168H96Z', jaune, ZONE),
    pose(dessus(bleu), 0, -50),
    pose(veloDessus(rouge), 122, 90),
  ),
  'angle mort à gauche': vu(
    'Chaussée à deux bandes dans le même sens, vue de dessus ; une voiture bleue clignote à gauche, une voiture rouge est un peu en arrière, dans la zone jaune de la bande de gauche',
    rue(300),
    trait('M-182 -170V170', '#C3CACF', 8),
    trait('M-142 -170V170M142 -170V170', blanc, 6),
    trait('M0 -170V170', blanc, 6, pointille),
    fleche(-78, -92) + fleche(76, 106),
    chemin('M26 -44L-140 20V168H-16Z', jaune, ZONE),
    pose(dessus(bleu), 76, -60, 0.92),
    cercle(46, -128, 9, '#FF9D0A'),
    pose(dessus(rouge), -78, 80, 0.92),
  ),
  'angles morts du camion': vu(
    'Chaussée à trois bandes, vue de dessus ; un camion au milieu, entouré de zones jaunes devant, des deux côtés et derrière, et « Moi » dans celle de droite',
    rue(420),
    trait('M-202 -170V170M202 -170V170', blanc, 6),
    trait('M-70 -170V170M70 -170V170', blanc, 6, pointille),
    rect(-60, -170, 120, 34, jaune, ZONE),
    chemin('M-46 -100L-130 -20V110H-46Z', jaune, ZONE),
    chemin('M46 -120L206 -60V150H46Z', jaune, ZONE),
    rect(-60, 128, 120, 44, jaune, ZONE),
    pose(camionDessus, 0, -18, 0.9),
    pose(dessus(bleu), 136, 62, 0.8),
    etiquette('Moi', 136, 72, 22),
  ),
  'cycliste à droite du camion': vu(
    'Camion vu de dessus, arrêté à la ligne d’un feu rouge, qui clignote à droite ; un cycliste à hauteur de sa cabine, du côté droit',
    rueAFeu,
    pose(camionDessus, -8, 4, 0.8),
    cercle(26, -98, 9, '#FF9D0A'),
    pose(veloDessus(rouge), 78, -60, 1.05),
  ),
  'cycliste devant le camion': vu(
    'Camion vu de dessus, devant un feu rouge ; un cycliste arrêté juste devant la cabine, un peu à droite',
    rueAFeu,
    pose(camionDessus, -8, 54, 0.8),
    pose(veloDessus(rouge), 18, -86),
  ),
  'camion qui tourne à droite': vu(
    'Camion vu de dessus, avant un carrefour, près de l’axe ; il clignote à droite et une flèche large montre son chemin ; « Moi » derrière lui, un peu à droite',
    rect(-220, -170, 440, 128, ASPHALTE),
    rect(-130, -60, 240, 230, ASPHALTE),
    rect(110, -42, 110, 212, '#C9CCC8') + trait('M111 170V-41H220', '#9DA4A8', 5),
    trait('M-10 -36V170M-220 -106H-140M120 -106H220', blanc, 6, pointille),
    trait('M20 -58V-62Q20 -84 46 -84H164', jaune, 11, {
      'stroke-dasharray': '18 12',
      'stroke-linecap': 'butt',
    }),
    chemin('M200 -84L164 -106V-62Z', jaune),
    pose(camionDessus, 20, 8, 0.44),
    cercle(38, -44, 7, '#FF9D0A') + cercle(38, 74, 7, '#FF9D0A'),
    pose(dessus(bleu), 66, 128, 0.4),
    etiquette('Moi', 66, 134, 13),
  ),
  'cycliste dans le rétroviseur': miroir(
    'Rétroviseur extérieur ; on y voit un cycliste sur la route, derrière',
    pose(cyclisteDeFace, 78, 84, 0.82),
  ),
  'rétroviseur vide': miroir('Rétroviseur extérieur ; on n’y voit que la route', ''),
  'voiture dans le rétroviseur': miroir(
    'Rétroviseur extérieur ; on y voit une voiture rouge sur la route, derrière',
    pose(autoDevant(rouge, pharesBlancs), -58, 82, 0.62),
  ),
  'ambulance dans le rétroviseur': miroirInterieur(
    'Rétroviseur intérieur ; on y voit un véhicule jaune aux feux bleus allumés',
    pose(
      rect(-44, -48, 88, 84, '#FFD400', { rx: 8 }) +
        rect(-36, -40, 72, 30, '#1E2A33', { rx: 5 }) +
        rect(-44, 2, 88, 10, rouge) +
        rect(-34, -60, 68, 12, '#1E6BFF', { rx: 4 }) +
        cercle(-32, 22, 7, '#FFF3A0') +
        cercle(32, 22, 7, '#FFF3A0') +
        trait('M-52 -66L-66 -76M52 -66L66 -76', '#1E6BFF', 6),
      0,
      28,
      0.8,
    ),
  ),
  'voiture très près dans le rétroviseur': miroirInterieur(
    'Rétroviseur intérieur ; une voiture rouge y remplit presque toute la vitre',
    pose(autoDevant(rouge, pharesBlancs), 0, 96, 0.92),
  ),
} satisfies Record<string, Objet>;
