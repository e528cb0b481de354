import { barre } from '../../../barre.ts';
import { blanc, bleu, grisClair, noir, rouge } from '../../../couleurs.ts';
import { dans, enX, enY } from '../../../dans.ts';
import { debout } from '../../../plaques.ts';
import { cercle, rect, texte } from '../../../svg.ts';
import { avionDeDessus, hangar, tour } from '../../../symboles/aeroport.ts';
import { veloAuSol } from '../../../symboles/veloAuSol.ts';
import { adulteEtFillette } from '../../../symboles/promeneurs.ts';
import { fumee, solDeVoiture, voitureDeFace } from '../../../symboles/voitureDeFace.ts';
import { signe, type Signe } from '../../../signe.ts';
import type { Borne } from '../../borne.ts';

const plaque = debout(blanc, 'sans bord');
const encres = { début: noir, fin: grisClair };
const noms = { début: 'en noir', fin: 'en gris clair' };

type Hauteur = readonly [de: number, a: number];

function zone(borne: Borne, mot: Hauteur, mots: string, ...dessus: string[]): Signe {
  const barree = borne === 'fin';
  return signe(
    plaque,
    `le mot « ZONE » ${noms[borne]}, dessous : ${mots}` +
      (barree ? ' ; le tout barré d’un trait noir oblique' : ''),
    dans(plaque, [17, 83], mot, texte('ZONE', 0, 0, 40, encres[borne])),
    ...dessus,
    barree ? barre(plaque, { couleur: noir, part: 11.5, monte: true }) : '',
  );
}

const [gauche, droite, haut, bas] = [
  enX(plaque, 28),
  enX(plaque, 72),
  enY(plaque, 17),
  enY(plaque, 53),
];
const champ = {
  début: rect(gauche, haut, droite - gauche, bas - haut, bleu, { rx: 8 }),
  fin: rect(gauche + 1, haut + 1, droite - gauche - 2, bas - haut - 2, 'none', {
    rx: 8,
    stroke: grisClair,
    'stroke-width': 2,
  }),
};
const BICYCLETTE = 'vélo';
const EXCEPTE = `excepté livraisons / de 6 h à 11 h / ${BICYCLETTE}`;
/** The official words; « sans exception » leaves them out. */
const OFFICIELLE = `Excepté chargement / et déchargement / de 6 h à 11 h / ${BICYCLETTE}`;
const SANS = 'sans exception';

/** Exceptions stand below: « / » breaks the line, a final `vélo` is drawn. */
function pietonne(borne: Borne, valeur = OFFICIELLE): Signe {
  const lignes = valeur === SANS ? [] : valeur.split(' / ');
  const aVelo = lignes.at(-1) === BICYCLETTE;
  const ecrites = aVelo ? lignes.slice(0, -1) : lignes;
  const couleur = encres[borne];
  return zone(
    borne,
    [4, 13],
    (borne === 'début'
      ? 'un rectangle bleu dans lequel une grande et une petite silhouettes blanches'
      : 'un rectangle en contour gris clair dans lequel une grande et une petite silhouettes gris clair') +
      ' se tiennent par la main' +
      (ecrites.length === 0
        ? ''
        : ` ; plus bas, l’inscription « ${ecrites.join(', ')} » ${noms[borne]}`) +
      (aVelo ? ` ; plus bas, une bicyclette ${noms[borne]}` : ''),
    champ[borne],
    dans(plaque, [32, 68], [20.5, 50], adulteEtFillette(borne === 'début' ? blanc : grisClair)),
    ...ecrites.map((ligne, i) => texte(ligne, 0, enY(plaque, 62.5 + 7.5 * i), 19, couleur, 138)),
    aVelo ? dans(plaque, [29, 71], [80, 96], veloAuSol(couleur)) : '',
  );
}

const airPropre = (
  borne: Borne,
  [y, rayon]: readonly [y: number, r: number],
  [g0, d0, g1, d1]: readonly [number, number, number, number],
): Signe =>
  zone(
    borne,
    borne === 'début' ? [12, 24] : [5, 17],
    borne === 'début'
      ? 'un rond à bord rouge dans lequel, à gauche, des nuages noirs et, à droite, une voiture gris clair vue de face'
      : 'un rond au fin bord noir dans lequel, à gauche, des nuages et, à droite, une voiture vue de face, gris clair',
    borne === 'début'
      ? cercle(0, enY(plaque, y), rayon - 11.5, blanc, { stroke: rouge, 'stroke-width': 23 })
      : cercle(0, enY(plaque, y), rayon - 1, 'none', { stroke: noir, 'stroke-width': 2 }),
    dans(plaque, [g0, d0], [y - 9, y + 5], fumee(encres[borne])),
    dans(plaque, [g1, d1], [y - 6.5, y + 8], voitureDeFace(grisClair) + solDeVoiture(grisClair), {
      étiré: true,
    }),
  );

const aeroport = (borne: Borne): Signe => {
  const couleur = encres[borne];
  return zone(
    borne,
    [5, 18.5],
    `un avion qui pointe vers la droite ; en bas, un hangar et une tour, le tout ${noms[borne]}`,
    dans(plaque, [8.5, 62], [26, 60], avionDeDessus(couleur)),
    dans(plaque, [4, 61], [79, 93], hangar(couleur, blanc)),
    dans(plaque, [66, 95.5], [68, 93], tour(couleur, blanc)),
  );
};

export const zones = {
  F103: {
    sans: pietonne('début'),
    exemple: EXCEPTE,
    avec: (valeur: string) => pietonne('début', valeur),
  },
  F105: {
    sans: pietonne('fin'),
    exemple: EXCEPTE,
    avec: (valeur: string) => pietonne('fin', valeur),
  },
  F117: airPropre('début', [62, 62.5], [26, 49, 48.5, 74.5]),
  F118: airPropre('fin', [50, 55], [23.5, 46, 48, 76.5]),
  F119: aeroport('début'),
  F120: aeroport('fin'),
};
