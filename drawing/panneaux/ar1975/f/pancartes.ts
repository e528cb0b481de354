import { blanc, lisere, nomDe, type Fond } from '../../../couleurs.ts';
import { dans } from '../../../dans.ts';
import { rectangle, type Plaque } from '../../../plaques.ts';
import { chemin, el, n, pose, rect } from '../../../svg.ts';
import { inscription } from '../../../symboles/inscription.ts';
import { signe, type Signe } from '../../../signe.ts';
import { fleche } from './tracer.ts';

interface Pancarte {
  fond: Fond;
  encre: Fond;
  symbole?: string;
  dit?: string;
}

const readYaml = (valeur: string) => ({
  gauche: valeur.startsWith('←'),
  nom: valeur.replace(/^[←→] */, '').trim(),
});

const [LARGEUR, HAUTEUR] = [320, 64];
/** `bord` inwards; the straight part ends at `epaule`. */
const contour = (bord: number, epaule: number, pointe: number): string => {
  const [x, y] = [LARGEUR / 2 - bord, HAUTEUR / 2 - bord];
  return `M${n(-x)} ${n(-y)}H${n(epaule)}L${n(pointe)} 0L${n(epaule)} ${n(y)}H${n(-x)}Z`;
};
const couche = (d: string, couleur: string, rond: number): string =>
  chemin(d, couleur, { stroke: couleur, 'stroke-width': rond, 'stroke-linejoin': 'round' });

/** Five to one; edge and tip have the letters' colour. */
function plaquePointue(fond: Fond, encre: Fond, gauche: boolean): Plaque {
  const svg =
    couche(contour(4, 108, 155), fond === blanc ? lisere : fond, 8) +
    (fond === blanc ? couche(contour(5, 107.7, 154), fond, 8) : '') +
    couche(contour(6, 107, 151), encre, 7) +
    couche(contour(8.5, 104, 134), fond, 6);
  return {
    l: LARGEUR,
    h: HAUTEUR,
    svg: gauche ? pose(svg, 0, 0, 1, true) : svg,
    mots: `Panneau en forme de flèche vers la ${gauche ? 'gauche' : 'droite'}, fond ${nomDe[fond]}, fin bord et pointe en ${nomDe[encre]}`,
    fond,
    contour: '',
    rayon: 4,
  };
}

/** The symbol is at the blunt end: bare, behind a line or on white. */
export const pointue = ({
  exemple,
  fond,
  encre,
  symbole,
  dit,
  cadre,
}: Pancarte & { exemple: string; cadre?: 'trait' | 'blanc' }) => ({
  exemple,
  avec: (valeur: string): Signe => {
    const { gauche, nom } = readYaml(valeur);
    const sens = gauche ? -1 : 1;
    const plaque = plaquePointue(fond, encre, gauche);
    const [de, fin] = symbole ? [-92, 112] : [-146, 112];
    const champ = gauche ? ([81.5, 97] as const) : ([3, 18.5] as const);
    return signe(
      plaque,
      `${dit ? `${dit}, et ` : ''}l’inscription « ${nom} » en ${nomDe[encre]}`,
      cadre === 'blanc' ? rect(sens > 0 ? -152 : 99, -24, 53, 48, blanc, { rx: 3 }) : '',
      cadre === 'trait' ? rect(sens > 0 ? -101 : 98, -27, 3, 54, encre) : '',
      symbole ? dans(plaque, champ, [17, 83], symbole) : '',
      // Descenders keep off the edge.
      inscription(
        nom,
        (sens * (de + fin)) / 2,
        /[gjpqyç]/.test(nom) ? 13 : 17,
        48,
        encre,
        fin - de,
      ),
    );
  },
});

/** In degrees. */
const PENCHE = 12;

/** Six to one. */
export const mince = ({
  exemple = '',
  fond,
  encre,
  symbole = '',
  dit,
  surBlanc = false,
  penche = false,
}: Pancarte & { exemple?: string; surBlanc?: boolean; penche?: boolean }) => ({
  exemple,
  avec: (valeur: string): Signe => {
    const { gauche, nom } = readYaml(valeur);
    const [largeur, hauteur] = [LARGEUR, LARGEUR / 6];
    const plaque = rectangle(
      largeur,
      hauteur,
      fond,
      'sans bord',
      `Panneau rectangulaire très mince, fond ${nomDe[fond]}`,
    );
    const bout = gauche ? ([76, 98.5] as const) : ([1.5, 24] as const);
    const mots = inscription(nom, 0, 14, 40, encre, 186);
    return signe(
      plaque,
      `${dit}${surBlanc ? ' dans un champ blanc' : ''}, l’inscription « ${nom} » et une flèche vers la ${gauche ? 'gauche' : 'droite'}, ${encre === blanc ? 'blanches' : `en ${nomDe[encre]}`}`,
      surBlanc
        ? rect(
            (bout[0] * largeur) / 100 - largeur / 2,
            4 - hauteur / 2,
            (22.5 * largeur) / 100,
            hauteur - 8,
            blanc,
            { rx: 5 },
          )
        : '',
      dans(plaque, [bout[0] + 1.5, bout[1] - 1.5], [14, 86], symbole),
      el(
        'g',
        { transform: `translate(${gauche ? -20 : 20} 0)${penche ? ` skewX(-${PENCHE})` : ''}` },
        mots,
      ),
      fleche(plaque, gauche ? '13.5 50, 3 50' : '86.5 50, 97 50', 3.2, encre, {
        tete: 1.8,
        long: 1.8,
      }),
    );
  },
});
