import { blanc, noir } from '../../couleurs.ts';
import type { Signe, SigneLibre } from '../../signe.ts';
import { chemin, pose, texte, trait } from '../../svg.ts';
import { plaqueBlanche, plaqueBleue } from './plaqueAdditionnelle.ts';

const haute = [52, 182, 'haut et étroit'] as const;

const fleche = (haut: number, bas: number, enHaut: boolean, enBas: boolean): string => {
  const tete = (y: number, sens: 1 | -1) => `L-19 ${y + 28 * sens}L0 ${y}L19 ${y + 28 * sens}`;
  const [hauteur, pied] = [enHaut ? haut + 28 : haut, enBas ? bas - 28 : bas];
  return chemin(
    `M-5.5 ${pied}V${hauteur}${enHaut ? `${tete(haut, 1)}L5.5 ${hauteur}` : 'H5.5'}V${pied}` +
      (enBas ? `L19 ${pied}L0 ${bas}L-19 ${pied}Z` : 'Z'),
    noir,
  );
};

const seule = (mots: string, enHaut: boolean, enBas: boolean): Signe =>
  plaqueBlanche(haute, mots, [[10, 90], [7, 93], fleche(-78, 78, enHaut, enBas)]);

const VERS_LE_HAUT = 'avec une flèche noire vers le haut';
const avecDistance = (valeur: string): Signe => {
  const [nombre = '', unite = 'm'] = valeur.trim().split(/\s+/);
  return plaqueBlanche(
    haute,
    `avec l’inscription « ${nombre} ${unite} » en noir au-dessus d’une flèche noire vers le haut`,
    [[8, 92], [6, 24], texte(nombre, 0, 0, 40, noir)],
    [[8, 92], [28, 38], texte(unite, 0, 0, 40, noir)],
    [[10, 90], [42, 95], fleche(-48, 48, true, false)],
  );
};

const carre = [200, 200, 'carré'] as const;
const droit = { 'stroke-linecap': 'butt' };

const quart = [
  trait('M0 87V59Q0 0 59 0H87', blanc, 23, droit),
  trait('M0 -87V-22M-87 0H-22', blanc, 14, droit),
].join('');

const tourne = (de: string, vers: string, minces: string, svg: string): Signe =>
  plaqueBleue(
    carre,
    `avec un trait blanc épais qui vient ${de} et tourne ${vers}, et deux traits blancs minces ${minces}, séparés de lui`,
    [[6.5, 93.5], [6.5, 93.5], svg],
  );

const retrecit = (mots: string, miroir: boolean): Signe =>
  plaqueBleue([134, 200, 'debout'], mots, [
    miroir ? [9, 90] : [10, 91],
    [7, 93],
    pose(
      trait('M28 86V-34', blanc, 17, droit) +
        chemin('M28 -86L55 -32H1Z', blanc) +
        trait('M-46 86V36L26 -10', blanc, 17, { ...droit, 'stroke-linejoin': 'miter' }),
      0,
      0,
      1,
      miroir,
    ),
  ]);

export const fleches = {
  'flèche vers le haut': (valeur?: string) =>
    valeur === undefined ? seule(VERS_LE_HAUT, true, false) : avecDistance(valeur),
  'flèche vers le bas': seule('avec une flèche noire vers le bas', false, true),
  'flèche double': seule(
    'avec une flèche noire à deux pointes, l’une vers le haut, l’autre vers le bas',
    true,
    true,
  ),
  'flèche oblique': plaqueBlanche(
    carre,
    'avec une flèche noire qui part d’en haut à gauche et descend en oblique vers la droite',
    [
      [13, 87],
      [6, 93],
      trait('M-65 -86V-56L43 52', noir, 20, { ...droit, 'stroke-linejoin': 'miter' }) +
        chemin('M84 92L18 75L66 27Z', noir),
    ],
  ),
  'trait épais à gauche': tourne(
    'du bas',
    'à gauche',
    'vers le haut et vers la droite',
    pose(quart, 0, 0, 1, true),
  ),
  'trait épais à droite': tourne('du bas', 'à droite', 'vers le haut et vers la gauche', quart),
  'trait épais de gauche vers le haut': tourne(
    'de la gauche',
    'vers le haut',
    'vers le bas et vers la droite',
    `<g transform="rotate(180)">${quart}</g>`,
  ),
  'trait épais de droite vers le haut': tourne(
    'de la droite',
    'vers le haut',
    'vers le bas et vers la gauche',
    `<g transform="rotate(-90)">${quart}</g>`,
  ),
  'rétrécissement à gauche': retrecit(
    'avec une flèche blanche vers le haut, à droite, qu’un trait blanc venu du bas à gauche rejoint',
    false,
  ),
  'rétrécissement à droite': retrecit(
    'avec une flèche blanche vers le haut, à gauche, qu’un trait blanc venu du bas à droite rejoint',
    true,
  ),
} satisfies Record<string, SigneLibre>;
