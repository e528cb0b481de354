import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { findFacture } from './facture.queries.ts';
import { fichierOf } from './piece.ts';

const nonTrouvee = () => introuvable('Cette facture n’existe pas.');

export const getFacturePdf: Handler<'getFacturePdf'> = async (context) => {
  const found = await findFacture(context.db, context.input.id);
  if (!found || found.eleve_id !== context.eleve.id) throw nonTrouvee();
  return (await fichierOf(context, found)).fichier;
};

export const getFacturePdfExtranet: Handler<'getFacturePdfExtranet'> = async (context) => {
  const { db, write, essais, input, env } = context;
  const found = await findFacture(db, input.id);
  if (!found) throw nonTrouvee();
  const { numero, fichier } = await fichierOf({ db, write: essais.write, env }, found);
  const apres = { facture: numero };
  await write(async () => ({
    journal: { objet: 'eleve', objet_id: found.eleve_id, avant: null, apres },
  }));
  return fichier;
};
