import { gabarit } from '../gabarits.ts';
import { profilDe } from '../profil.ts';
import type { Ligne, Route, Surface, UsagerRoute } from '../scene.ts';
import { nomDe } from './usagers.ts';

type Sens = 'monte' | 'descend';

/** One surface of the profile as the rules see it. */
export interface Voie {
  n: number;
  nom: Surface;
  x0: number;
  x1: number;
  /** Of the traffic on it; of a pavement or parking places, that of the nearest lane. */
  sens: Sens;
  /** Which carriageway it belongs to or lies beside, from the left. */
  chaussee: number;
  /** Lines at its left and right as they are seen. */
  gauche: Ligne[];
  droite: Ligne[];
}

const BANDES = new Set<Surface>([
  'monte',
  'descend',
  'suggérée monte',
  'suggérée descend',
  'entrée',
  'sortie',
]);
/** Lanes, suggested cycle lanes included: they are carriageway. */
export const estChaussee = (nom: Surface): boolean => BANDES.has(nom);
export const estBande = (nom: Surface): boolean => estChaussee(nom) && !nom.startsWith('suggérée');

const sensPropre = (nom: Surface): Sens | undefined => {
  if (nom.endsWith('descend')) return 'descend';
  return nom.endsWith('monte') || nom === 'entrée' || nom === 'sortie' || nom === 'urgence'
    ? 'monte'
    : undefined;
};

export function voiesDe(scene: Route): Voie[] {
  const { voies, lignes } = profilDe(scene);
  let chaussee = 0;
  const brutes = voies.map((v, i) => {
    if (v.nom === 'terre-plein' || v.nom === 'berme') chaussee += 1;
    return {
      n: i + 1,
      nom: v.nom,
      x0: v.x0,
      x1: v.x1,
      chaussee,
      gauche: lignes.filter((l) => l.apres === i).map((l) => l.ligne),
      droite: lignes.filter((l) => l.apres === i + 1).map((l) => l.ligne),
    };
  });
  const proche = (n: number): Sens =>
    brutes
      .filter((v) => estChaussee(v.nom))
      .sort((a, b) => Math.abs(a.n - n) - Math.abs(b.n - n))
      .map((v) => sensPropre(v.nom))[0] ?? 'monte';
  return brutes.map((v) => ({ ...v, sens: sensPropre(v.nom) ?? proche(v.n) }));
}

/** Somebody on the road, with what he stands on and from where to where, in metres. */
export interface Place {
  nom: string;
  u: UsagerRoute;
  sur: Voie[];
  sens: Sens;
  debut: number;
  fin: number;
}

/** 3.4 stands on 3, at its edge; 3.5 astride 3 and 4. */
const A_CHEVAL = 0.55;

export function placeDe(voies: Voie[], u: UsagerRoute): Place {
  const sur = voies.filter((v) => Math.abs(v.n - u.voie) < A_CHEVAL);
  const sens = u.sens === 'monte' || u.sens === 'descend' ? u.sens : (sur[0]?.sens ?? 'monte');
  const [longueur] = gabarit(u.qui);
  const [debut, fin] = sens === 'monte' ? [u.a - longueur, u.a] : [u.a, u.a + longueur];
  return { nom: nomDe(u), u, sur, sens, debut, fin };
}

export function placeDeNom(scene: Route, nom: string): { voies: Voie[]; place: Place } {
  const u = scene.usagers.find((x) => nomDe(x) === nom);
  if (!u) throw new Error(`Personne ne s’appelle « ${nom} » sur cette route.`);
  const voies = voiesDe(scene);
  return { voies, place: placeDe(voies, u) };
}

/** Metres from something that goes from `a` to `b` to a thing further on in that direction; negative behind. */
export const devant = (sens: Sens, p: { debut: number; fin: number }, a: number, b = a): number =>
  sens === 'monte' ? a - p.fin : p.debut - b;

export const touche = (p: { debut: number; fin: number }, a: number, b: number): boolean =>
  p.debut < b && p.fin > a;

const IMMOBILE = new Set(['arrêté', 'stationné', 'porte ouverte', 'attend']);
export const immobile = (u: UsagerRoute): boolean =>
  u.arrêté === true || IMMOBILE.has(u.fait) || u.qui === 'obstacle' || u.qui === 'travaux';

/** Two directions on one carriageway. */
export const doubleSens = (voies: Voie[], chaussee: number): boolean =>
  new Set(voies.filter((v) => v.chaussee === chaussee && estBande(v.nom)).map((v) => v.sens)).size >
  1;
