import { tvaContenue } from '../../../regles/tva.ts';
import type { Db } from '../../socle/db/database.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import { anneeOf } from '../../socle/texte/jours.ts';
import { holdNumeros, nextNumero } from '../../socle/numeros/numeros.ts';
import { type ContenuFacture, sealContenu } from './contenu.ts';
import type { Facture } from './facture.tables.ts';
import { contenuOfFacture, holdFactureOf, numeroOf, sumSerie } from './facture.queries.ts';

type AEmettre = Pick<Facture, 'paiement_id' | 'eleve_id' | 'montant' | 'taux'> & {
  contenu: ContenuFacture;
};

interface FactureContext {
  env: AppSecret;
  now: Date;
}

/** Call it in the payment's transaction; a job draws the PDF later. */
export function issueFacture(trx: Db, facture: AEmettre, ctx: FactureContext) {
  const tva = tvaContenue(facture.montant, facture.taux);
  return issue(trx, { ...facture, serie: 'F', corrige_id: null, avantCapture: 0, tva }, ctx);
}

export type AvoirAEmettre = Pick<Facture, 'paiement_id' | 'montant'> & {
  motif: string;
  avantCapture?: boolean;
};

/** Undefined: the payment is older than the ledger. The last credit note takes the remaining VAT, so that sums match. */
export async function issueAvoir(trx: Db, avoir: AvoirAEmettre, { env, now }: FactureContext) {
  const { paiement_id, montant, motif } = avoir;
  const avantCapture = avoir.avantCapture === true ? 1 : 0;
  const facture = await holdFactureOf(trx, paiement_id);
  if (!facture) return undefined;
  // Money that had returned has an invoice of its own.
  const emis = await sumSerie(trx, paiement_id, 'F');
  const rendu = await sumSerie(trx, paiement_id, 'NC');
  const apres = rendu.montant + montant;
  if (montant <= 0 || apres > emis.montant)
    throw new Error('A credit note gives back a part of what is left.');
  const { id: corrige_id, eleve_id, taux } = facture;
  const contenu: ContenuFacture = {
    ...(await contenuOfFacture(trx, env, facture)),
    prixPlein: montant,
    remise: null,
    date: now.toISOString(),
    motif,
    corrige: numeroOf(facture),
  };
  const tva = (apres === emis.montant ? emis.tva : tvaContenue(apres, taux)) - rendu.tva;
  return issue(
    trx,
    { serie: 'NC', paiement_id, eleve_id, corrige_id, avantCapture, montant, taux, tva, contenu },
    { env, now },
  );
}

/** Credit notes' numbers are locked before invoices': the other order deadlocks with a refund. */
export const holdAvoirs = (trx: Db, now: Date) => holdNumeros(trx, 'NC', anneeOf(now));

type Document = AEmettre & Pick<Facture, 'serie' | 'corrige_id' | 'avantCapture' | 'tva'>;

async function issue(trx: Db, { contenu, ...document }: Document, { env, now }: FactureContext) {
  const annee = anneeOf(now);
  const row = await trx
    .insertInto('facture')
    .values({
      ...document,
      annee,
      numero: await nextNumero(trx, document.serie, annee),
      dateEmission: now.toISOString(),
      contenu: sealContenu(env, contenu),
      aDessiner: 1,
    })
    .returning(['id', 'serie', 'annee', 'numero'])
    .executeTakeFirstOrThrow();
  return { id: row.id, numero: numeroOf(row) };
}
