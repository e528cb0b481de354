import type { Db } from '../../server/socle/db/database.ts';
import { readChez } from '../../bench/livres.ts';
import type { Carnet } from './carnet.ts';
import type { EcoleDuSoir } from './ecole.ts';

/** At once: longer lists would be one statement too long. */
const AT_ONCE = 500;

/** Acknowledged answers that the database does not have. */
export async function countPerdues(db: Db, { acquittees }: Carnet): Promise<number> {
  const ids = [...new Set([...acquittees.keys()].map((cle) => Number(cle.split(' ')[0])))];
  const found = new Map<number, string>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('tentative')
      .select(['id', 'reponses'])
      .where('id', 'in', ids.slice(at, at + AT_ONCE))
      .execute();
    for (const { id, reponses } of rows) found.set(id, reponses);
  }
  return [...acquittees].filter(([cle, lettre]) => {
    const [id, position] = cle.split(' ').map(Number);
    return found.get(id!)?.[position!] !== lettre;
  }).length;
}

export interface Ventes {
  payees: number;
  /** Paid there and not given here, or the reverse. */
  perdues: number;
  /** Two payments, invoices, accesses or mails for one order. */
  doubles: number;
}

/** Compares the orders of one page with what their providers took. */
export async function countVentes(
  db: Db,
  ecole: EcoleDuSoir,
  { commandes }: Carnet,
): Promise<Ventes> {
  const chez = readChez({ payzen: ecole.carte.folder, paypal: ecole.portefeuille.folder });
  const ventes = { payees: 0, perdues: 0, doubles: 0 };
  for (const commande of commandes) {
    const isPaid = (chez.get(commande) ?? 0) > 0;
    const rows = await db
      .selectFrom('paiement')
      .select(['id', 'eleve_id', 'acces_id', 'montant'])
      .where('commande', '=', commande)
      .where('etat', '=', 'paye')
      .execute();
    if (isPaid) ventes.payees++;
    if (rows.length > 0 !== isPaid) ventes.perdues++;
    for (const { id, eleve_id, acces_id, montant } of rows) {
      const count = await countOf(db, { id, eleve_id, acces_id });
      if (count.some((nombre) => nombre < 1)) ventes.perdues++;
      if (count.some((nombre) => nombre > 1) || chez.get(commande) !== montant) ventes.doubles++;
    }
  }
  return ventes;
}

/** Invoices, accesses and mails of one payment. */
async function countOf(db: Db, paiement: { id: number; eleve_id: number; acces_id: number }) {
  const { id, eleve_id, acces_id } = paiement;
  const [factures, acces, mails] = await Promise.all([
    db.selectFrom('facture').select('id').where('paiement_id', '=', id).execute(),
    db
      .selectFrom('accesUser')
      .select('id')
      .where('eleve_id', '=', eleve_id)
      .where('acces_id', '=', acces_id)
      .execute(),
    db
      .selectFrom('mail')
      .select('id')
      .where('eleve_id', '=', eleve_id)
      .where('sujet', '=', 'Ton achat est confirmé')
      .execute(),
  ]);
  return [factures, acces, mails].map((rows) => rows.length);
}

export const countMailsQuiAttendent = async (db: Db): Promise<number> =>
  (await db.selectFrom('mail').select('id').where('prochainEssai', 'is not', null).execute())
    .length;
