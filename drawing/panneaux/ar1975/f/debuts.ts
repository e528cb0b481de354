import { blanc, bleu, noir, rouge, vert } from '../../../couleurs.ts';
import { carreBleu, couche, debout } from '../../../plaques.ts';
import { empile } from '../../../assemblage.ts';
import { cercle, chemin, pose, texte, trait } from '../../../svg.ts';
import { cavalier } from '../../../symboles/animaux.ts';
import { inscription } from '../../../symboles/inscription.ts';
import { autoroute, maison, ville } from '../../../symboles/lieux.ts';
import { avion } from '../../../symboles/nature.ts';
import { tracteur } from '../../../symboles/panonceaux.ts';
import { adulteEtEnfant, cycliste, enfant, pieton, velo } from '../../../symboles/usagers.ts';
import { voiture, voitureCote } from '../../../symboles/vehicules.ts';
import { a } from '../a.ts';
import { c } from '../c.ts';
import { signe, type Signe } from '../../signe.ts';
import type { Borne } from '../../zone.ts';
import { zone } from '../zone.ts';
import { barreDeNoir, barreDeRouge, bleuCouche, bleuDebout } from './commun.ts';

const blancCouche = couche(blanc, 'bord noir');
const blancDebout = debout(blanc, 'sans bord');
const TOITS = 'des toits et un clocher en silhouette noire';

const F1b = signe(blancCouche, TOITS, pose(ville(noir), 0, 12, 1.05));
const F1a = (nom: string) =>
  signe(
    blancCouche,
    `${TOITS}, sous le nom « ${nom} »`,
    inscription(nom, 0, -38, 42, noir, 236),
    pose(ville(noir), 0, 30, 0.84),
  );

/** « 30 », or « 30 école » for the one that has the two children above. */
const zone30 = (valeur: string, borne: Borne): Signe => {
  const [nombre = '', ...mots] = valeur.split(' ');
  if (mots.length > 0 && mots.join(' ') !== 'école')
    throw new Error(`F4a et F4b portent un nombre, suivi ou non du mot « école » : « 30 école ».`);
  const seule = zone(c.C43.avec(nombre), borne);
  return mots.length > 0 && borne === 'début' ? empile([a.A23, seule], false) : seule;
};

const F5 = signe(
  bleuDebout,
  'une large route blanche à deux voies qui passe sous un pont',
  pose(autoroute(blanc), 0, 4, 1.1),
);
const F9 = signe(bleuDebout, 'une voiture blanche vue de face', pose(voiture(blanc), 0, 2, 1.3));
const F12a = signe(
  bleuCouche,
  'en blanc, une maison, une voiture, un adulte et un enfant qui joue au ballon',
  pose(maison(blanc, bleu), 74, -22),
  pose(voitureCote(blanc), 72, 56, 0.78),
  pose(pieton(blanc), -90, 10, 1.05),
  pose(enfant(blanc), -26, 24, 0.82),
  cercle(-58, 57, 9, blanc),
);

const F99a = signe(
  carreBleu,
  'en blanc, une grande et une petite silhouettes, une bicyclette et une personne à cheval, sans trait entre elles',
  pose(adulteEtEnfant(blanc), -40, -38, 0.72),
  pose(velo(blanc), 42, -36, 0.56),
  pose(cavalier(blanc), 0, 42, 0.72),
);
const F99b = signe(
  carreBleu,
  'en blanc, une bicyclette à gauche, une grande et une petite silhouettes à droite, séparées par un trait vertical',
  pose(velo(blanc), -43, 0, 0.56),
  trait('M0 -78V78', blanc, 7, { 'stroke-linecap': 'butt' }),
  pose(adulteEtEnfant(blanc), 42, 0, 0.86),
);
const F99c = signe(
  carreBleu,
  'en blanc, un tracteur, une grande et une petite silhouettes, une bicyclette et une personne à cheval',
  pose(tracteur(blanc), -42, -38, 0.6),
  pose(adulteEtEnfant(blanc), 44, -38, 0.68),
  pose(velo(blanc), -42, 42, 0.54),
  pose(cavalier(blanc), 44, 40, 0.62),
);
const F103 = signe(
  bleuDebout,
  'une grande et une petite silhouettes blanches',
  pose(adulteEtEnfant(blanc), -3, 2, 1.6),
);
const F111 = signe(
  bleuDebout,
  'une personne blanche à bicyclette devant une voiture rouge',
  pose(voiture(rouge), 14, -44, 1.06),
  pose(cycliste(blanc), 0, 56, 0.98),
);
const fumee = cercle(32, 6, 9, noir) + cercle(48, -2, 11, noir) + cercle(56, -20, 9, noir);
const F117 = signe(
  blancDebout,
  'un rond à bord vert dans lequel une voiture noire laisse des nuages derrière elle, et les lettres « LEZ »',
  cercle(0, -28, 62, 'none', { stroke: vert, 'stroke-width': 13 }),
  pose(voitureCote(noir), -10, -22, 0.66),
  pose(fumee, -4, -30, 0.68),
  texte('LEZ', 0, 88, 50, noir, 92),
);
const F119 = signe(bleuDebout, 'un avion blanc', pose(avion(blanc), 0, 0, 1.3));

/** F: where rules begin, and where they end. */
export const debuts = {
  F1a: { exemple: 'Dinant', avec: F1a },
  F1b,
  F3a: { exemple: 'Dinant', avec: (nom: string) => barreDeRouge(F1a(nom), 5) },
  F3b: barreDeRouge(F1b, 5),
  F4a: { exemple: '30', avec: (valeur: string) => zone30(valeur, 'début') },
  F4b: { exemple: '30', avec: (valeur: string) => zone30(valeur, 'fin') },
  F5,
  F7: barreDeRouge(F5, 14),
  F8: signe(
    carreBleu,
    'l’entrée d’une voûte blanche, noire à l’intérieur, où entre une route',
    chemin('M-74 74V-2A74 70 0 0 1 74 -2V74Z', blanc),
    chemin('M-54 74V0A54 52 0 0 1 54 0V74Z', noir),
    chemin('M-34 74L-7 0H7L34 74Z', blanc),
    trait('M0 70V56M0 46V36M0 28V22', noir, 5, { 'stroke-linecap': 'butt' }),
  ),
  F9,
  F11: barreDeRouge(F9, 12),
  F12a,
  F12b: barreDeRouge(F12a, 5),
  F99a,
  F99b,
  F99c,
  F101a: barreDeRouge(F99a, 9, 'rond'),
  F101b: barreDeRouge(F99b, 9, 'rond'),
  F101c: barreDeRouge(F99c, 9, 'rond'),
  F103,
  F105: barreDeRouge(F103, 9),
  F111,
  F113: barreDeRouge(F111, 14),
  F117,
  F118: barreDeNoir(signe(blancDebout, ''), F117),
  F119,
  F120: barreDeRouge(F119, 9),
};
