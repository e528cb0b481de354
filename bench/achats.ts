import { createHmac, randomUUID } from 'node:crypto';
import type { Db } from '../server/db/database.ts';
import type { Joueur } from './fill.ts';

/** A card provider that signs what it likes, and the books that must agree with what it was told. */

const CLE = 'une clé de boutique pour la mesure';
export const PAYZEN = { PAYZEN_SITE_ID: '12345678', PAYZEN_CLE: CLE };
export const NOTIFICATION = '/api/payment/notificationPayzen';
const PRODUIT = 'code-en-bref';
/** What was answered as done, by order: then it must be there for good. */
export type Acquitte = Map<string, 'paye' | 'rembourse'>;

interface Say {
  origin: string;
  headers: Record<string, string>;
  joueur: Joueur;
  acces_id: number;
  acquitte: Acquitte;
}

type Vads = Record<string, string>;

export async function produitAAcheter(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('acces')
    .select('id')
    .where('reference', '=', PRODUIT)
    .executeTakeFirstOrThrow();
  return id;
}

/** Buys, is paid, gives it back, and buys again, until the server is gone. Throws what it refuses. */
export async function buyAgainAndAgain({ origin, headers, joueur, acces_id, acquitte }: Say) {
  const authorization = `Bearer ${joueur.token}`;
  for (;;) {
    const ordered = await fetch(`${origin}/api/payment/purchaseAccesPayzen`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: JSON.stringify({ acces: acces_id, accord: 1 }),
    });
    const answer = (await ordered.json()) as { form?: string; message?: string };
    // Bought by the round before, whose end nobody heard of: given back first.
    const form = answer.form && fieldsOf(answer.form);
    if (!form) {
      const last = bought.get(joueur);
      if (ordered.status !== 409 || !last) throw new Refused(JSON.stringify(answer));
      await giveBack(origin, last, acquitte);
      continue;
    }
    const paid = authorised(form);
    bought.set(joueur, paid);
    await tell(origin, paid);
    acquitte.set(paid.vads_order_id!, 'paye');
    await giveBack(origin, paid, acquitte);
  }
}

/** The transaction in which a form is paid. */
export const authorised = (form: Vads): Vads => ({
  ...form,
  vads_trans_uuid: randomUUID(),
  vads_operation_type: 'DEBIT',
  vads_trans_status: 'AUTHORISED',
});

/** An answer of the server that is no answer to a kill. */
export class Refused extends Error {}

const bought = new Map<Joueur, Vads>();
const credits = new Map<string, string>();

async function giveBack(origin: string, paid: Vads, acquitte: Acquitte) {
  const order = paid.vads_order_id!;
  // Told again under the same id, as providers do.
  const uuid = credits.get(order) ?? randomUUID();
  credits.set(order, uuid);
  const debit = { ...paid, vads_trans_status: 'CAPTURED' };
  await tell(origin, debit);
  const credit = { vads_trans_uuid: uuid, vads_operation_type: 'CREDIT' };
  await tell(origin, { ...debit, ...credit });
  acquitte.set(order, 'rembourse');
}

/** What the provider says of a payment, signed: the body of its notification. */
export function notificationOf(fields: Vads): URLSearchParams {
  const { signature: _, ...vads } = { ...fields, vads_hash: 'x' } as Vads;
  const names = Object.keys(vads).toSorted((one, other) => (one < other ? -1 : 1));
  const text = [...names.map((name) => vads[name]), CLE].join('+');
  const signature = createHmac('sha256', CLE).update(text).digest('base64');
  return new URLSearchParams({ ...vads, signature });
}

async function tell(origin: string, fields: Vads): Promise<void> {
  const response = await fetch(`${origin}${NOTIFICATION}`, {
    method: 'POST',
    body: notificationOf(fields),
  });
  const told = await response.text();
  if (!told.startsWith('OK')) throw new Refused(told);
}

export const fieldsOf = (form: string): Vads =>
  Object.fromEntries(
    [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll('&amp;', '&'),
    ]),
  );

/** Compares payments, accesses, invoices, their numbers and mails with each other and with what was answered. */
export async function checkAchats(db: Db, acces_id: number, acquitte: Acquitte): Promise<number> {
  const amiss = (what: string) => {
    throw new Error(what);
  };
  // Those that a filling made up have no invoices.
  const paiements = await db
    .selectFrom('paiement')
    .selectAll()
    .where('acces_id', '=', acces_id)
    .execute();
  const factures = await db.selectFrom('facture').selectAll().execute();
  const copies = await db
    .selectFrom('accesUser')
    .select(['eleve_id', 'dateRetrait'])
    .where('acces_id', '=', acces_id)
    .execute();
  const byCommande = new Map(paiements.map((row) => [row.commande, row]));
  for (const [commande, etat] of acquitte) {
    const kept = byCommande.get(commande)?.etat;
    if (kept !== etat && !(etat === 'paye' && kept === 'rembourse'))
      amiss(`${commande} was answered as ${etat}, and is ${kept}`);
  }
  const ofPaiement = Map.groupBy(factures, ({ paiement_id }) => paiement_id);
  for (const { id, etat, montant } of paiements) {
    const sums = { F: 0, NC: 0 };
    for (const facture of ofPaiement.get(id) ?? []) sums[facture.serie] += facture.montant;
    const owed =
      etat === 'rembourse' ? [montant, montant] : etat === 'paye' ? [montant, 0] : [0, 0];
    if (sums.F !== owed[0] || sums.NC !== owed[1])
      amiss(`Payment ${id} is ${etat}, with invoices of ${sums.F} and credit notes of ${sums.NC}`);
  }
  const held = new Set(
    copies.filter(({ dateRetrait }) => dateRetrait === null).map(({ eleve_id }) => eleve_id),
  );
  const paying = new Set(
    paiements.filter(({ etat }) => etat === 'paye').map(({ eleve_id }) => eleve_id),
  );
  for (const eleve_id of new Set(paiements.map((row) => row.eleve_id)))
    if (held.has(eleve_id) !== paying.has(eleve_id))
      amiss(`Learner ${eleve_id} has paid: ${paying.has(eleve_id)}, has: ${held.has(eleve_id)}`);
  for (const [serie, sujet] of [
    ['F', 'Ton achat est confirmé'],
    ['NC', 'Ton remboursement'],
  ] as const) {
    const own = factures.filter((facture) => facture.serie === serie);
    for (const [annee, years] of Map.groupBy(own, (facture) => facture.annee)) {
      const numeros = years.map(({ numero }) => numero).toSorted((one, other) => one - other);
      const gap = numeros.findIndex((numero, at) => numero !== at + 1);
      if (gap >= 0) amiss(`After ${serie} ${annee}-${gap} comes ${numeros[gap]}`);
    }
    const mails = await db.selectFrom('mail').select('id').where('sujet', '=', sujet).execute();
    if (mails.length !== own.length)
      amiss(`${own.length} of series ${serie}, and ${mails.length} mails « ${sujet} »`);
  }
  return acquitte.size;
}
