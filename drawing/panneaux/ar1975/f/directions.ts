import {
  blanc,
  bleu,
  brun,
  jaune,
  noir,
  nomDe,
  orange,
  rouge,
  vert,
  type Fond,
} from '../../../couleurs.ts';
import { stack } from '../../../assemblage.ts';
import { dans } from '../../../dans.ts';
import { debout, rectangle } from '../../../plaques.ts';
import { rect, texte } from '../../../svg.ts';
import { cavalier } from '../../../symboles/animaux.ts';
import { chateau, couvertsCroises, motrice, onde } from '../../../symboles/destinations.ts';
import { inscription } from '../../../symboles/inscription.ts';
import { autoroute } from '../../../symboles/villeEtAutoroute.ts';
import { pieton, velo } from '../../../symboles/pietonEtVelo.ts';
import { signe, type Signe } from '../../../signe.ts';
import { chantier } from './plaquesF.ts';
import { mince, pointue } from './pancartes.ts';
import { preavis, preavisEtage } from './preavis.ts';
import { fleche } from './tracer.ts';
import { champ } from './champs.ts';

/** « N63 »: on blue the letter is smaller. */
const numero = (fond: Fond, exemple: string) => ({
  exemple,
  avec: (valeur: string) => {
    const encre = fond === blanc ? noir : blanc;
    const plaque = rectangle(
      170,
      113,
      fond,
      fond === blanc ? 'bord noir' : 'bord blanc',
      `Panneau rectangulaire couché, fond ${nomDe[fond]}`,
    );
    const [, lettre, chiffres] = /^(N) ?(\d+)$/.exec(valeur) ?? [];
    return signe(
      plaque,
      `l’inscription « ${valeur} » en ${fond === blanc ? 'noir' : 'blanc'}`,
      lettre && chiffres && fond === bleu
        ? texte(lettre, -47, 32, 68, encre) + texte(chiffres, 26, 32, 96, encre, 90)
        : texte(valeur, 0, 33, 96, encre, 152),
    );
  },
});

const categories: Record<string, { svg: (c: string) => string; mots: string }> = {
  vélos: { svg: velo, mots: 'une bicyclette noire' },
  piétons: { svg: pieton, mots: 'une personne noire qui marche' },
  cavaliers: { svg: cavalier, mots: 'une personne noire à cheval' },
};

function readItineraire(code: string, valeur: string) {
  const [nom = '', ...mots] = valeur.split(' ');
  const pour = categories[nom];
  if (!pour)
    throw new Error(
      `${code} ne connaît pas « ${nom} ». Choix : ${Object.keys(categories).join(', ')}, puis la destination.`,
    );
  return { pour, destination: mots.join(' ') };
}

const itineraire = (code: string, fond: Fond) => ({
  exemple: 'vélos Wavre 7',
  avec: (valeur: string): Signe => {
    const { pour, destination } = readItineraire(code, valeur);
    if (destination === '')
      throw new Error(`${code} attend aussi une destination, par exemple « vélos Wavre 7 ».`);
    return mince({
      fond,
      encre: blanc,
      symbole: pour.svg(noir),
      dit: pour.mots,
      surBlanc: true,
    }).avec(destination);
  },
});

/** Symbol, optional destination, arrow; « vélos → Wavre » points the other way. */
const itineraireDebout = (code: string, fond: Fond) => ({
  exemple: 'vélos Wavre 7',
  avec: (valeur: string): Signe => {
    const { pour, destination: ecrite } = readItineraire(code, valeur);
    const destination = ecrite.replace(/^[←→] */, '');
    const droite = ecrite.startsWith('→');
    const plaque = debout(fond, 'bord blanc');
    return signe(
      plaque,
      `${pour.mots} dans un champ blanc${destination && `, l’inscription « ${destination} » en blanc`} et une flèche blanche vers la ${droite ? 'droite' : 'gauche'}`,
      champ(plaque, [19, 81], [12, 38], blanc),
      dans(plaque, [23, 77], [14, 36], pour.svg(noir)),
      destination && inscription(destination, 0, 16, 34, blanc, 132),
      fleche(plaque, droite ? '13 77, 87 77' : '87 77, 13 77', 10, blanc, { tete: 1.4, long: 2.6 }),
    );
  },
});

