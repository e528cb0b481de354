import type { Surface } from '../../scene.ts';
import { enVigueur, vaut } from '../regime.ts';
import { estDeuxRouesLeger } from '../usagers.ts';
import { doubleSens, estBande, estChaussee } from '../voies.ts';
import { effetsE } from './signauxE.ts';
import { arret, stationnement, type Contexte, type Regle } from './raison.ts';

const surUne = (c: Contexte, ...noms: Surface[]): boolean =>
  c.p.sur.some((v) => noms.includes(v.nom));
export const surChaussee = (c: Contexte): boolean => c.p.sur.some((v) => estChaussee(v.nom));
const deuxRoues = (c: Contexte): boolean => estDeuxRouesLeger(c.p.u) || c.p.u.qui === 'moto';

/** Where people and cars share the whole width, that width is no pavement. */
const partage = (c: Contexte): boolean => vaut(c.scene, 'F12a') || vaut(c.scene, 'F103');

export const trottoir: Regle = (c) =>
  (surUne(c, 'trottoir') || (surUne(c, 'trottoir partagé') && !partage(c))) &&
  !deuxRoues(c) &&
  !effetsE(c).some((e) => e.code === 'E9e')
    ? arret('Ni arrêt ni stationnement sur un trottoir.', '24, 1°')
    : [];

export const accotementEnSaillie: Regle = (c) =>
  surUne(c, 'accotement en saillie') && c.scene.agglomération && !deuxRoues(c)
    ? arret('En agglomération, ni arrêt ni stationnement sur un accotement en saillie.', '24, 1°')
    : [];

export const pisteCyclable: Regle = (c) =>
  surUne(c, 'piste monte', 'piste descend', 'piste double')
    ? arret('Ni arrêt ni stationnement sur une piste cyclable.', '24, 2°')
    : [];

export const bandeLaterale: Regle = (c) =>
  surUne(c, 'latérale')
    ? stationnement('Sur une bande latérale, seul l’arrêt est permis.', '25.1')
    : [];

export const autoroute: Regle = ({ scene }) =>
  scene.lieu === 'autoroute'
    ? arret('Sur autoroute, on ne s’arrête que sur les aires prévues.', '21.4.4°')
    : scene.lieu === 'route pour automobiles'
      ? arret('Sur une route pour automobiles, on ne s’arrête que sur les aires prévues.', '22.2')
      : [];

export const zoneDEvitement: Regle = (c) =>
  surUne(c, 'évitement') ? arret('Ni arrêt ni stationnement sur des lignes obliques.', '77') : [];

export const bandeBusOuSite: Regle = (c) =>
  surUne(c, 'bus monte', 'bus descend', 'tram monte', 'tram descend')
    ? arret(
        'Cette bande est réservée aux transports en commun : on n’y circule pas pour s’y arrêter.',
        '72',
      )
    : [];

export const terrePlein: Regle = (c) => {
  if (!surUne(c, 'terre-plein', 'berme') || c.scene.agglomération) return [];
  return stationnement('Hors agglomération, on ne stationne pas sur le terre-plein.', '25.1.13°');
};

/** Of a road with two carriageways the left side, of one with three the middle one. */
export const chausseesSeparees: Regle = (c) => {
  const v = c.p.sur.find((x) => estChaussee(x.nom));
  const chaussees = [...new Set(c.voies.filter((x) => estBande(x.nom)).map((x) => x.chaussee))];
  if (!v || chaussees.length < 2) return [];
  if (chaussees.length === 3 && v.chaussee === chaussees[1])
    return stationnement('On ne stationne pas sur la chaussée centrale.', '25.1.12°');
  const bandes = c.voies.filter((x) => estBande(x.nom) && x.chaussee === v.chaussee);
  const gauche = v.sens === 'monte' ? bandes[0] : bandes.at(-1);
  return bandes.length > 1 && gauche === v && !c.scene.agglomération
    ? stationnement(
        'Hors agglomération, on ne stationne pas du côté gauche d’une chaussée à deux chaussées séparées.',
        '25.1.13°',
      )
    : [];
};

export const mauvaisCote: Regle = (c) => {
  const v = c.p.sur[0];
  if (!v || !doubleSens(c.voies, v.chaussee) || c.p.sens === v.sens) return [];
  return arret('Sur une voie à double sens, on se range à droite dans son sens de marche.', '23.1');
};

/** Off the carriageway first, where there is a shoulder to drive on. */
export const horsChausseeDAbord: Regle = (c) => {
  if (!surChaussee(c) || c.p.sur.length > 1) return [];
  const v = c.p.sur[0];
  const bord = v && c.voies[v.sens === 'monte' ? v.n : v.n - 2];
  const accotement =
    bord?.nom === 'accotement' || (bord?.nom === 'accotement en saillie' && !c.scene.agglomération);
  return accotement && !enVigueur(c.scene, 'accotement trop étroit')
    ? arret('L’accotement est praticable : on s’y range avant d’occuper la chaussée.', '23.1')
    : [];
};

/** Beside parking places one blocks them; in an inner lane one is not against the edge. */
export const contreLeBord: Regle = (c) => {
  const v = c.p.sur.find((x) => estBande(x.nom));
  if (!v) return [];
  const cote = doubleSens(c.voies, v.chaussee) ? [v.sens === 'monte' ? 1 : -1] : [1, -1];
  const voisins = cote.map((k) => c.voies[v.n - 1 + k]);
  if (voisins.every((x) => x !== undefined && estBande(x.nom)))
    return arret(
      'On se range le plus loin possible de l’axe, contre le bord de la chaussée.',
      '23',
    );
  return [];
};

export const bandesMarquees: Regle = (c) => {
  const v = c.p.sur.find((x) => estBande(x.nom));
  if (!v || effetsE(c).some((e) => e.code === 'E9a' || e.code === 'E9b')) return [];
  const marque = c.voies.some(
    (x) =>
      x.chaussee === v.chaussee &&
      estBande(x.nom) &&
      x.droite.some((l) => l !== 'jaune' && l !== 'large' && l !== 'bus') &&
      estBande(c.voies[x.n]?.nom ?? 'herbe'),
  );
  return marque
    ? stationnement(
        'On ne stationne pas sur une chaussée divisée en bandes de circulation.',
        '25.1.9°',
      )
    : [];
};

export const ligneJaune: Regle = (c) =>
  c.p.sur.some((v) => [...v.gauche, ...v.droite].includes('jaune'))
    ? stationnement('Le long d’une ligne jaune discontinue, seul l’arrêt est permis.', '25.1.10°')
    : [];

export const voiePrioritaire: Regle = (c) =>
  vaut(c.scene, 'B9') && !c.scene.agglomération && surChaussee(c)
    ? stationnement(
        'Hors agglomération, on ne stationne pas sur la chaussée d’une voie prioritaire.',
        '25.1.8°',
      )
    : [];

export const zones: Regle = (c) => {
  if (vaut(c.scene, 'F103'))
    return stationnement('On ne stationne pas dans une zone piétonne.', '22sexies');
  const place = surUne(c, 'stationnement', 'stationnement en épi');
  return vaut(c.scene, 'F12a') && !place
    ? stationnement('Dans cette zone, on ne stationne qu’aux emplacements marqués.', '22bis')
    : [];
};
