import { stack } from '../../../assemblage.ts';
import { blanc, bleu, noir, rouge } from '../../../couleurs.ts';
import { dans, enX, enY } from '../../../dans.ts';
import { carreBleu, couche, debout, rectangle } from '../../../plaques.ts';
import { rect, trait } from '../../../svg.ts';
import { veloAuSol } from '../../../symboles/veloAuSol.ts';
import { cavalierAuPas } from '../../../symboles/cavalierAuPas.ts';
import { cyclisteDeFace } from '../../../symboles/cyclisteDeFace.ts';
import { inscription } from '../../../symboles/inscription.ts';
import { autoroute, ville } from '../../../symboles/villeEtAutoroute.ts';
import { adulteEtFillette, joueur, maisonnette, promeneur } from '../../../symboles/promeneurs.ts';
import { mobylette } from '../../../symboles/mobylette.ts';
import { tracteur } from '../../../symboles/panonceaux.ts';
import { phares, solDeVoiture, voitureDeFace } from '../../../symboles/voitureDeFace.ts';
import { voute } from '../../../symboles/voute.ts';
import { a } from '../a.ts';
import { c } from '../c.ts';
import { signe, type Signe } from '../../../signe.ts';
import type { Borne } from '../../borne.ts';
import { zone } from '../zoneAr1975.ts';
import { barreDeRouge, bleuDebout } from './plaquesF.ts';
import { zones } from './zones.ts';

const TOITS = 'des toits et une large tour en silhouette noire';
const DEBOUT = 'debout';
const blancs = { couché: couche(blanc, 'bord noir'), debout: debout(blanc, 'bord noir') };

function F1b(valeur?: string): Signe {
  if (valeur !== undefined && valeur !== DEBOUT)
    throw new Error('F1b et F3b : le panneau ne porte pas de valeur, sinon « debout ».');
  const plaque = blancs[valeur ?? 'couché'];
  const y = valeur ? ([18, 86] as const) : ([9, 92] as const);
  return signe(plaque, TOITS, dans(plaque, [6, 94], y, ville(noir), { étiré: true }));
}
/**
 * One name or two, « Uccle / Ukkel »; « Dinant debout » stands upright. The decree shows four
 * unordered pictures; three collections agree on a and b.
 */
function F1a(valeur: string): Signe {
  const nom = valeur.replace(/ debout$/, '');
  const haute = nom !== valeur;
  const plaque = blancs[haute ? 'debout' : 'couché'];
  const noms = nom.split(' / ');
  const deux = noms.length > 1;
  if (noms.length > 2 || (deux && haute))
    throw new Error(
      'F1a et F3a portent un nom, ou deux sur le panneau couché : « Uccle / Ukkel ».',
    );
  return signe(
    plaque,
    deux
      ? `${TOITS}, sous les noms « ${noms.join(' » et « ')} »`
      : `${TOITS}, sous le nom « ${nom} »`,
    ...noms.map((ligne, i) =>
      haute
        ? inscription(ligne, 0, enY(plaque, 17.5), 40, noir, 144)
        : inscription(ligne, 0, enY(plaque, (deux ? 26 : 28) + 22 * i), 44, noir, 240),
    ),
    dans(
      plaque,
      haute ? [6, 94] : deux ? [27, 73] : [22, 78],
      haute ? [26, 94] : deux ? [53, 93] : [40, 92],
      ville(noir),
      {
        étiré: true,
      },
    ),
  );
}

/** « 30 », or at the beginning « 30 école », with the children's plate. */
const zone30 = (valeur: string, borne: Borne): Signe => {
  const [, nombre, mots] = /^(\S+)(?: (.+))?$/.exec(valeur) ?? [];
  if (nombre === undefined || (mots !== undefined && (mots !== 'école' || borne === 'fin')))
    throw new Error(
      'F4a et F4b portent un nombre, suivi pour F4a du mot « école » : « 30 école ».',
    );
  const seule = zone(c.C43.avec(nombre), borne);
  return mots === undefined ? seule : stack([a.A23, seule], false);
};

const F5 = signe(
  bleuDebout,
  'une large route blanche à deux voies qui passe sous un pont',
  dans(bleuDebout, [8, 92], [7, 93.5], autoroute(blanc), { étiré: true }),
);
const voitureBlanche = voitureDeFace(blanc) + phares(bleu);
const F9 = signe(
  carreBleu,
  'une voiture blanche vue de face',
  dans(carreBleu, [16, 84], [25, 77.5], voitureBlanche + solDeVoiture(blanc)),
);

const [BORD_X, BORD_Y] = [5.4, 8.1];
const bordee = rectangle(270, 180, blanc, 'sans bord', '');
const bleuBorde = {
  ...bordee,
  mots: 'Panneau rectangulaire couché, fond bleu, large bord blanc',
  svg:
    bordee.svg +
    rect(
      enX(bordee, BORD_X),
      enY(bordee, BORD_Y),
      (270 * (100 - 2 * BORD_X)) / 100,
      (180 * (100 - 2 * BORD_Y)) / 100,
      bleu,
    ),
};
const F12a = signe(
  bleuBorde,
  'en blanc, un adulte qui marche, une voiture vue de face, une maison au-dessus d’un trait courbe et un enfant qui court derrière un ballon',
  dans(bordee, [8, 34], [27, 83], promeneur(blanc)),
  dans(bordee, [35, 54.5], [13, 36.5], voitureBlanche),
  dans(bordee, [69, 87.5], [12, 43.5], maisonnette(blanc)),
  trait(
    `M${enX(bordee, 57.3)} ${enY(bordee, 34.5)}V-12Q21 -1 40 -1H${enX(bordee, 90)}`,
    blanc,
    5.5,
    {
      'stroke-linecap': 'butt',
    },
  ),
  dans(bordee, [40.5, 67.5], [56, 88], joueur(blanc)),
);

