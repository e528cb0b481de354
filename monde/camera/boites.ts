import type { Decor, Plan, Poste, Vu } from '../../drawing/scene/plan/plan.ts';
import { aDroite, devant, fois, plus, type Vec } from '../maille/vecteurs.ts';
import { tailleVraie } from '../gens/index.ts';
import { volumeOf, isQuiRoule } from '../vehicules/index.ts';
import type { SolBati } from '../sol/solBati.ts';

/** Metres from the ground to the top. */
const CHOSES = { obstacle: 0.8, travaux: 1.3 };
/** With his arm. */
const AGENT = 1.85;

/** As its model has it. */
function hauteurDe(qui: Vu['qui']): number {
  if (qui === 'obstacle' || qui === 'travaux') return CHOSES[qui];
  return (isQuiRoule(qui) ? volumeOf(qui) : tailleVraie(qui)).hauteur;
}

/** An upright box in metres. */
export interface Volume {
  /** On the ground, below its middle. */
  pied: Vec;
  cap: number;
  longueur: number;
  largeur: number;
  hauteur: number;
}

/** Somebody or something that decides. */
export interface Boite extends Volume {
  objet: Vu | Decor | Poste;
}

export const isMoi = ({ objet }: Boite): boolean => objet.genre === 'usager' && objet.moi;

export function boitesOf(
  { objets }: Pick<Plan, 'objets'>,
  { hauteurAt }: Pick<SolBati, 'hauteurAt'>,
): Boite[] {
  return objets.flatMap((objet): Boite[] => {
    const pied: Vec = [objet.x, hauteurAt(objet.x, objet.y), objet.y];
    const { cap } = objet;
    if (objet.genre === 'usager') {
      const [longueur, largeur] = objet.taille;
      return [{ objet, pied, cap, longueur, largeur, hauteur: hauteurDe(objet.qui) }];
    }
    if (objet.genre !== 'agent') return [];
    return [{ objet, pied, cap, longueur: 0.6, largeur: 1.6, hauteur: AGENT }];
  });
}

/** Its eight corners. */
export function coinsOf({ pied, cap, longueur, largeur, hauteur }: Volume): Vec[] {
  const [avant, droite] = [fois(devant(cap), longueur / 2), fois(aDroite(cap), largeur / 2)];
  return [0, hauteur].flatMap((y) =>
    [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ].map(([a, d]) => plus(plus(plus(pied, [0, y, 0]), fois(avant, a!)), fois(droite, d!))),
  );
}

/** In metres: a tram's head tells where it goes, and its tail would shrink all others. */
const TETE = 16;

export const avantDe = ({ longueur, pied, cap, ...volume }: Volume): Volume => {
  const long = Math.min(longueur, TETE);
  return {
    ...volume,
    cap,
    longueur: long,
    pied: plus(pied, fois(devant(cap), (longueur - long) / 2)),
  };
};
