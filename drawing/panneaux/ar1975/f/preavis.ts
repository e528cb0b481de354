import { blanc, bleu } from '../../../couleurs.ts';
import { enX, enY } from '../../../dans.ts';
import { rectangle } from '../../../plaques.ts';
import { cercle, rect, texte } from '../../../svg.ts';
import { signe, type Signe } from '../../../signe.ts';
import { brise, fleche } from './tracer.ts';

interface Direction {
  noms: string[];
  numero: string;
}
const VERS = ['vers le haut', 'vers la gauche', 'vers la droite'];

/** « Charleroi, Fleurus N21 / Namur N4 / Wavre N4 »: straight on, left, right. */
function readYaml(code: string, valeur: string): Direction[] {
  const champs = valeur.split('/').map((champ) => champ.trim());
  if (champs.length !== 3 || champs.includes(''))
    throw new Error(
      `${code} attend trois directions, tout droit, à gauche et à droite : « Charleroi N21 / Namur N4 / Wavre N4 ».`,
    );
  return champs.map((champ) => {
    const [, noms = '', numero = ''] = /^(.+?)(?: ([A-Z]\d+))?$/.exec(champ) ?? [];
    return { noms: noms.split(/, */), numero };
  });
}

const enMots = (directions: Direction[]): string =>
  directions
    .map(
      ({ noms, numero }, i) =>
        `${VERS[i]} ${noms.map((nom) => `« ${nom} »`).join(' et ')}${numero && ` et le numéro « ${numero} »`}`,
    )
    .join(' ; ');

const noms = (liste: string[], x: number, y: number, taille: number, large: number): string =>
  liste
    .map((nom, i) =>
      texte(nom, x, y + taille * (0.36 + i - (liste.length - 1) / 2), taille, blanc, large),
    )
    .join('');

const route = (numero: string, x: number, y: number): string =>
  numero &&
  rect(x - 25, y - 14, 50, 28, bleu, { rx: 5, stroke: blanc, 'stroke-width': 2.5 }) +
    texte(numero, x, y + 8.5, 24, blanc, 42);

const CARRE: [number, number] = [240, 216];

/** « ○ » before the first name makes a ring. One of several layouts. */
export const preavis = (exemple: string) => ({
  exemple,
  avec: (valeur: string): Signe => {
    const anneau = valeur.startsWith('○');
    const directions = readYaml('F25', valeur.replace(/^○ */, ''));
    const plaque = rectangle(...CARRE, bleu, 'bord blanc', 'Panneau presque carré, fond bleu');
    const [x, y] = anneau ? [50, 60] : [47, 60];
    const bras = (trace: string) => fleche(plaque, trace, 4.2, blanc, { tete: 1.7, long: 2.4 });
    const [haut, gauche, droite] = directions;
    const [px, py] = [enX(plaque, x), enY(plaque, y)];
    const dessous = anneau ? 82 : 80;
    const taille = directions.some((d) => d.noms.length > 1) ? 22 : 27;
    return signe(
      plaque,
      `${anneau ? 'un anneau blanc d’où partent trois flèches' : 'un trait blanc debout d’où partent trois flèches'} : ${enMots(directions)}`,
      brise(plaque, `${x} 94, ${x} ${y}`, 4.2, blanc),
      bras(`${x} ${y}, ${x} 26`),
      bras(`${x} ${y}, 5 ${y}`),
      bras(`${x} ${y}, 95 ${y}`),
      anneau ? cercle(px, py, 23, bleu, { stroke: blanc, 'stroke-width': 10 }) : '',
      noms(haut?.noms ?? [], px, enY(plaque, 14.5), taille, 200),
      noms(gauche?.noms ?? [], enX(plaque, 24), enY(plaque, dessous), taille, 96),
      noms(droite?.noms ?? [], enX(plaque, 74), enY(plaque, dessous), taille, 102),
      route(haut?.numero ?? '', px, enY(plaque, 41)),
      route(gauche?.numero ?? '', enX(plaque, 27), py),
      route(droite?.numero ?? '', enX(plaque, anneau ? 73 : 70), py),
    );
  },
});

const ETAGE = 72;

/** Straight on, left, right, from the top. */
export const preavisEtage = (exemple: string) => ({
  exemple,
  avec: (valeur: string): Signe => {
    const directions = readYaml('F27', valeur);
    const [largeur, hauteur] = [270, ETAGE * 3];
    const plaque = rectangle(
      largeur,
      hauteur,
      bleu,
      'sans bord',
      'Panneau rectangulaire couché, fond bleu, en trois champs à fin bord blanc',
    );
    return signe(
      plaque,
      `l’un sous l’autre, chacun avec une flèche blanche : ${enMots(directions)}`,
      ...directions.map(({ noms: liste, numero }, i) => {
        const y = (i - 1) * ETAGE;
        const droite = i === 2;
        const fleches = [
          `11 ${50 + ((y + 22) * 100) / hauteur}, 11 ${50 + ((y - 22) * 100) / hauteur}`,
          `18 ${50 + (y * 100) / hauteur}, 4.5 ${50 + (y * 100) / hauteur}`,
          `82 ${50 + (y * 100) / hauteur}, 95.5 ${50 + (y * 100) / hauteur}`,
        ];
        return (
          rect(3 - largeur / 2, y + 2.5 - ETAGE / 2, largeur - 6, ETAGE - 5, 'none', {
            rx: 6,
            stroke: blanc,
            'stroke-width': 2.5,
          }) +
          fleche(plaque, fleches[i] ?? '', 4, blanc, { tete: 1.5, long: 2 }) +
          noms(liste, droite ? 8 : -8, y, liste.length > 1 ? 28 : 34, 140) +
          route(numero, droite ? -98 : 98, y)
        );
      }),
    );
  },
});
