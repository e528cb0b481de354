import type { Vu } from './plan.ts';
import { pietons, type Couleur, type UsagerCarrefour, type UsagerRoute } from './scene.ts';

const teintes: Partial<Record<Vu['qui'], Couleur>> = {
  camionnette: 'blanche',
  camion: 'blanche',
  bus: 'jaune',
  autocar: 'blanche',
  'bus scolaire': 'orange',
  tram: 'jaune',
  train: 'rouge',
  moto: 'noire',
  cyclomoteur: 'noire',
  vélo: 'verte',
  'speed pedelec': 'grise',
  trottinette: 'noire',
  tracteur: 'verte',
  attelage: 'rouge',
  ambulance: 'jaune',
  police: 'blanche',
  pompiers: 'rouge',
  remorque: 'grise',
  caravane: 'blanche',
  piéton: 'orange',
  enfant: 'rouge',
  aîné: 'grise',
  aveugle: 'noire',
  'chaise roulante': 'verte',
  'cycliste à pied': 'verte',
  'groupe d’enfants': 'jaune',
};
/** Cars that are not « moi » take the next one. */
const voitures: Couleur[] = ['rouge', 'verte', 'blanche', 'grise', 'orange'];
const urgences = new Set(['ambulance', 'police', 'pompiers']);
export const estPieton = (qui: Vu['qui']): boolean => (pietons as readonly string[]).includes(qui);
export const estDeuxRoues = (qui: Vu['qui']): boolean =>
  ['vélo', 'speed pedelec', 'cyclomoteur', 'trottinette'].includes(qui);

/** They have no lamps to signal with. */
export const signeDuBras = (qui: Vu['qui']): boolean =>
  ['vélo', 'speed pedelec', 'trottinette', 'attelage'].includes(qui);

/** Everything about him that does not depend on where he is. */
export function vuDe<U extends UsagerCarrefour | UsagerRoute>(
  u: U,
  tous: readonly U[],
): Omit<Vu, 'x' | 'y' | 'cap'> {
  const autres = tous.filter((x) => x.qui === 'voiture' && !x.moi && x.couleur === undefined);
  const couleur =
    u.couleur ??
    (u.qui === 'voiture'
      ? u.moi
        ? 'bleue'
        : voitures[autres.indexOf(u) % voitures.length]
      : u.moi && !urgences.has(u.qui)
        ? 'bleue'
        : teintes[u.qui]) ??
    'grise';
  return {
    genre: 'usager',
    qui: u.qui,
    couleur,
    ...(u.nom && { nom: u.nom }),
    moi: u.moi ?? false,
    feuxBleus: u.feuxBleus ?? u.sirène ?? false,
    sirene: u.sirène ?? false,
    ...(u.vitesse !== undefined && { vitesse: u.vitesse }),
    porteOuverte: 'fait' in u && u.fait === 'porte ouverte',
    arrete: u.arrêté ?? false,
    usager: u,
  };
}

/** What he signals: what he says, or what follows from his way. */
export function clignotantDe(
  u: { clignotant?: string | undefined },
  sinon: 'gauche' | 'droite' | undefined,
): Vu['clignotant'] {
  const c = u.clignotant;
  if (c === undefined) return sinon;
  return c === 'gauche' || c === 'droite' || c === 'quatre' ? c : undefined;
}
