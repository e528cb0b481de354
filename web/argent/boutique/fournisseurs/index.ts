import { MOYENS, type Moyen } from '../../../../regles/fournisseurs/index.ts';
import type { Moyens } from '../boutique.calls.ts';
import { paypal } from './paypal/paypal.tsx';
import { payzen } from './payzen/payzen.ts';
import type { Fournisseur } from './port.ts';

const FOURNISSEURS: { [M in Moyen]: (offre: NonNullable<Moyens[M]>) => Fournisseur } = {
  payzen,
  paypal,
};

const offertBy = <M extends Moyen>(moyen: M, { [moyen]: offre }: Pick<Moyens, M>) =>
  offre ? FOURNISSEURS[moyen](offre) : [];

export const fournisseursOf = (moyens: Moyens): Fournisseur[] =>
  MOYENS.flatMap((moyen) => offertBy(moyen, moyens));
