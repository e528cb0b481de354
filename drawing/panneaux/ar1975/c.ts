import { barre } from '../../barre.ts';
import { blanc, bleu, grisClair, jaune, noir, rouge } from '../../couleurs.ts';
import { dans } from '../../dans.ts';
import { disqueBlanc, disquePlein, disqueRouge } from '../../plaques.ts';
import { chemin, el, pose, rect, texte, trait } from '../../svg.ts';
import { bicyclette, motocycliste, quadrimobile, velomoteur } from '../../symboles/bicyclette.ts';
import { autobus, camionnette, fourgon } from '../../symboles/deProfil.ts';
import { cavalierAuPas, charretteABras, chariot, marcheur } from '../../symboles/marcheurs.ts';
import {
  camionDerriere,
  chargement,
  gerbe,
  pont,
  voitureDerriere,
  voitureDevant,
} from '../../symboles/voituresDroites.ts';
import { mesure } from '../mesure.ts';
import { signe, type Signe, type SigneAValeur } from '../../signe.ts';
import { composee, metres, tonnes, type Composition } from './mesures.ts';

const BOUT = { 'stroke-linecap': 'butt' };
const disque = (mots: string, ...dessus: string[]) => signe(disqueRouge, mots, ...dessus);

const exclus = {
  C5: ['une voiture noire vue de face', voitureDevant(noir)],
  C6: ['un quad noir vu de côté', quadrimobile(noir)],
  C7: ['une personne noire sur une motocyclette', motocycliste(noir)],
  C9: ['un cyclomoteur noir', pose(velomoteur(noir), 0, 0, 1.02)],
  C11: ['une bicyclette noire', bicyclette(noir)],
  C13: ['un chariot noir tiré par un cheval', chariot(noir)],
  C15: ['une personne noire à cheval', cavalierAuPas(noir)],
  C17: ['une personne noire qui pousse une petite charrette', charretteABras(noir)],
  C19: ['une personne noire qui marche', pose(marcheur(noir), 0, 4)],
} as const;
type Exclu = keyof typeof exclus;
const isExclu = (code: string): code is Exclu => Object.hasOwn(exclus, code);

/** Rows of two or three, in % of the disc. */
const rangees = {
  2: [
    [22, 45],
    [55, 79],
  ],
  3: [
    [19, 36],
    [40, 61],
    [67, 82],
  ],
} as const;

function exclu(code: Exclu): SigneAValeur & { sans: Signe } {
  const [mots, svg] = exclus[code];
  return {
    sans: disque(mots, svg),
    exemple: code === 'C9' ? 'C11' : 'C9',
    avec: (valeur) => {
      const tous = [code, ...valeur.split(',').map((s) => s.trim())];
      const connus = tous.filter(isExclu);
      const places =
        connus.length === 2 || connus.length === 3 ? rangees[connus.length] : undefined;
      if (!places || connus.length < tous.length || new Set(tous).size < tous.length)
        throw new Error(
          `${code} ne connaît pas « ${valeur} ». Un ou deux autres signaux parmi : ${Object.keys(exclus).join(', ')}.`,
        );
      return disque(
        `de haut en bas : ${connus.map((c) => exclus[c][0]).join(' ; ')}`,
        ...connus.map((c, i) => dans(disqueRouge, [29, 71], places[i] ?? places[0], exclus[c][1])),
      );
    },
  };
}

const vitesse = (valeur: string, couleur: string) =>
  dans(
    disqueRouge,
    [21, 79],
    valeur.length > 2 ? [34, 66] : [31, 69],
    texte(valeur, 0, 0, 100, couleur),
  );
const barreRouge = barre(disqueRouge, { couleur: rouge, part: 7 });
const finNoire = barre(disqueBlanc, { couleur: noir, part: 18.5, monte: true });

const limite = (
  exemple: string,
  composition: Composition,
  ou: string,
  pointes: string,
): SigneAValeur => ({
  exemple,
  avec: (valeur) => {
    const { svg, mots } = composee(valeur, composition);
    return disque(mots + ou, pointes, svg);
  },
});
const pointeGauche = chemin('M-43 0L-67 -26A72 72 0 0 0 -67 26Z', noir);
const deuxPointes = pointeGauche + el('g', { transform: 'rotate(180)' }, pointeGauche);

const pied = (x: number) => chemin(`M${x - 7} 48V56L${x} 49L${x + 7} 56V48Z`, noir);
const aGauche =
  trait('M28 49V0A28 28 0 0 0 0 -28H-29', noir, 14, BOUT) +
  pied(28) +
  chemin('M-57 -28L-28 -57V1Z', noir);

const deuxVoitures = (gauche: string, droite: string, sol: string) =>
  dans(disqueBlanc, [15.5, 49.5], [37, 65], voitureDerriere(gauche, false)) +
  dans(disqueBlanc, [50.5, 84.5], [37, 65], voitureDerriere(droite, false)) +
  rect(-66, 28.2, 132, 1.8, sol);
const camionEtVoiture = (gauche: string, droite: string, sol: string) =>
  dans(disqueBlanc, [20, 48], [28, 71], camionDerriere(gauche)) +
  dans(disqueBlanc, [51, 80], [45, 71], voitureDerriere(droite, false)) +
  rect(-58, 41.2, 116, 1.8, sol);

const motsC47 = ['PEAGE', 'DOUANE', 'TOL'];
const guichet = (mot: string) =>
  disque(
    `le mot « ${mot} » en noir, souligné d’un trait noir`,
    dans(disqueRouge, [28, 72], [40, 55], texte(mot, 0, 0, 40, noir), { étiré: mot.length > 3 }),
    rect(-44, 14, 88, 5.6, noir),
  );

