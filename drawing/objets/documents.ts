import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { voitureCote } from '../symboles/voitures.ts';
import { type Objet, PEAU } from './objet.ts';
import { seul } from './seul.ts';

const ombre = (largeur: number, hauteur: number) =>
  rect(-largeur / 2 + 6, -hauteur / 2 + 8, largeur, hauteur, noir, { rx: 14, opacity: 0.15 });

const lignes = (x: number, y: number, ls: number[], intervalle = 22) =>
  trait(ls.map((l, i) => `M${x} ${y + i * intervalle}h${l}`).join(''), '#9AA6AE', 7);

const photo = (x: number, y: number) =>
  rect(x, y, 72, 90, blanc, { rx: 5 }) +
  cercle(x + 36, y + 36, 19, PEAU) +
  chemin(`M${x + 17} ${y + 36}a19 19 0 0 1 38 0q-18 -12 -38 0Z`, '#4A2F1D') +
  chemin(`M${x + 6} ${y + 90}q4 -32 30 -32t30 32Z`, bleu);

const carte = (fond: string, titre: string, encre: string, ...dessus: string[]) =>
  ombre(312, 200) +
  rect(-156, -100, 312, 200, fond, { rx: 14 }) +
  rect(-156, -100, 312, 42, encre, { rx: 14 }) +
  rect(-156, -74, 312, 16, encre) +
  texte(titre, 0, -69, 22, blanc, Math.min(284, titre.length * 14)) +
  dessus.join('');

const feuille = (fond: string, titre: string, ...dessus: string[]) =>
  ombre(200, 236) +
  rect(-100, -118, 200, 236, fond, { rx: 6, stroke: '#B4BBC0', 'stroke-width': 2 }) +
  texte(titre, 0, -88, 20, noir, Math.min(182, titre.length * 11.5)) +
  dessus.join('');

export const documents = {
  'permis de conduire': seul(
    'Carte rose intitulée « permis de conduire », avec une photo et la lettre B',
    carte(
      '#F7D9DF',
      'PERMIS DE CONDUIRE',
      '#C2557A',
      photo(-138, -42),
      lignes(-48, -28, [130, 96, 118]),
      rect(-48, 40, 40, 40, blanc, { rx: 6 }),
      texte('B', -28, 70, 30, noir),
      pose(voitureCote('#8E3A58'), 62, 62, 0.75),
    ),
  ),
  'permis provisoire': seul(
    'Carte jaune intitulée « permis provisoire », avec une photo et la lettre L',
    carte(
      '#FFF3C4',
      'PERMIS PROVISOIRE',
      '#B98500',
      photo(-138, -42),
      lignes(-48, -28, [130, 96, 118]),
      rect(-48, 38, 46, 46, bleu, { rx: 4 }),
      chemin('M-35 46h10v20h14v10h-24Z', blanc),
    ),
  ),
  'carte d’identité': seul(
    'Carte bleu pâle intitulée « carte d’identité », avec une puce et une photo',
    carte(
      '#DCE9F5',
      'CARTE D’IDENTITÉ',
      '#3E6FA8',
      photo(-138, -42),
      lignes(-48, -28, [150, 110, 130, 84]),
      rect(94, 44, 44, 34, '#E0B84C', { rx: 6 }),
    ),
  ),
  'certificat d’immatriculation': seul(
    'Carte intitulée « certificat d’immatriculation », avec une voiture et une plaque',
    carte(
      '#F3EFDF',
      'CERTIFICAT D’IMMATRICULATION',
      '#7A6A3A',
      pose(voitureCote('#7A6A3A'), -84, -8, 0.9),
      lignes(2, -34, [130, 100, 120]),
      rect(-60, 44, 140, 40, blanc, { rx: 5, stroke: rouge, 'stroke-width': 4 }),
      texte('1-PRI-026', 10, 74, 28, rouge, 120),
    ),
  ),
  'certificat d’assurance': seul(
    'Feuille verte intitulée « assurance », avec une voiture sous un parapluie',
    feuille(
      '#DDF0DC',
      'ASSURANCE',
      chemin(
        'M-62 -14Q-56 -66 0 -68Q56 -66 62 -14Q46 -28 31 -14Q16 -28 0 -14Q-16 -28 -31 -14Q-46 -28 -62 -14Z',
        '#1B7F3B',
      ),
      trait('M0 -14V10', '#1B7F3B', 5),
      pose(voitureCote('#0B4EA2'), 0, 32, 0.7),
      lignes(-70, 74, [140, 90]),
    ),
  ),
  'certificat de visite': seul(
    'Feuille verte intitulée « certificat de visite », avec une voiture, une clé plate et un cachet',
    feuille(
      '#BFE6C2',
      'CERTIFICAT DE VISITE',
      pose(voitureCote('#155E2C'), 0, -30, 0.95),
      lignes(-70, 18, [140, 110, 130]),
      cercle(52, 88, 22, 'none', { stroke: '#155E2C', 'stroke-width': 5 }),
      trait('M42 88L50 97L64 78', '#155E2C', 5),
      trait('M-64 96L-30 76', '#155E2C', 9),
    ),
  ),
  'certificat de conformité': seul(
    'Feuille blanche intitulée « conformité », avec une voiture cotée en longueur et en hauteur',
    feuille(
      blanc,
      'CONFORMITÉ',
      pose(voitureCote('#56626B'), -8, -22, 1.05),
      trait('M-66 12H50M-66 4V20M50 4V20M70 -56V-6M62 -56H78M62 -6H78', noir, 4),
      lignes(-70, 48, [140, 110, 130]),
    ),
  ),
  'constat amiable': seul(
    'Deux feuilles superposées intitulées « constat », avec deux voitures qui se touchent',
    pose(rect(-100, -118, 200, 236, '#F7E3B0', { rx: 6 }), 16, 8),
    feuille(
      '#E6F1FA',
      'CONSTAT',
      rect(-84, -72, 76, 22, '#7FB5D5'),
      rect(8, -72, 76, 22, '#F2D34F'),
      lignes(-84, -30, [60, 70, 54]),
      lignes(14, -30, [66, 50, 60]),
      pose(voitureCote(bleu), -44, 76, 0.66),
      pose(voitureCote('#D9A400'), 46, 76, 0.66, true),
    ),
  ),
  'carte de stationnement pour personnes handicapées': seul(
    'Carte bleue avec une silhouette blanche en fauteuil roulant',
    ombre(250, 200),
    rect(-125, -100, 250, 200, bleu, { rx: 14 }),
    pose(
      cercle(-8, -60, 13, blanc) +
        trait('M-8 -38V0H30L46 38', blanc, 14) +
        trait('M-8 -22H24', blanc, 10) +
        trait('M-18 -14A40 40 0 1 0 36 30', blanc, 11),
      -6,
      10,
    ),
  ),
  'plaque d’immatriculation sale': seul(
    'Plaque blanche à lettres rouges, dont la boue cache la moitié',
    rect(-150, -54, 300, 108, blanc, { rx: 10, stroke: rouge, 'stroke-width': 8 }),
    texte('1-PRI-026', 0, 28, 78, rouge, 264),
    chemin(
      'M-166 66V-30Q-130 -66 -96 -20Q-64 14 -30 -14Q4 -40 26 2Q52 40 84 20Q120 4 166 40V74Q60 84 -40 72Z',
      '#6E5130',
      { opacity: 0.94 },
    ),
    cercle(60, -26, 15, '#6E5130'),
    cercle(108, -34, 9, '#6E5130'),
  ),
} satisfies Record<string, Objet>;
