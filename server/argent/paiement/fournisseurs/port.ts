import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { EtatPaiement } from '../../../../regles/achat.ts';
import { type Moyen, FICHES } from '../../../../regles/fournisseurs/index.ts';
import type { Environment } from '../../../socle/config/environment.ts';
import type { Database } from '../../../socle/db/database.ts';
import type { Wider } from '../../../socle/http/headers.ts';
import { Refus } from '../../../socle/refus/refus.ts';
import type { Fenetre, Mouvement } from '../mouvement.ts';
import type { Releve } from './releve.ts';

/** Who asks a provider, and where its answers are noted. */
export interface Chez {
  env: Environment;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface House extends Chez {
  database: Pick<Database, 'read' | 'write'>;
}

/** It can't be reached, or not be understood: nobody knows whether it was done. */
export class FournisseurMuet extends Refus {
  constructor(moyen: Moyen, why: string) {
    super(
      503,
      `${FICHES[moyen].nom} ne répond pas pour l’instant. Avant de recommencer, regarde «\u00a0Mes paiements\u00a0»\u00a0: si ton paiement est passé, ton accès s’ouvre tout seul.`,
    );
    this.cause = why;
  }
}

/** A payment that its provider has not settled yet. */
export interface Attendu {
  id: number;
  commande: string;
  etat: EtatPaiement;
  /** In milliseconds, since it was opened. */
  age: number;
}

export interface ARendre {
  commande: string;
  /** The provider's own id of what was paid. */
  paye: string;
  /** In cents: what goes back now, and what the provider had left of the payment before. */
  montant: number;
  reste: number;
  motif: string;
  /** Idempotency key: the same each time that this refund is asked for. */
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

/** What a provider has in its books: asked order by order, or all of its account from then until before then. */
type Livres =
  | { par: 'commande'; list: (chez: Chez, commande: string) => Promise<Mouvement[]> }
  | {
      par: 'periode';
      /** `jusque`: how far the provider has written its books. */
      list: (chez: Chez, fenetre: Fenetre) => Promise<{ mouvements: Mouvement[]; jusque: string }>;
    };

/** What can be asked of a provider; each throws where nobody knows whether it was done. */
export interface Service {
  /** Takes over what it says of a payment now; false where it knows nothing of it. `repris`: its books say that a bank took so much back. */
  ask: (
    house: House,
    paiement: { id: number; commande: string },
    now: Date,
    repris?: readonly Mouvement[],
  ) => Promise<boolean>;
  refund: (chez: Chez, aRendre: ARendre) => Promise<Issue>;
  livres: Livres;
}

/** A provider of payments, as the rest of the house knows it. Amounts are integer cents, instants UTC. */
export interface Fournisseur<Offre = unknown> {
  moyen: Moyen;
  /** One can pay by it here. */
  isOuvert: (env: Environment) => boolean;
  /** What its button needs, told with what is sold. */
  offre: (env: Environment) => Offre;
  /** What the pages on which one pays may load of it and send to it. */
  politique: (env: Environment) => Partial<Wider>;
  /** Mounts the addresses at which it tells us what became of a payment. */
  serve: (app: FastifyInstance, house: ServedHouse) => void;
  /** Asks after awaited payments, for one run of the job; answers why nobody will pay one any more. */
  follow: (house: House, now: Date) => (attendu: Attendu) => Promise<string | undefined>;
  /** Undefined without the keys that it takes. */
  service: (env: Environment) => Service | undefined;
  releve: Releve;
}

export interface ServedHouse {
  database: Database;
  env: Environment;
  clock: () => Date;
}
