import { blanc, bleu } from '../couleurs.ts';
import { chemin, n, pose, rect, texte, trait } from '../svg.ts';
import { fauteuil, prise } from '../symboles/panonceaux.ts';
import { velo } from '../symboles/pietonEtVelo.ts';
import { TROTTOIR, enTravers, flechePeinte, ligne, route, traits } from './fondDeMarquage.ts';

/** Stretched, to be read from a car. */
const mot = (mots: string, x: number, y: number, large: number, couleur = blanc) =>
  `<g transform="translate(${x} ${y}) scale(1 1.7)">${texte(mots, 0, 11, 32, couleur, large)}</g>`;

const carres = (y: number) =>
  Array.from({ length: 8 }, (_, i) => `M${-135 + i * 36} ${y}h18v18h-18Z`).join('');

const damier = (x: number, y: number, colonnes: number, rangs: number, cote: number) => {
  let contour = '';
  for (let i = 0; i < rangs; i++)
    for (let j = i % 2; j < colonnes; j += 2)
      contour += `M${n(x + j * cote)} ${n(y + i * cote)}h${cote}v${cote}h${-cote}Z`;
  return chemin(contour, blanc);
};

const cases =
  rect(77, -150, 6, 213, blanc) +
  enTravers(-132, 6, 80, 140) +
  enTravers(-36, 6, 80, 140) +
  enTravers(60, 6, 80, 140);

const hachures = (x: number, y: number): string =>
  rect(x, y, 50, 50, 'none', { stroke: blanc, 'stroke-width': 6 }) +
  trait('M0 17L17 0M0 34L34 0M0 50L50 0M16 50L50 16M33 50L50 33', blanc, 6, {
    'stroke-linecap': 'butt',
    transform: `translate(${x} ${y})`,
  });

export const places = {
  'triangles blancs': route(
    {
      mots: 'en travers de sa moitié, une rangée de triangles blancs dont la pointe est tournée vers elle',
    },
    ligne(0),
    chemin([0, 1, 2, 3].map((i) => `M${n(9 + i * 33.6)} -66h24l-12 33.6Z`).join(''), blanc),
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
    traits(0, blanc, 27, 108, 8, 4),
    chemin(Array.from({ length: 8 }, (_, i) => `M${-135 + i * 36} -92h18v76h-18Z`).join(''), blanc),
  ),
  'passage pour cyclistes': route(
    { mots: 'devant elle, d’un bord à l’autre, deux files de carrés blancs' },
    traits(0, blanc, 27, 108, 8, 4),
    chemin(carres(-96) + carres(-36), blanc),
  ),
  'zone avancée vélos': route(
    {
      mots: 'devant elle, deux lignes blanches en travers et, entre les deux, une bicyclette blanche peinte ; à sa droite, une bande étroite entre deux lignes de traits y mène, que la première ligne ne coupe pas',
      x: 48,
      y: 96,
    },
    ligne(0),
    enTravers(32, 14, 4, 95),
    enTravers(-86, 14, 4, 140),
    traits(98, blanc, 18, 18, 6, 20),
    traits(136, blanc, 18, 18, 6, 20),
    pose(velo(blanc), 72, -27, 0.66),
  ),
  'bandes étroites vélos': route(
    {
      mots: 'à sa droite, deux bandes étroites entre des lignes blanches continues, avec dans chacune une bicyclette et une flèche blanches : vers le haut, vers la droite',
      x: 12,
      place: '',
    },
    ligne(-26),
    ligne(50, blanc, 6),
    ligne(94, blanc, 6),
    ligne(137, blanc, 6),
    [72, 115.5].map((x) => pose(velo(blanc), x, 40, 0.29)).join(''),
    pose(flechePeinte(0, 0, 'M0 62V-34', [[0, -34, 0]]), 72, -60, 0.9),
    pose(flechePeinte(0, 0, 'M-8 62V4Q-8 -12 0 -15', [[2, -16, 84]]), 113, -60, 0.9),
  ),
  'damier blanc': route(
    { mots: 'devant elle, sur toute sa moitié, un damier blanc', bord: TROTTOIR },
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
    traits(50, blanc, 50, 20, 14),
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
      x: 32,
      place: '',
    },
    traits(-25),
    traits(92, blanc, 22, 22, 6),
    traits(132, blanc, 22, 22, 6),
    pose(velo(blanc), 112, -42, 0.25),
  ),
  'bande cyclable suggérée': route(
    {
      mots: 'à sa droite, une bande de couleur ocre sans ligne, avec une bicyclette et des chevrons blancs',
      x: 38,
      place: '',
    },
    traits(0),
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
  'case BUS': route(
    {
      mots: 'à sa droite, le long du trottoir, un long rectangle tracé en blanc avec les lettres « B », « U » et « S » l’une sous l’autre et, à chaque bout, un carré de lignes obliques',
      bord: TROTTOIR,
      x: 26,
      place: '',
    },
    traits(-30),
    rect(84, -134, 50, 232, 'none', { stroke: blanc, 'stroke-width': 6 }),
    hachures(84, -134),
    hachures(84, 48),
    ['B', 'U', 'S'].map((lettre, i) => texte(lettre, 109, -46 + i * 42, 42, blanc)).join(''),
  ),
  emplacements: route(
    {
      mots: 'à sa droite, le long du trottoir, des cases tracées par des lignes blanches',
      bord: TROTTOIR,
      x: 22,
      place: '',
    },
    traits(-32),
    cases,
  ),
  'emplacement handicapé': route(
    {
      mots: 'à sa droite, le long du trottoir, des cases tracées en blanc ; dans l’une, un carré bleu avec une silhouette blanche en fauteuil roulant',
      bord: TROTTOIR,
      x: 22,
      place: '',
    },
    traits(-32),
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
    traits(-32),
    cases,
    pose(prise(blanc), 108, -84, 0.56),
  ),
};
