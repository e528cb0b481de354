import type { Route } from '../../drawing/scene/scene.ts';
import * as autres from './depasser/autourDeMoi.ts';
import {
  aGauche,
  type ContexteDepasser,
  type Doute,
  type Raison,
  type Regle,
} from './depasser/contexteDepasser.ts';
import * as lieux from './depasser/lieuxSansDepasser.ts';
import * as lignes from './depasser/lignes.ts';
import * as signaux from './depasser/signauxC.ts';
import { surRails } from './usagers.ts';
import { immobile, placeDeNom } from './voies.ts';

export interface Depassement {
  permis: boolean;
  cote: 'gauche' | 'droite' | 'contourner';
  raisons: Raison[];
  doutes: string[];
}

const A_GAUCHE: Regle[] = [
  lignes.ligneContinue,
  lignes.surfaceInterdite,
  signaux.c35,
  signaux.c39,
  lieux.passageANiveau,
  lieux.carrefour,
  lieux.sommetOuVirage,
  lieux.passagePourPietons,
  lieux.dispositifSureleve,
  lieux.zoneCyclable,
  autres.enFace,
  autres.onMeDepasse,
  autres.ilDepasse,
  autres.camionSousLaPluie,
];
const A_DROITE: Regle[] = [autres.arretSansRefuge];
const EN_CONTOURNANT: Regle[] = [
  lignes.ligneContinue,
  lignes.surfaceInterdite,
  lieux.passagePourPietons,
  autres.obstacleDeMonCote,
];

/** One passes trams on the right, and vehicles that have moved left to turn left. */
const passeADroite = (contexte: ContexteDepasser): boolean =>
  surRails(contexte.lui.u) || contexte.lui.u.fait === 'tourne à gauche';

function contexte(scene: Route, qui: string, depasse: string): ContexteDepasser {
  const { voies, place: moi } = placeDeNom(scene, qui);
  const { place: lui } = placeDeNom(scene, depasse);
  const [voie, voisine] = [moi.sur[0], lui.sur[0]];
  const memeBande = voie !== undefined && lui.sur.some((x) => x.n === voie.n);
  const aCote = memeBande ? aGauche(voies, voie) : undefined;
  const bande = aCote ?? voie;
  const enSensInverse =
    voie !== undefined &&
    voisine !== undefined &&
    bande?.chaussee === voie.chaussee &&
    bande.sens !== moi.sens;
  return { scene, voies, moi, lui, aCote, enSensInverse };
}

export function depassement(scene: Route, qui: string, depasse: string): Depassement {
  const cas = contexte(scene, qui, depasse);
  const droite = passeADroite(cas);
  const contourne = !droite && immobile(cas.lui.u);
  const regles = droite ? A_DROITE : contourne ? EN_CONTOURNANT : A_GAUCHE;
  const dits = [autres.pasADepasser, ...regles].flatMap((regle) => regle(cas));
  const raisons = dits.filter((x): x is Raison => 'pourquoi' in x);
  const doutes = dits.filter((x): x is Doute => 'doute' in x).map((x) => x.doute);
  if (!droite && cas.moi.u.fait === 'dépasse par la droite')
    raisons.push({ pourquoi: 'On dépasse par la gauche.', articles: ['16.3'] });
  return {
    permis: raisons.length === 0,
    cote: droite ? 'droite' : contourne ? 'contourner' : 'gauche',
    raisons,
    doutes: raisons.length === 0 || autres.pasADepasser(cas).length > 0 ? doutes : [],
  };
}
