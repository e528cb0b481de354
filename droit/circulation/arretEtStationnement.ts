import type { Route } from '../../drawing/scene/scene.ts';
import * as autour from './stationnement/autour.ts';
import * as elements from './stationnement/elements.ts';
import * as lieux from './stationnement/lieuxSansArret.ts';
import type { Raison, Regle } from './stationnement/raison.ts';
import { signauxE } from './stationnement/signauxE.ts';
import { placeDeNom } from './voies.ts';

export interface ArretEtStationnement {
  arret: boolean;
  stationnement: boolean;
  raisons: Raison[];
  doutes: string[];
}

const REGLES: Regle[] = [
  lieux.autoroute,
  lieux.trottoir,
  lieux.accotementEnSaillie,
  lieux.pisteCyclable,
  lieux.bandeLaterale,
  lieux.zoneDEvitement,
  lieux.bandeBusOuSite,
  lieux.terrePlein,
  lieux.chausseesSeparees,
  lieux.mauvaisCote,
  lieux.horsChausseeDAbord,
  lieux.contreLeBord,
  lieux.bandesMarquees,
  lieux.ligneJaune,
  lieux.voiePrioritaire,
  lieux.zones,
  signauxE,
  elements.passages,
  elements.passageANiveau,
  elements.damier,
  elements.tunnelOuPont,
  elements.sommetOuVirage,
  elements.carrefours,
  elements.feux,
  elements.signaux,
  elements.dispositifSureleve,
  elements.arretDeBus,
  elements.garage,
  elements.sortieDePropriete,
  autour.unMetre,
  autour.doubleFile,
  autour.passageLibre,
  autour.surLesRails,
];

export function arretEtStationnement(scene: Route, nom: string): ArretEtStationnement {
  const { voies, place } = placeDeNom(scene, nom);
  const dits = REGLES.flatMap((regle) => regle({ scene, voies, p: place }));
  const raisons = dits.filter((x) => 'interdit' in x);
  const arret = !raisons.some((r) => r.interdit === 'arrêt');
  const stationnement = raisons.length === 0;
  const doutes = dits
    .filter((x) => 'doute' in x)
    .filter((x) => (x.doute === 'arrêt' ? arret : stationnement))
    .map((x) => x.pourquoi);
  return { arret, stationnement, raisons, doutes: [...new Set(doutes)] };
}
