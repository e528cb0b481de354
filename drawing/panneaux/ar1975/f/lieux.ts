import { blanc, bleu, noir, rouge, vert } from '../../../couleurs.ts';
import { dans, enX, enY } from '../../../dans.ts';
import { carreBleu, plaque, rectangle } from '../../../plaques.ts';
import { chemin, n, texte, trait } from '../../../svg.ts';
import { escalier, piocheur, quiDescend, quiMonte } from '../../../symboles/marches.ts';
import { coureur } from '../../../symboles/services.ts';
import { cyclisteAssis, passant, tirets } from '../../../symboles/traversees.ts';
import { velo } from '../../../symboles/pietonEtVelo.ts';
import { signe, type Signe } from '../../../signe.ts';
import type { Part } from '../../../dans.ts';
import { champ, fleche } from './champs.ts';
import { bleuDebout } from './plaquesF.ts';
import { services } from './services.ts';

const traversee = (mots: string, ...dessus: string[]) =>
  signe(
    carreBleu,
    `un triangle blanc et, dedans, ${mots}`,
    chemin('M0 -64.6L74 64.6H-74Z', blanc),
    ...dessus,
  );

const sansIssue =
  champ(bleuDebout, [43, 57], [35, 85], blanc) + champ(bleuDebout, [34, 66], [28, 35.5], rouge);

const deCote =
  (miroir: boolean) =>
  ([a, b]: Part): Part =>
    miroir ? [100 - b, 100 - a] : [a, b];

const versEtDistance = /^([←→])\s(\d+\sm)$/;
const aDistance = (
  code: string,
  dessine: (vers: { droite: boolean; distance: string; mots: string }) => Signe,
) => ({
  exemple: '← 100 m',
  avec: (valeur: string): Signe => {
    const [, vers, distance] = versEtDistance.exec(valeur) ?? [];
    if (!vers || !distance)
      throw new Error(`${code} ne connaît pas « ${valeur} ». Exemples : ← 100 m, → 250 m.`);
    const droite = vers === '→';
    return dessine({
      droite,
      distance,
      mots: `une flèche blanche vers la ${droite ? 'droite' : 'gauche'}`,
    });
  },
});

const marches = (
  code: string,
  verbe: string,
  quelquun: string,
  [x, y]: [Part, Part],
  tourne: boolean,
) =>
  aDistance(code, ({ droite, distance, mots }) => {
    const cote = deCote(droite);
    return signe(
      bleuDebout,
      `une personne blanche en chapeau qui ${verbe} un escalier vers la ${droite === tourne ? 'gauche' : 'droite'}, et dessous ${mots} et « ${distance} » en blanc`,
      dans(bleuDebout, cote(x), y, quelquun, { miroir: droite !== tourne }),
      dans(bleuDebout, cote([18, 82]), [41, 57], escalier(blanc), { étiré: true, miroir: droite }),
      fleche(bleuDebout, [15, 86], [59, 76], blanc, droite),
      texte(distance, 0, enY(bleuDebout, 93), 50, blanc, 112),
    );
  });

const vertCouche = rectangle(
  270,
  90,
  vert,
  'sans bord',
  'Panneau rectangulaire couché, trois fois plus large que haut, fond vert',
);
const vertCarre = plaque([1, 1], vert, 'bord blanc');

