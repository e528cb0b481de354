import { moyenDit } from '../../../regles/fournisseurs/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sansPaiement } from './hold.ts';
import { findByCommande, listPaiements } from './paiement.queries.ts';
import { notePaiementVu } from './paiement.writes.ts';

export const getPaiements: Handler<'getPaiements'> = async ({ db, eleve }) => ({
  paiements: await listPaiements(db, eleve.id),
});

export const getStatutPaiement: Handler<'getStatutPaiement'> = async ({ db, eleve, input }) => {
  const found = await findByCommande(db, input.commande);
  if (found?.eleve_id !== eleve.id) throw sansPaiement();
  const { id, type, etat } = found;
  return { id, type: moyenDit(type), etat };
};

export const paiementVu: Handler<'paiementVu'> = async ({ trx, eleve, input }) => {
  await notePaiementVu(trx, { id: input.id, eleve_id: eleve.id });
  return {};
};
