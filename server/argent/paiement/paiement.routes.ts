import type * as acces from '../../../contract/acces.ts';
import type * as accord from '../../../contract/accord.ts';
import type * as boutique from '../../../contract/boutique.ts';
import type * as paiement from '../../../contract/paiement.ts';
import { moyenOf } from '../../../regles/fournisseurs/index.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { giveAccord } from './accord.ts';
import { checkRemise } from './checkRemise.ts';
import { getAcces } from './getAcces.ts';
import { getAccesUser } from './getAccesUser.ts';
import { findByCommande, listPaiements } from './paiement.queries.ts';
import { notePaiementVu } from './paiement.writes.ts';

export const paiementRoutes: Handlers<
  keyof typeof accord | keyof typeof paiement | keyof typeof boutique | keyof typeof acces
> = {
  giveAccord,
  checkRemise,
  getAcces,
  getAccesUser,
  getPaiements: async ({ db, eleve }) => ({ paiements: await listPaiements(db, eleve.id) }),
  getStatutPaiement: async ({ db, eleve, input }) => {
    const found = await findByCommande(db, input.commande);
    if (!found || found.eleve_id !== eleve.id) throw introuvable('Ce paiement n’existe pas.');
    const { id, type, etat } = found;
    return { id, type: moyenOf(type), etat };
  },
  paiementVu: async ({ trx, eleve, input }) => {
    await notePaiementVu(trx, { id: input.id, eleve_id: eleve.id });
    return {};
  },
};