export const lieux = {
  F45: signe(
    bleuDebout,
    'une bande blanche debout, fermée en haut par une bande rouge plus large',
    sansIssue,
  ),
  F45b: signe(
    bleuDebout,
    'une bande blanche debout, fermée en haut par une bande rouge plus large d’où part, vers le haut, un trait blanc entre une bicyclette et une personne qui marche, blanches',
    champ(bleuDebout, [48, 52], [11, 29], blanc),
    sansIssue,
    dans(bleuDebout, [19, 45], [14, 27], velo(blanc)),
    dans(bleuDebout, [58, 71], [12.5, 27], passant(blanc)),
  ),
  F47: signe(
    bleuDebout,
    'une personne blanche penchée, avec une pelle, devant un tas ; le tout barré d’un large trait rouge oblique',
    dans(bleuDebout, [13, 90], [20, 80], piocheur(blanc)),
    chemin('M-75 54L75 -88V-54L-75 88Z', rouge),
  ),
  F49: traversee(
    'une personne noire qui marche vers la gauche sur deux rangées de traits noirs courts',
    dans(carreBleu, [14, 86], [64, 80.5], tirets(noir)),
    dans(carreBleu, [34, 64], [32, 77.5], passant(noir)),
  ),
  F50: traversee(
    'une personne noire sur une bicyclette, vers la gauche',
    dans(carreBleu, [24, 76], [31.5, 81.5], cyclisteAssis(noir)),
  ),
  F51a: marches(
    'F51a',
    'descend',
    quiDescend(blanc),
    [
      [35, 63],
      [9, 47],
    ],
    false,
  ),
  F51b: marches(
    'F51b',
    'monte',
    quiMonte(blanc),
    [
      [30, 58],
      [12, 51],
    ],
    true,
  ),
  F52: {
    exemple: '←',
    avec: (valeur: string) => {
      if (valeur !== '←' && valeur !== '→')
        throw new Error(`F52 ne connaît pas « ${valeur} ». Choix : ←, →.`);
      const droite = valeur === '→';
      const cote = deCote(droite);
      return signe(
        vertCarre,
        `une haute porte blanche et, à sa ${droite ? 'gauche' : 'droite'}, une personne blanche qui court vers elle`,
        champ(vertCarre, cote([9, 34]), [13, 88], blanc),
        dans(vertCarre, cote([39, 92]), [17, 84], coureur(blanc), { miroir: droite }),
      );
    },
  },
  F52bis: aDistance('F52bis', ({ droite, distance, mots }) => {
    const cote = deCote(droite);
    return signe(
      vertCouche,
      `à ${droite ? 'gauche' : 'droite'} une personne blanche qui court, à ${droite ? 'droite' : 'gauche'} une porte blanche et, entre elles, ${mots} au-dessus de « ${distance} »`,
      champ(vertCouche, cote([10, 19]), [10, 92], blanc),
      dans(vertCouche, cote([77, 97]), [11, 91], coureur(blanc), { miroir: droite }),
      fleche(vertCouche, cote([26, 74]), [7, 53], blanc, droite),
      texte(distance, 0, enY(vertCouche, 94), 44, blanc, 118),
    );
  }),
  F57: {
    exemple: 'La Lesse',
    avec: (nom: string) => {
      const plaque = rectangle(
        280,
        40,
        blanc,
        'sans bord',
        'Panneau rectangulaire couché, très long, fond blanc',
      );
      return signe(
        plaque,
        `à gauche deux lignes de vagues bleues, à droite le nom « ${nom} » en bleu`,
        trait([-6, 6].map((y) => `M-134 ${y}q11 -9 21 0t21 0t21 0`).join(''), bleu, 5.5),
        `<g transform="translate(${n(enX(plaque, 63))} 11) skewX(-12)">${texte(nom, 0, 0, 34, bleu, 176)}</g>`,
      );
    },
  },
  ...services,
  F93: {
    exemple: '102,5',
    avec: (valeur: string) =>
      signe(
        bleuDebout,
        `un rectangle blanc avec les mots « Radio info » en noir, et dessous « FM ${valeur} » en blanc`,
        champ(bleuDebout, [16, 84], [10, 45], blanc),
        texte('Radio', 0, enY(bleuDebout, 26), 44, noir, 98),
        texte('info', 0, enY(bleuDebout, 42), 44, noir, 98),
        texte(`FM ${valeur}`, 0, enY(bleuDebout, 67), 42, blanc, 112),
      ),
  },
};
