import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { EtatPaiement } from '../../../../regles/achat.ts';
import { type Moyen, FICHES } from '../../../../regles/fournisseurs/index.ts';
import type { Environment } from '../../../socle/config/environment.ts';
import type { Database } from '../../../socle/db/database.ts';
import type { Wider } from '../../../socle/http/headers.ts';
import { Refus } from '../../../socle/refus/refus.ts';
import type { Releve } from './releve.ts';

/** Each call of a provider needs these. */
export interface Chez {
  env: Environment;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Calls that also read or change payments need these. */
export interface House extends Chez {
  database: Pick<Database, 'read' | 'write'>;
}

export class FournisseurMuet extends Refus {
  constructor(moyen: Moyen, why: string) {
    super(
      503,
      `${FICHES[moyen].nom} ne répond pas pour l’instant. Avant de recommencer, regarde «\u00a0Mes paiements\u00a0»\u00a0: si ton paiement est passé, ton accès s’ouvre tout seul.`,
    );
    this.cause = why;
  }
}

export interface Attendu {
  id: number;
  commande: string;
  etat: EtatPaiement;
  /** In milliseconds, since the order. */
  age: number;
}

export interface ARendre {
  commande: string;
  /** The provider's id of the payment. */
  paiementChezEux: string;
  /** In cents: what is refunded now, and what the provider had left before. */
  montant: number;
  reste: number;
  motif: string;
  /** The provider's idempotency key. */
  cle: string;
  /** The provider's ids of refunds that our books have. */
  connus: ReadonlySet<string>;
  /** An earlier attempt has an unknown outcome. */
  encore: boolean;
}

export type Outcome =
  | { etat: 'fait'; fournisseurId: string | null }
  | { etat: 'enRoute' }
  | { etat: 'refuse'; raison: string };

/** The period is half-open. */
export interface Fenetre {
  from: string;
  to: string;
}

export interface Mouvement {
  /** `impaye`: a chargeback; `revenu`: its money has returned. */
  chose: 'paiement' | 'remboursement' | 'impaye' | 'revenu';
  id: string;
  /** Not every provider repeats our reference. */
  commande: string | null;
  parent: string | null;
  etat: 'fait' | 'attente' | 'sans';
  /** Cents, never negative. */
  montant: number;
  devise: string;
  /** In cents; null: the provider does not report its fee. */
  frais: number | null;
  date: string;
}

type Livres =
  | { par: 'commande'; list: (chez: Chez, commande: string) => Promise<Mouvement[]> }
  | {
      par: 'periode';
      /** The provider's books end at `jusque`. */
      list: (chez: Chez, fenetre: Fenetre) => Promise<{ mouvements: Mouvement[]; jusque: string }>;
    };

/** Each call throws when its outcome is unknown. */
export interface Service {
  /** False: the provider does not know it. `repris`: chargebacks in the provider's books. */
  ask: (
    house: House,
    paiement: { id: number; commande: string },
    now: Date,
    repris?: readonly Mouvement[],
  ) => Promise<boolean>;
  refund: (chez: Chez, aRendre: ARendre) => Promise<Outcome>;
  livres: Livres;
}

/** Amounts are integer cents, instants UTC. */
export interface Fournisseur<Offre = unknown> {
  moyen: Moyen;
  isOuvert: (env: Environment) => boolean;
  offre: (env: Environment) => Offre;
  politique: (env: Environment) => Partial<Wider>;
  serve: (app: FastifyInstance, house: ServedHouse) => void;
  /** Called once per run of the job; returns why an order will never be paid. */
  follow: (house: House, now: Date) => (attendu: Attendu) => Promise<string | undefined>;
  service: (env: Environment) => Service | undefined;
  releve: Releve;
}

export interface ServedHouse {
  database: Database;
  env: Environment;
  clock: () => Date;
}
