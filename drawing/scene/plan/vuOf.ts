import { isPieton, isPrioritaire, signalsByArm } from '../../../droit/circulation/usagers.ts';
import { DESSINEES, type Mesures } from '../mesures.ts';
import type { Vu } from './plan.ts';
import type { UsagerCarrefour, UsagerRoute } from '../scene.ts';
import type { Couleur } from '../vocabulaire.ts';

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
  tracteur: 'rouge',
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
const voitures: Couleur[] = ['rouge', 'verte', 'blanche', 'grise', 'orange'];
/** -1: the left. */
export type Bras = -1 | 1 | undefined;
export const brasTendu = ({ qui, clignotant }: Pick<Vu, 'qui' | 'clignotant'>): Bras =>
  !signalsByArm({ qui }) || clignotant === undefined || clignotant === 'quatre'
    ? undefined
    : clignotant === 'gauche'
      ? -1
      : 1;

const GARE = new Set<UsagerRoute['fait']>(['stationné', 'porte ouverte']);
/** Nobody drives it. */
export const isGare = (usager: UsagerCarrefour | UsagerRoute): boolean =>
  'fait' in usager && GARE.has(usager.fait);

export function vuOf<U extends UsagerCarrefour | UsagerRoute>(
  usager: U,
  tous: readonly U[],
  { gabarit }: Mesures = DESSINEES,
): Omit<Vu, 'x' | 'y' | 'cap'> {
  const autres = tous.filter((x) => x.qui === 'voiture' && !x.moi && x.couleur === undefined);
  const couleur =
    usager.couleur ??
    (usager.qui === 'voiture'
      ? usager.moi
        ? 'bleue'
        : voitures[autres.indexOf(usager) % voitures.length]
      : usager.moi && !isPrioritaire(usager)
        ? 'bleue'
        : teintes[usager.qui]) ??
    'grise';
  return {
    genre: 'usager',
    qui: usager.qui,
    taille: gabarit(usager.qui),
    couleur,
    ...(usager.nom && { nom: usager.nom }),
    moi: usager.moi ?? false,
    feuxBleus: usager.feuxBleus ?? usager.sirène ?? false,
    sirene: usager.sirène ?? false,
    ...(usager.vitesse !== undefined && { vitesse: usager.vitesse }),
    ...(usager.enfant && { enfant: true as const }),
    ...(usager.joue && { joue: true as const }),
    ...(usager.disque && isPieton(usager) && { disque: true as const }),
    porteOuverte: 'fait' in usager && usager.fait === 'porte ouverte',
    freine:
      'fait' in usager
        ? !isGare(usager) &&
          (usager.arrêté === true || usager.fait === 'arrêté' || usager.fait === 'attend')
        : (usager.arrêté ?? false),
    usager: usager,
  };
}

export function clignotantOf(
  usager: { clignotant?: string | undefined },
  sinon: 'gauche' | 'droite' | undefined,
): Vu['clignotant'] {
  const { clignotant } = usager;
  if (clignotant === undefined) return sinon;
  return clignotant === 'gauche' || clignotant === 'droite' || clignotant === 'quatre'
    ? clignotant
    : undefined;
}
