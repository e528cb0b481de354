import type * as paiement from '../../contract/paiement.ts';
import type { Handlers } from '../kernel/mount.ts';
import { listPaiements } from './paiement.queries.ts';

export const paiementRoutes: Handlers<keyof typeof paiement> = {
  getPaiements: async ({ db, eleve }) => ({ paiements: await listPaiements(db, eleve.id) }),
};