export const c = {
  C1: signe(
    disquePlein,
    'une barre blanche horizontale, presque aussi large que le panneau',
    chemin('M-92.4 -17.5H92.4A94 94 0 0 1 92.4 17.5H-92.4A94 94 0 0 1 -92.4 -17.5Z', blanc),
  ),
  C3: disque('sans aucun dessin'),
  C5: exclu('C5'),
  C6: exclu('C6'),
  C7: exclu('C7'),
  C9: exclu('C9'),
  C11: exclu('C11'),
  C13: exclu('C13'),
  C15: exclu('C15'),
  C17: exclu('C17'),
  C19: exclu('C19'),
  C21: limite('5 t', tonnes, '', ''),
  C22: disque('un autocar noir vu de côté', autobus(noir), rect(-61, 21.4, 122, 3.8, noir)),
  C23: disque('un camion noir vu de côté', camionnette(noir)),
  C24a: disque(
    'un chargement carré, jaune orangé, vu de l’arrière sur deux roues noires',
    chargement(noir, jaune),
  ),
  C24b: disque(
    'une voiture noire vue de face, devant une gerbe jaune orangé aux éclats noirs',
    gerbe(noir, jaune),
    chemin('M-38 9L-26 -15H26L38 9Z', blanc),
    pose(voitureDevant(noir), 0, 15.5, 0.98),
  ),
  C24c: disque(
    'une citerne ovale, jaune orangé, vue de l’arrière sur deux roues noires, au-dessus de vagues bleues',
    el('ellipse', { cx: 0, cy: -29, rx: 38.5, ry: 26, fill: jaune }),
    rect(-36.5, -2.8, 73, 3.2, noir),
    pose(pont(noir), 0, 13.5),
    ...[32, 39.5].map((y) =>
      trait(
        `M-53 ${y}C-40 ${y + 5} -34 ${y - 7} -18 ${y - 2}S6 ${y + 5} 22 ${y - 3}S40 ${y + 5} 53 ${y}`,
        bleu,
        3.4,
        BOUT,
      ),
    ),
  ),
  C25: {
    exemple: '10 m',
    avec: (valeur: string) =>
      disque(
        `un camion noir vu de côté et, dessous, l’inscription « ${mesure(valeur, 'm')} » entre deux flèches noires`,
        pose(fourgon(noir), 0, -22),
        dans(
          disqueRouge,
          [38, 62],
          [62.5, 73],
          texte(mesure(valeur, 'm').replace(/\s/, ''), 0, 0, 40, noir),
        ),
        chemin('M-41 36L-33 29V34H-26V38H-33V43ZM41 36L33 29V34H26V38H33V43Z', noir),
      ),
  },
  C27: limite('2,2 m', metres, ', entre deux pointes noires, à gauche et à droite', deuxPointes),
  C29: limite(
    '3,5 m',
    metres,
    ', entre deux pointes noires, en haut et en bas',
    el('g', { transform: 'rotate(90)' }, deuxPointes),
  ),
  C31a: disque('une flèche noire qui tourne à gauche, barrée de rouge', aGauche, barreRouge),
  C31b: disque(
    'une flèche noire qui tourne à droite, barrée de rouge',
    pose(aGauche, 0, 0, 1, true),
    barreRouge,
  ),
  C33: disque(
    'une flèche noire qui revient en arrière, barrée de rouge',
    trait('M31 49V-13A31 31 0 0 0 -31 -13V22', noir, 14, BOUT) +
      pied(31) +
      chemin('M-31 50L-60 21H-2Z', noir),
    barreRouge,
  ),
  C35: disque(
    'deux voitures côte à côte vues de l’arrière, la rouge à gauche, la noire à droite',
    deuxVoitures(rouge, noir, noir),
  ),
  C37: signe(
    disqueBlanc,
    'deux voitures grises côte à côte, barrées d’un trait noir oblique',
    pose(deuxVoitures(grisClair, grisClair, grisClair), 0, 0, 1.2),
    finNoire,
  ),
  C39: disque(
    'un camion rouge à gauche et une voiture noire à droite, vus de l’arrière',
    camionEtVoiture(rouge, noir, noir),
  ),
  C41: signe(
    disqueBlanc,
    'un camion gris et une voiture grise côte à côte, barrés d’un trait noir oblique',
    dans(disqueBlanc, [9, 91], [23, 75], camionEtVoiture(grisClair, grisClair, grisClair), {
      étiré: true,
    }),
    finNoire,
  ),
  C43: {
    exemple: '50',
    avec: (valeur: string) => disque(`le nombre « ${valeur} » en noir`, vitesse(valeur, noir)),
  },
  C45: {
    exemple: '50',
    avec: (valeur: string) =>
      signe(
        disqueBlanc,
        `le nombre « ${valeur} » en gris clair, barré d’un trait noir oblique`,
        dans(
          disqueBlanc,
          valeur.length > 1 ? [10, 90] : [30, 70],
          valeur.length > 2 ? [28, 72] : [24, 76],
          texte(valeur, 0, 0, 100, grisClair),
          { étiré: valeur.length > 1 },
        ),
        finNoire,
      ),
  },
  C46: signe(disqueBlanc, 'barré d’un trait noir oblique', finNoire),
  C47: {
    sans: guichet('PEAGE'),
    exemple: 'DOUANE',
    avec: (valeur: string) => {
      if (!motsC47.includes(valeur))
        throw new Error(`C47 ne connaît pas « ${valeur} ». Choix : ${motsC47.join(', ')}.`);
      return guichet(valeur);
    },
  },
};
