import type { FastifyBaseLogger } from 'fastify';
import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Database } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { moyensOf } from '../../argent/paiement/index.ts';
import { askOrdre, refundPaypal } from '../../argent/paiement/fournisseurs/paypal/index.ts';
import {
  askOrder,
  canAskPayzen,
  refundPayzen,
} from '../../argent/paiement/fournisseurs/payzen/index.ts';
import { raisonDePaypal, raisonDePayzen } from './raisons.ts';

export interface House {
  database: Pick<Database, 'read' | 'write'>;
  env: Environment;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface ARendre {
  commande: string;
  /** The provider's own id of what was paid. */
  paye: string;
  /** In cents: what goes back now, and what the provider had left of the payment before. */
  montant: number;
  reste: number;
  motif: string;
  /** The same each time that it is asked. */
  cle: string;
  /** The provider's ids of refunds that are in the books. */
  connus: ReadonlySet<string>;
  /** Asked before, without knowing what became of it. */
  encore: boolean;
}

export type Issue =
  | { etat: 'fait'; fournisseurId: string | null }
  /** It will say so itself, or when it is asked again. */
  | { etat: 'enRoute' }
  /** Why not, as a sentence. */
  | { etat: 'refuse'; raison: string };

/** What the school asks of a provider; each throws where nobody knows whether it was done. */
export interface Fournisseur {
  nom: string;
  /** Its keys allow it. */
  ouvert: (env: Environment) => boolean;
  rendre: (house: House, aRendre: ARendre) => Promise<Issue>;
  /** Takes over what it says of an order now; false where it knows nothing of it. */
  verifier: (
    house: House,
    paiement: { id: number; commande: string },
    now: Date,
  ) => Promise<boolean>;
}

const payzen: Fournisseur = {
  nom: 'PayZen',
  ouvert: canAskPayzen,
  async rendre({ env }, { paye: uuid, ...aRendre }) {
    const told = await refundPayzen(env, { ...aRendre, uuid });
    if ('enRoute' in told) return { etat: 'enRoute' };
    return 'raison' in told
      ? { etat: 'refuse', raison: raisonDePayzen(told.raison) }
      : { etat: 'fait', ...told };
  },
  verifier: (house, { commande }, now) => askOrder(house, commande, now),
};

/** Asked again under the same key, it does once what it is asked. */
const paypal: Fournisseur = {
  nom: 'PayPal',
  ouvert: (env) => moyensOf(env).includes('paypal'),
  async rendre({ env, log }, { paye: captureId, montant, cle, motif }) {
    const told = await refundPaypal({ env, log }, { captureId, montant, cle, motif });
    if (told.etat === 'refuse') return { etat: 'refuse', raison: raisonDePaypal(told.raison) };
    if (told.etat === 'enCours') return { etat: 'enRoute' };
    return { etat: 'fait', fournisseurId: told.fournisseurId };
  },
  verifier: ({ database, env, log }, { id }, now) =>
    askOrdre({ env, log, now, read: database.read, write: database.write }, id),
};

export const FOURNISSEURS: Record<Moyen, Fournisseur> = { payzen, paypal };
