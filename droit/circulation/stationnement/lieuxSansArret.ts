import { isBande, isChaussee, isDeGenre, type Genre } from '../../../drawing/scene/profil.ts';
import type { Surface } from '../../../drawing/scene/scene.ts';
import { enVigueur, applies } from '../regime.ts';
import { isDeuxRouesLeger } from '../usagers.ts';
import { doubleSens } from '../voies.ts';
import { effetsE } from './signauxE.ts';
import { arret, stationnement, type ContexteArret, type Regle } from './raison.ts';

const surUne = (contexte: ContexteArret, nom: Surface): boolean =>
  contexte.p.sur.some((v) => v.nom === nom);
const surUnGenre = (contexte: ContexteArret, ...genres: Genre[]): boolean =>
  contexte.p.sur.some((v) => isDeGenre(v.nom, ...genres));
export const surChaussee = (c: ContexteArret): boolean => c.p.sur.some((v) => isChaussee(v.nom));
const deuxRoues = (c: ContexteArret): boolean => isDeuxRouesLeger(c.p.u) || c.p.u.qui === 'moto';

/** A shared space has no pavement. */
const partage = (c: ContexteArret): boolean => applies(c.scene, 'F12a') || applies(c.scene, 'F103');

export const trottoir: Regle = (contexte) =>
  (surUne(contexte, 'trottoir') || (surUne(contexte, 'trottoir partagé') && !partage(contexte))) &&
  !deuxRoues(contexte) &&
  !effetsE(contexte).some((e) => e.code === 'E9e')
    ? arret('Ni arrêt ni stationnement sur un trottoir.', '24, 1°')
    : [];

export const accotementEnSaillie: Regle = (contexte) =>
  surUne(contexte, 'accotement en saillie') && contexte.scene.agglomération && !deuxRoues(contexte)
    ? arret('En agglomération, ni arrêt ni stationnement sur un accotement en saillie.', '24, 1°')
    : [];

export const pisteCyclable: Regle = (contexte) =>
  surUnGenre(contexte, 'piste')
    ? arret('Ni arrêt ni stationnement sur une piste cyclable.', '24, 2°')
    : [];

export const bandeLaterale: Regle = (contexte) =>
  surUne(contexte, 'latérale')
    ? stationnement('Sur une bande latérale, seul l’arrêt est permis.', '25.1')
    : [];

export const autoroute: Regle = ({ scene }) =>
  scene.lieu === 'autoroute'
    ? arret('Sur autoroute, on ne s’arrête que sur les aires prévues.', '21.4.4°')
    : scene.lieu === 'route pour automobiles'
      ? arret('Sur une route pour automobiles, on ne s’arrête que sur les aires prévues.', '22.2')
      : [];

export const zoneDEvitement: Regle = (contexte) =>
  surUne(contexte, 'évitement')
    ? arret('Ni arrêt ni stationnement sur des lignes obliques.', '77')
    : [];

export const bandeBusOuSite: Regle = (contexte) =>
  surUnGenre(contexte, 'bus', 'tram')
    ? arret(
        'Cette bande est réservée aux transports en commun : on n’y circule pas pour s’y arrêter.',
        '72',
      )
    : [];

export const terrePlein: Regle = (contexte) => {
  if (!surUnGenre(contexte, 'séparation') || contexte.scene.agglomération) return [];
  return stationnement('Hors agglomération, on ne stationne pas sur le terre-plein.', '25.1.13°');
};

/** Parking is forbidden along the left of two carriageways, and on the middle one of three. */
export const chausseesSeparees: Regle = (contexte) => {
  const voie = contexte.p.sur.find((x) => isChaussee(x.nom));
  const chaussees = [
    ...new Set(contexte.voies.filter((x) => isBande(x.nom)).map((x) => x.chaussee)),
  ];
  if (!voie || chaussees.length < 2) return [];
  if (chaussees.length === 3 && voie.chaussee === chaussees[1])
    return stationnement('On ne stationne pas sur la chaussée centrale.', '25.1.12°');
  const bandes = contexte.voies.filter((x) => isBande(x.nom) && x.chaussee === voie.chaussee);
  const gauche = voie.sens === 'monte' ? bandes[0] : bandes.at(-1);
  return bandes.length > 1 && gauche === voie && !contexte.scene.agglomération
    ? stationnement(
        'Hors agglomération, on ne stationne pas du côté gauche d’une chaussée à deux chaussées séparées.',
        '25.1.13°',
      )
    : [];
};

