import { combien } from '../../../regles/ecriture.ts';
import { listPaiements } from '../../argent/paiement/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { eleveOf } from './eleveOf.ts';

export const getPaiementsExtranet: Handler<'getPaiementsExtranet'> = async ({ db, input }) => {
  const { id } = await eleveOf(db, input.id);
  const paiements = await listPaiements(db, id);
  return { paiements, message: `${combien(paiements.length, 'paiement')}.` };
};
