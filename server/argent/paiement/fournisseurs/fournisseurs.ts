import type { FastifyInstance } from 'fastify';
import { isPagePaiement } from '../../../../regles/achat.ts';
import {
  MOYENS,
  type Moyen,
  SANS_MOYEN,
  moyenOf,
  parMoyen,
} from '../../../../regles/fournisseurs/index.ts';
import type { Environment } from '../../../socle/config/environment.ts';
import type { Wider } from '../../../socle/http/headers.ts';
import { paypal } from './paypal/index.ts';
import { payzen } from './payzen/index.ts';
import type { Fournisseur, ServedHouse } from './port.ts';

export const FOURNISSEURS = { payzen, paypal } satisfies Record<Moyen, Fournisseur>;

/** Returns undefined when a discount left nothing to pay. Throws for an unknown type. */
export const fournisseurOf = (type: string): Fournisseur | undefined =>
  type === SANS_MOYEN ? undefined : FOURNISSEURS[moyenOf(type)];

export const moyensOf = (env: Environment): Moyen[] =>
  MOYENS.filter((moyen) => FOURNISSEURS[moyen].isOuvert(env));

export const offresOf = (env: Environment) =>
  parMoyen((moyen) => {
    const { isOuvert, offre } = FOURNISSEURS[moyen];
    return isOuvert(env) ? offre(env) : null;
  }) as { [M in Moyen]: ReturnType<(typeof FOURNISSEURS)[M]['offre']> | null };

export function serveFournisseurs(app: FastifyInstance, house: ServedHouse): void {
  for (const moyen of MOYENS) FOURNISSEURS[moyen].serve(app, house);
}

export function politiqueOf(env: Environment): (path: string) => Wider | undefined {
  const all = moyensOf(env).map((moyen): Partial<Wider> => FOURNISSEURS[moyen].politique(env));
  const wider: Wider = {
    forms: all.flatMap(({ forms = [] }) => forms),
    provider: all.flatMap(({ provider = [] }) => provider),
  };
  return (path) => (all.length > 0 && isPagePaiement(path) ? wider : undefined);
}
