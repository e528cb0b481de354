import type { Decor, Plan, Vu } from '../../drawing/scene/plan/plan.ts';
import { aDroite, devant, fois, plus, type Vec } from '../maille/vecteurs.ts';
import type { SolBati } from '../sol/solBati.ts';

/** Metres from the ground to the top, as models have it. */
const HAUTEURS: Record<Vu['qui'], number> = {
  voiture: 1.55,
  camionnette: 2.45,
  camion: 3.6,
  bus: 3.1,
  autocar: 3.5,
  'bus scolaire': 3.1,
  tram: 3.5,
  train: 4,
  moto: 1.65,
  cyclomoteur: 1.6,
  vélo: 1.72,
  'speed pedelec': 1.72,
  trottinette: 1.85,
  tracteur: 2.9,
  attelage: 2.1,
  ambulance: 2.6,
  police: 1.6,
  pompiers: 3.2,
  piéton: 1.74,
  enfant: 1.24,
  aîné: 1.66,
  aveugle: 1.74,
  'chaise roulante': 1.36,
  'cycliste à pied': 1.74,
  'groupe d’enfants': 1.74,
  remorque: 1.3,
  caravane: 2.5,
  obstacle: 0.8,
  travaux: 1.3,
};
const AGENT = 1.85;

export const hauteurDe = (qui: Vu['qui']): number => HAUTEURS[qui];

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
  objet: Vu | Decor;
}

export function boitesOf({ objets }: Plan, { hauteurAt }: SolBati): Boite[] {
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
