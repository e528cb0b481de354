import { noir } from '../../../couleurs.ts';
import { dans, enX, enY } from '../../../dans.ts';
import { chemin, n, texte, trait } from '../../../svg.ts';
import { signe } from '../../../signe.ts';
import { chantier } from './plaquesF.ts';
import { axe, brise, fleche } from './tracer.ts';

const DISTANCE = '1500 m';
const BAS = 20;
const plaque = chantier(170, 214, 'rectangulaire debout', BAS / 100);
const FUT = 6.7;
const POINTE = { tete: 1.25, long: 2 };
const vers = (trace: string): string => fleche(plaque, trace, FUT, noir, POINTE);

const avant = (mots: string, ...dessus: string[]) =>
  signe(
    plaque,
    `${mots} ; dessous, dans un champ à part, l’inscription « ${DISTANCE} »`,
    ...dessus,
    dans(plaque, [14, 86], [84, 96], texte(DISTANCE, 0, 0, 40, noir)),
  );

function hachures(cote: 1 | -1): string {
  const x = (v: number) => enX(plaque, cote > 0 ? 100 - v : v);
  const [bord, dedans, haut, bas] = [3.5, 31, 3.5, 56];
  const pente = ((dedans - bord) * plaque.l) / plaque.h;
  const contour = `M${n(x(bord))} ${n(enY(plaque, haut))}H${n(x(dedans))}V${n(enY(plaque, bas - pente))}L${n(x(bord))} ${n(enY(plaque, bas))}Z`;
  const large = ((dedans - bord) * plaque.l) / 100;
  const [y0, intervalle] = [enY(plaque, haut), 11];
  // Parallel to the 45° cut.
  const lignes = Array.from({ length: 10 }, (_, i) => {
    const y = y0 + intervalle * (i + 1);
    const dx = Math.min(large, y - y0);
    return `M${n(x(bord))} ${n(y)}l${n(cote > 0 ? -dx : dx)} ${n(-dx)}`;
  });
  return (
    trait(lignes.join(''), noir, 4.6, { 'stroke-linecap': 'butt' }) +
    trait(contour, noir, 4, { 'stroke-linejoin': 'miter' })
  );
}

const reserve = (de: number, jusqua: number): string => {
  const [gauche, droite] = [enX(plaque, 42), enX(plaque, 58)];
  const rayon = (droite - gauche) / 2;
  const [y, fin] = [enY(plaque, de), enY(plaque, jusqua) + (jusqua > de ? -rayon : rayon)];
  return chemin(
    `M${n(gauche)} ${n(y)}V${n(fin)}A${n(rayon)} ${n(rayon)} 0 0 ${jusqua > de ? 0 : 1} ${n(droite)} ${n(fin)}V${n(y)}Z`,
    noir,
  );
};

const deuxSens = chantier(180, 210, 'rectangulaire debout');
const droite = (x: number, de: number, a: number) =>
  fleche(deuxSens, axe(x, de, a), 6.2, noir, { tete: 1.4, long: 2.2 });

/** F: roadworks. Layouts follow the place; these are the decree's own. */
export const travaux = {
  F79: avant(
    'deux flèches noires côte à côte vers le haut, qu’un trait noir oblique vient rejoindre par la droite, et un champ à traits noirs obliques en haut à droite',
    vers('20.5 77.5, 20.5 3.5'),
    vers('50.5 77.5, 50.5 3.5'),
    brise(plaque, '83.5 77.5, 83.5 58, 50.5 32', FUT, noir),
    hachures(1),
  ),
  F81: avant(
    'deux flèches noires côte à côte qui se décalent vers la droite en montant, et un champ à traits noirs obliques en haut à gauche',
    vers('12.5 77.5, 12.5 61, 49 32, 49 3.5'),
    vers('43 77.5, 43 61, 79.5 32, 79.5 3.5'),
    hachures(-1),
  ),
  F83: avant(
    'une flèche noire qui monte de la droite vers la gauche entre deux pièces noires arrondies, l’une en haut, l’autre en bas',
    vers('80 78.5, 80 72, 21.5 25.5, 21.5 3'),
    reserve(2.5, 17.5),
    reserve(78.5, 68.5),
  ),
  F85: signe(
    deuxSens,
    'deux flèches noires courtes vers le bas à gauche, et deux flèches noires plus longues vers le haut à droite',
    droite(15.5, 33, 93),
    droite(37, 33, 93),
    droite(63, 93, 7),
    droite(84.5, 93, 7),
  ),
};
