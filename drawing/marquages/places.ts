import { blanc, bleu } from '../couleurs.ts';
import { chemin, n, pose, rect, texte, trait } from '../svg.ts';
import { fauteuil, prise } from '../symboles/panonceaux.ts';
import { velo } from '../symboles/usagers.ts';
import { TROTTOIR, enTravers, ligne, route, traits } from './commun.ts';

/** Letters painted long, to be read from a car. */
const mot = (mots: string, x: number, y: number, large: number, couleur = blanc) =>
  `<g transform="translate(${x} ${y}) scale(1 1.7)">${texte(mots, 0, 11, 32, couleur, large)}</g>`;

const carres = (y: number) =>
  Array.from({ length: 8 }, (_, i) => `M${-130 + i * 34} ${y}h19v19h-19Z`).join('');

const damier = (x: number, y: number, colonnes: number, rangs: number, c: number) => {
  let d = '';
  for (let i = 0; i < rangs; i++)
    for (let j = i % 2; j < colonnes; j += 2)
      d += `M${n(x + j * c)} ${n(y + i * c)}h${c}v${c}h${-c}Z`;
  return chemin(d, blanc);
};

const cases = enTravers(-132, 6, 80, 140) + enTravers(-36, 6, 80, 140) + enTravers(60, 6, 80, 140);

/** Lines across the road, and the places they mark out. */
export const places = {
  'triangles blancs': route(
    {
      mots: 'en travers de sa moitié, une rangée de triangles blancs dont la pointe est tournée vers elle',
    },
    ligne(0),
    chemin([0, 1, 2, 3].map((i) => `M${12 + i * 32} -70h26l-13 40Z`).join(''), blanc),
  ),
  'ligne en travers': route(
    { mots: 'devant elle, en travers de sa moitié, une large ligne blanche continue' },
    ligne(0),
    enTravers(-52, 20, 4, 140),
  ),
  'ligne en travers et STOP': route(
    {
      mots: 'devant elle, en travers de sa moitié, une large ligne blanche continue et, avant cette ligne, le mot « STOP »',
    },
    ligne(0),
    enTravers(-92, 20, 4, 140),
    mot('STOP', 72, -16, 92),
  ),
  'passage pour piétons': route(
    { mots: 'devant elle, d’un bord à l’autre, de larges bandes blanches parallèles à la route' },
    traits(0, blanc, 44, 36, 8, 2),
    traits(0, blanc, 44, 36, 8, -150, -112),
    chemin(Array.from({ length: 8 }, (_, i) => `M${-130 + i * 34} -92h20v76h-20Z`).join(''), blanc),
  ),
  'passage pour cyclistes': route(
    { mots: 'devant elle, d’un bord à l’autre, deux files de carrés blancs' },
    traits(0, blanc, 44, 36, 8, 2),
    traits(0, blanc, 44, 36, 8, -150, -112),
    chemin(carres(-96) + carres(-36), blanc),
  ),
  'zone avancée vélos': route(
    {
      mots: 'devant elle, deux lignes blanches en travers et, entre les deux, une bicyclette blanche peinte ; à sa droite, une bande étroite bordée de traits y mène',
      x: 48,
      y: 96,
    },
    ligne(0),
    enTravers(32, 14, 4, 140),
    enTravers(-86, 14, 4, 140),
    traits(96, blanc, 22, 16, 6, 39),
    pose(velo(blanc), 70, -26, 0.86),
  ),
  'damier blanc': route(
    { mots: 'devant elle, sur toute sa moitié, un damier blanc' },
    ligne(0),
    damier(6, -146, 6, 8, 22),
  ),
  'damier et rails': route(
    { mots: 'devant elle, deux rails en travers et, de part et d’autre, un damier blanc' },
    damier(-138, -136, 12, 2, 23),
    damier(-138, -28, 12, 2, 23),
    trait('M-170 -74H170M-170 -44H170', '#C5CBD0', 6),
  ),
  'bande bus': route(
    {
      mots: 'à sa droite, une bande séparée de la sienne par de larges traits blancs interrompus, avec le mot « BUS »',
      x: 0,
      place: '',
    },
    traits(-52),
    traits(50, blanc, 44, 26, 14),
    mot('BUS', 98, -50, 66),
    mot('BUS', 98, 100, 66),
  ),
  'site franchissable': route(
    {
      mots: 'à sa droite, une bande séparée de la sienne par une large ligne blanche continue, avec le mot « BUS »',
      x: 0,
      place: '',
    },
    traits(-52),
    ligne(50, blanc, 14),
    mot('BUS', 98, -50, 66),
    mot('BUS', 98, 100, 66),
  ),
  'site franchissable en damier': route(
    {
      mots: 'à sa droite, une bande entièrement couverte d’un damier blanc',
      x: 0,
      place: '',
    },
    traits(-52),
    damier(52, -150, 4, 14, 21.5),
  ),
  'piste cyclable': route(
    {
      mots: 'à sa droite, près du bord, deux lignes blanches interrompues parallèles, étroites, et une bicyclette blanche peinte entre elles',
      x: 14,
      place: '',
    },
    traits(-50),
    traits(86, blanc, 24, 20, 6),
    traits(132, blanc, 24, 20, 6),
    pose(velo(blanc), 109, -42, 0.34),
  ),
  'bande cyclable suggérée': route(
    {
      mots: 'à sa droite, une bande de couleur ocre sans ligne, avec une bicyclette et des chevrons blancs',
      x: 14,
      place: '',
    },
    traits(-50),
    rect(74, -150, 66, 300, '#94553F'),
    trait(
      'M88 -84L107 -106L126 -84M88 -62L107 -84L126 -62M88 66L107 44L126 66M88 88L107 66L126 88',
      blanc,
      8,
      {
        'stroke-linecap': 'butt',
      },
    ),
    pose(velo(blanc), 107, -6, 0.46),
  ),
  emplacements: route(
    {
      mots: 'à sa droite, le long du trottoir, des cases tracées par des lignes blanches',
      bord: TROTTOIR,
      x: 22,
      place: '',
    },
    traits(-58),
    ligne(80, blanc, 6),
    cases,
  ),
  'emplacement handicapé': route(
    {
      mots: 'à sa droite, le long du trottoir, des cases tracées en blanc ; dans l’une, un carré bleu avec une silhouette blanche en fauteuil roulant',
      bord: TROTTOIR,
      x: 22,
      place: '',
    },
    traits(-58),
    ligne(80, blanc, 6),
    cases,
    rect(84, -112, 52, 56, bleu),
    pose(fauteuil(blanc), 111, -86, 0.46),
  ),
  'emplacement électrique': route(
    {
      mots: 'à sa droite, le long du trottoir, des cases tracées en blanc ; dans l’une, une prise électrique blanche et son fil',
      bord: TROTTOIR,
      x: 22,
      place: '',
    },
    traits(-58),
    ligne(80, blanc, 6),
    cases,
    pose(prise(blanc), 108, -84, 0.56),
  ),
};
