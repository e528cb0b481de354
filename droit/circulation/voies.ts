import { gabarit } from '../../drawing/scene/gabarits.ts';
import {
  isBande,
  isChaussee,
  isDeGenre,
  profilOf,
  sensPropre,
} from '../../drawing/scene/profil.ts';
import type { Ligne, Route, Surface, UsagerRoute } from '../../drawing/scene/scene.ts';
import { nomOf } from './usagers.ts';

type Sens = 'monte' | 'descend';

export interface Voie {
  n: number;
  nom: Surface;
  x0: number;
  x1: number;
  /** The direction of travel; a pavement or parking place has that of the nearest lane. */
  sens: Sens;
  /** Counts carriageways from the left, from 0; what lies beside one has its number. */
  chaussee: number;
  gauche: Ligne[];
  droite: Ligne[];
}

export function voiesOf(scene: Route): Voie[] {
  const { voies, lignes } = profilOf(scene);
  let chaussee = 0;
  const brutes = voies.map((voie, i) => {
    if (isDeGenre(voie.nom, 'séparation')) chaussee += 1;
    return {
      n: i + 1,
      nom: voie.nom,
      x0: voie.x0,
      x1: voie.x1,
      chaussee,
      gauche: lignes.filter((l) => l.apres === i).map((l) => l.ligne),
      droite: lignes.filter((l) => l.apres === i + 1).map((l) => l.ligne),
    };
  });
  const proche = (rang: number): Sens =>
    brutes
      .filter((v) => isChaussee(v.nom))
      .sort((a, b) => Math.abs(a.n - rang) - Math.abs(b.n - rang))
      .map((v) => sensPropre(v.nom))[0] ?? 'monte';
  return brutes.map((v) => ({ ...v, sens: sensPropre(v.nom) ?? proche(v.n) }));
}

export interface Place {
  nom: string;
  u: UsagerRoute;
  sur: Voie[];
  sens: Sens;
  debut: number;
  fin: number;
}

/** Place 3.4 is on lane 3, at its edge; 3.5 is astride 3 and 4. */
const A_CHEVAL = 0.55;

export function placeOf(voies: Voie[], usager: UsagerRoute): Place {
  const sur = voies.filter((v) => Math.abs(v.n - usager.voie) < A_CHEVAL);
  const sens =
    usager.sens === 'monte' || usager.sens === 'descend' ? usager.sens : (sur[0]?.sens ?? 'monte');
  const [longueur] = gabarit(usager.qui);
  const [debut, fin] =
    sens === 'monte' ? [usager.a - longueur, usager.a] : [usager.a, usager.a + longueur];
  return { nom: nomOf(usager), u: usager, sur, sens, debut, fin };
}

export function placeDeNom(scene: Route, nom: string): { voies: Voie[]; place: Place } {
  const usager = scene.usagers.find((x) => nomOf(x) === nom);
  if (!usager) throw new Error(`Personne ne s’appelle « ${nom} » sur cette route.`);
  const voies = voiesOf(scene);
  return { voies, place: placeOf(voies, usager) };
}

/** Metres ahead; negative behind. */
export const devant = (
  sens: Sens,
  portee: { debut: number; fin: number },
  de: number,
  jusqua = de,
): number => (sens === 'monte' ? de - portee.fin : portee.debut - jusqua);

export const touches = (
  portee: { debut: number; fin: number },
  de: number,
  jusqua: number,
): boolean => portee.debut < jusqua && portee.fin > de;

const IMMOBILE = new Set(['arrêté', 'stationné', 'porte ouverte', 'attend']);
export const immobile = (usager: UsagerRoute): boolean =>
  usager.arrêté === true ||
  IMMOBILE.has(usager.fait) ||
  usager.qui === 'obstacle' ||
  usager.qui === 'travaux';

export const doubleSens = (voies: Voie[], chaussee: number): boolean =>
  new Set(voies.filter((v) => v.chaussee === chaussee && isBande(v.nom)).map((v) => v.sens)).size >
  1;