export const mauvaisCote: Regle = (contexte) => {
  const voie = contexte.p.sur[0];
  if (!voie || !doubleSens(contexte.voies, voie.chaussee) || contexte.p.sens === voie.sens)
    return [];
  return arret('Sur une voie à double sens, on se range à droite dans son sens de marche.', '23.1');
};

/** A shoulder that can be driven on comes first. */
export const horsChausseeDAbord: Regle = (contexte) => {
  if (!surChaussee(contexte) || contexte.p.sur.length > 1) return [];
  const voie = contexte.p.sur[0];
  const bord = voie && contexte.voies[voie.sens === 'monte' ? voie.n : voie.n - 2];
  const accotement =
    bord?.nom === 'accotement' ||
    (bord?.nom === 'accotement en saillie' && !contexte.scene.agglomération);
  return accotement && !enVigueur(contexte.scene, 'accotement trop étroit')
    ? arret('L’accotement est praticable : on s’y range avant d’occuper la chaussée.', '23.1')
    : [];
};

/** A car in an inner lane is off the edge; one beside parking places is `doubleFile`'s. */
export const contreLeBord: Regle = (contexte) => {
  const voie = contexte.p.sur.find((x) => isBande(x.nom));
  if (!voie) return [];
  const cote = doubleSens(contexte.voies, voie.chaussee)
    ? [voie.sens === 'monte' ? 1 : -1]
    : [1, -1];
  const voisins = cote.map((k) => contexte.voies[voie.n - 1 + k]);
  if (voisins.every((x) => x !== undefined && isBande(x.nom)))
    return arret(
      'On se range le plus loin possible de l’axe, contre le bord de la chaussée.',
      '23',
    );
  return [];
};

export const bandesMarquees: Regle = (contexte) => {
  const voie = contexte.p.sur.find((x) => isBande(x.nom));
  if (!voie || effetsE(contexte).some((e) => e.code === 'E9a' || e.code === 'E9b')) return [];
  const marque = contexte.voies.some(
    (x) =>
      x.chaussee === voie.chaussee &&
      isBande(x.nom) &&
      x.droite.some((l) => l !== 'jaune' && l !== 'large' && l !== 'bus') &&
      isBande(contexte.voies[x.n]?.nom ?? 'herbe'),
  );
  return marque
    ? stationnement(
        'On ne stationne pas sur une chaussée divisée en bandes de circulation.',
        '25.1.9°',
      )
    : [];
};

export const ligneJaune: Regle = (contexte) =>
  contexte.p.sur.some((v) => [...v.gauche, ...v.droite].includes('jaune'))
    ? stationnement('Le long d’une ligne jaune discontinue, seul l’arrêt est permis.', '25.1.10°')
    : [];

export const voiePrioritaire: Regle = (contexte) =>
  applies(contexte.scene, 'B9') && !contexte.scene.agglomération && surChaussee(contexte)
    ? stationnement(
        'Hors agglomération, on ne stationne pas sur la chaussée d’une voie prioritaire.',
        '25.1.8°',
      )
    : [];

export const zones: Regle = (contexte) => {
  if (applies(contexte.scene, 'F103'))
    return stationnement('On ne stationne pas dans une zone piétonne.', '22sexies');
  const place = surUnGenre(contexte, 'emplacements');
  return applies(contexte.scene, 'F12a') && !place
    ? stationnement('Dans cette zone, on ne stationne qu’aux emplacements marqués.', '22bis')
    : [];
};