const mobyletteP =
  mobylette(blanc) +
  trait('M146 278V216H170A19 19 0 0 1 170 254H146', blanc, 21, { 'stroke-linecap': 'butt' });
const F99a = signe(
  carreBleu,
  'en blanc, en haut à gauche une grande et une petite silhouettes, en haut à droite une petite moto à pédales et la lettre « P », en bas à gauche une bicyclette, en bas à droite une personne à cheval, sans trait entre elles',
  dans(carreBleu, [11.5, 43.5], [8, 51], adulteEtFillette(blanc)),
  dans(carreBleu, [54, 92], [17.5, 51], mobyletteP),
  dans(carreBleu, [8.5, 46], [71, 92.5], veloAuSol(blanc)),
  dans(carreBleu, [54, 92], [56.5, 92.5], cavalierAuPas(blanc)),
);
const F99b = signe(
  carreBleu,
  'en blanc, une bicyclette à gauche, une grande et une petite silhouettes à droite, séparées par un trait vertical',
  dans(carreBleu, [6.5, 47], [38, 61.5], veloAuSol(blanc)),
  trait('M0 -91V91', blanc, 2.6, { 'stroke-linecap': 'butt' }),
  dans(carreBleu, [58.5, 88], [30, 70], adulteEtFillette(blanc)),
);
const F99c = signe(
  carreBleu,
  'en blanc, en haut à gauche un tracteur, en haut à droite une petite moto à pédales et la lettre « P », au milieu une grande et une petite silhouettes, en bas à gauche une personne à cheval, en bas à droite une bicyclette',
  dans(carreBleu, [9, 42], [7.5, 34], tracteur(blanc)),
  dans(carreBleu, [52, 92.5], [7.5, 43.5], mobyletteP),
  dans(carreBleu, [40, 60], [36, 63.5], adulteEtFillette(blanc)),
  dans(carreBleu, [6.5, 44], [54, 90.5], cavalierAuPas(blanc)),
  dans(carreBleu, [50, 94], [65, 90.5], veloAuSol(blanc)),
);

const voitureRouge =
  voitureDeFace(rouge) +
  phares(blanc, 12) +
  trait('M-64 20H64M-46 32H46M-64 40H64', bleu, 3, { 'stroke-linecap': 'butt' });
const ZONE_CYCLABLE = 'Zone cyclable';
const F111 = (valeur?: string): Signe =>
  signe(
    bleuDebout,
    'une voiture rouge vue de face et, devant elle, une personne blanche à bicyclette vue de face' +
      (valeur === undefined ? '' : `, sous l’inscription « ${valeur} » en blanc`),
    valeur === undefined ? '' : inscription(valeur, 0, enY(bleuDebout, 17), 26, blanc, 134),
    dans(bleuDebout, [13, 83], [44, 82], voitureRouge, { étiré: true }),
    dans(bleuDebout, [29, 71], [28, 88.5], cyclisteDeFace(blanc, bleu)),
  );

export const debuts = {
  F1a: { exemple: 'Dinant', avec: F1a },
  F1b: { sans: F1b(), exemple: DEBOUT, avec: F1b },
  F3a: { exemple: 'Dinant', avec: (nom: string) => barreDeRouge(F1a(nom), 5.5, 'rond') },
  F3b: {
    sans: barreDeRouge(F1b(), 5.5, 'rond'),
    exemple: DEBOUT,
    avec: (valeur: string) => barreDeRouge(F1b(valeur), 5.5, 'rond'),
  },
  F4a: { exemple: '30', avec: (valeur: string) => zone30(valeur, 'début') },
  F4b: { exemple: '30', avec: (valeur: string) => zone30(valeur, 'fin') },
  F5,
  F7: barreDeRouge(F5, 13, 'champ'),
  F8: signe(
    bleuDebout,
    'un carré blanc dans lequel s’ouvre une voûte noire entourée de pierres blanches aux joints noirs',
    dans(
      bleuDebout,
      [13.5, 86.5],
      [26.5, 73.5],
      rect(0, 0, 100, 100, blanc, { rx: 1 }) + voute(noir, blanc),
    ),
  ),
  F9,
  F11: barreDeRouge(F9, 13.5, 'champ'),
  F12a,
  F12b: barreDeRouge(F12a, 7),
  F99a,
  F99b,
  F99c,
  F101a: barreDeRouge(F99a, 9, 'rond'),
  F101b: barreDeRouge(F99b, 9, 'rond'),
  F101c: barreDeRouge(F99c, 9, 'rond'),
  F111: { sans: F111(), exemple: ZONE_CYCLABLE, avec: F111 },
  F113: {
    sans: barreDeRouge(F111(), 12.5, 'champ'),
    exemple: ZONE_CYCLABLE,
    avec: (valeur: string) => barreDeRouge(F111(valeur), 12.5, 'champ'),
  },
  ...zones,
};