const deviation = chantier(190, 190, 'carré');

/** « ← Namur / Charleroi »: one plate each, in one direction. */
const detour = (() => {
  const une = pointue({ exemple: '← Namur', fond: orange, encre: noir });
  return {
    exemple: '← Namur / Charleroi',
    avec: (valeur: string): Signe => {
      const [, fleche = '', noms = ''] = /^([←→]? *)(.*)$/.exec(valeur) ?? [];
      return stack(
        noms.split(' / ').map((nom) => une.avec(fleche + nom)),
        false,
      );
    },
  };
})();

export const directions = {
  F23a: numero(bleu, 'N4'),
  // White follows two drawings of the plate; the decree's text gives no colour.
  F23b: numero(blanc, 'A54'),
  F23c: numero(vert, 'E411'),
  F23d: numero(blanc, 'R0'),
  F25: preavis('Charleroi N21 / Namur N4 / Wavre N4'),
  F27: preavisEtage('Charleroi N21 / Namur N4 / Wavre N4'),
  F29: pointue({ exemple: 'Namur 12', fond: bleu, encre: blanc }),
  F31: pointue({
    exemple: 'Namur',
    fond: vert,
    encre: blanc,
    symbole: autoroute(blanc),
    dit: 'une large route blanche à deux voies qui passe sous un pont, dans un champ à part',
    cadre: 'trait',
  }),
  F33a: pointue({ exemple: 'Ring', fond: blanc, encre: noir }),
  F33b: pointue({
    exemple: 'La Semois',
    fond: blanc,
    encre: bleu,
    symbole: onde(bleu),
    dit: 'des vagues bleues',
  }),
  F33c: pointue({
    exemple: 'Bouillon',
    fond: brun,
    encre: blanc,
    symbole: chateau(noir),
    dit: 'un château noir dans un champ blanc',
    cadre: 'blanc',
  }),
  F34a: mince({
    exemple: 'Gare',
    fond: blanc,
    encre: noir,
    symbole: motrice(noir, blanc),
    dit: 'un train noir vu de face',
    penche: true,
  }),
  F34b: itineraire('F34b', bleu),
  'F34b.2': itineraireDebout('F34b.2', bleu),
  F34c: itineraire('F34c', brun),
  'F34c.2': itineraireDebout('F34c.2', brun),
  F35: mince({
    exemple: 'Citadelle',
    fond: brun,
    encre: blanc,
    symbole: chateau(noir),
    dit: 'un château noir',
    surBlanc: true,
    penche: true,
  }),
  F37: mince({
    exemple: 'Hôtel du Lac',
    fond: jaune,
    encre: brun,
    symbole: couvertsCroises(noir),
    dit: 'une cuillère et une fourchette noires en croix',
    surBlanc: true,
    penche: true,
  }),
  F39: signe(
    deviation,
    'à droite, une flèche noire vers le haut sous le nom « Dinant » en noir ; une flèche noire en part vers la gauche au-dessus du nom « Namur » en noir et, dans un champ vert, d’une large route blanche à deux voies qui passe sous un pont et du nom « Bruxelles » en blanc',
    fleche(deviation, '85 94, 85 37', 6, noir, { tete: 1.5, long: 2.2 }),
    fleche(deviation, '86 57, 6 57', 6, noir, { tete: 1.5, long: 2.2 }),
    texte('Dinant', 32, -36, 30, noir),
    texte('Namur', -38, 54, 28, noir),
    champ(deviation, [6, 72], [82, 96], vert),
    dans(deviation, [8, 18], [84, 94], autoroute(blanc)),
    texte('Bruxelles', -9, 82, 24, blanc, 92),
  ),
  F41: detour,
  F43: {
    exemple: 'Chevetogne',
    avec: (nom: string): Signe =>
      signe(
        {
          ...rectangle(270, 75, jaune, 'sans bord', ''),
          mots: 'Panneau rectangulaire couché, fond jaune, bord rouge',
          svg:
            rect(-135, -37.5, 270, 75, rouge, { rx: 12 }) +
            rect(-127, -29.5, 254, 59, jaune, { rx: 6 }),
        },
        `le nom « ${nom} » en noir`,
        inscription(nom, 0, 17, 50, noir, 226),
      ),
  },
};
