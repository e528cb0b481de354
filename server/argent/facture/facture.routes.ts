import type * as facture from '../../../contract/facture.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { exportComptable } from './exportComptable.ts';
import { findFacture } from './facture.queries.ts';
import { getTotauxComptables } from './getTotauxComptables.ts';
import { fichierOf } from './piece.ts';

const nonTrouvee = () => introuvable('Cette facture n’existe pas.');

export const factureRoutes: Handlers<keyof typeof facture> = {
  getFacturePdf: async ({ db, write, eleve, input, env }) => {
    const found = await findFacture(db, input.id);
    if (!found || found.eleve_id !== eleve.id) throw nonTrouvee();
    return (await fichierOf({ db, write, env }, found)).fichier;
  },
  getFacturePdfExtranet: async ({ db, write, essais, input, env }) => {
    const found = await findFacture(db, input.id);
    if (!found) throw nonTrouvee();
    const { numero, fichier } = await fichierOf({ db, write: essais.write, env }, found);
    await write(async () => ({
      journal: {
        objet: 'eleve',
        objet_id: found.eleve_id,
        avant: null,
        apres: { facture: numero },
      },
    }));
    return fichier;
  },
  exportComptable,
  getTotauxComptables,
};
