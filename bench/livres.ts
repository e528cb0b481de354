import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../server/socle/db/database.ts';
import { isAvantCapture } from '../server/argent/paiement/index.ts';

/** In cents: paid less refunded, by order. */
export type Chez = ReadonlyMap<string, number>;

const linesOf = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);

const centsOf = ({ value }: { value: string }) => Math.round(Number(value) * 100);

interface Order {
  id: string;
  unite: { custom_id: string; amount: { value: string } };
  moyen?: string;
  capture?: { id: string; status: string };
  refunds: { amount: { value: string }; retour: boolean }[];
}

export function ordersOf(folder: string): Map<string, Order> {
  const lines = linesOf(folder, 'paypal.jsonl') as { kind: string; value: Order }[];
  return new Map(
    lines.filter(({ kind }) => kind === 'orders').map(({ value }) => [value.id, value]),
  );
}

const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

export function readChez({ payzen, paypal }: { payzen: string; paypal: string }): Chez {
  const chez = new Map<string, number>();
  const add = (commande: string, cents: number) =>
    chez.set(commande, (chez.get(commande) ?? 0) + cents);
  for (const { unite, capture, refunds } of ordersOf(paypal).values()) {
    if (!capture || !TAKEN.has(capture.status)) continue;
    const back = refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
    add(unite.custom_id, centsOf(unite.amount) - back);
  }
  const rows = linesOf(payzen, 'payzen.jsonl') as [string, Record<string, never>][];
  const latest = new Map(rows.map(([table, row]) => [`${table} ${row.id}`, { table, row }]));
  for (const { table, row } of latest.values()) {
    if (table !== 'transaction' || !/^(AUTHORISED|CAPTURED)$/.test(row.statut!)) continue;
    const { champs } = latest.get(`paiement ${row.paiement}`)!.row as never as {
      champs: { vads_order_id: string };
    };
    add(champs.vads_order_id, row.type === 'CREDIT' ? -row.montant! : row.montant!);
  }
  return chez;
}

function amiss(what: string): never {
  throw new Error(what);
}

const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** Takings beyond payments: constant over a run. */
async function countedBeside(db: Db) {
  const [recettes, paiements, remboursements] = await Promise.all([
    db.selectFrom('recette').select(['entre', 'annule', 'rendu']).execute(),
    db.selectFrom('paiement').select(['montant', 'rembourse', 'etat', 'datePaiement']).execute(),
    db.selectFrom('remboursement').select(['montant', 'etat']).execute(),
  ]);
  const paid = paiements.filter(({ datePaiement }) => datePaiement !== null);
  const done = remboursements.filter(({ etat }) => etat === 'fait');
  const lost = paiements.filter(({ etat }) => etat === 'impaye');
  return {
    entre: sum(recettes, ({ entre }) => entre) - sum(paid, ({ montant }) => montant),
    rendu:
      // Cancelled captures also gave money back.
      sum(recettes, ({ annule, rendu }) => annule + rendu) -
      sum(done, ({ montant }) => montant) -
      sum(lost, ({ montant, rembourse }) => montant - rembourse),
  };
}

interface Fini {
  chez?: Chez;
  paper?: boolean;
}

export async function openLivres(db: Db, acces_id: number) {
  const before = await countedBeside(db);
  const { dernier } = await db
    .selectFrom('paiement')
    .select(({ fn }) => fn.max('id').as('dernier'))
    .executeTakeFirstOrThrow();
  return {
    /**
     * Cross-checks payments, accesses, documents, numbers, mails, takings and journal. `chez`: also
     * compares the providers' books. `paper`: also checks that everything is drawn and sent.
     */
    async check(read: Db, { chez, paper = false }: Fini = {}): Promise<void> {
      const rows = await rowsOf(read, acces_id);
      checkPaiements(rows);
      checkAcces(rows);
      checkNumeros(rows);
      checkMails(rows);
      const beside = await countedBeside(read);
      if (beside.entre !== before.entre || beside.rendu !== before.rendu)
        amiss(`The takings differ from the payments: ${JSON.stringify({ before, beside })}`);
      const asked = rows.remboursements.filter(({ admin_id }) => admin_id !== null).length;
      if (asked !== rows.lignes)
        amiss(`${asked} refunds by staff, and ${rows.lignes} lines of the journal`);
      const since = rows.paiements.filter(({ id }) => id > (dernier ?? 0));
      if (chez) checkChez({ ...rows, paiements: since }, chez);
      if (paper) checkPaper(rows);
    },
  };
}

async function rowsOf(db: Db, acces_id: number) {
  // Filled payments have no invoices, filled refunds no mails.
  const [paiements, factures, copies, rendus, retractations, mails, journal] = await Promise.all([
    db.selectFrom('paiement').selectAll().where('acces_id', '=', acces_id).execute(),
    db.selectFrom('facture').selectAll().execute(),
    db
      .selectFrom('accesUser')
      .select(['eleve_id', 'dateRetrait'])
      .where('acces_id', '=', acces_id)
      .execute(),
    db.selectFrom('remboursement').selectAll().execute(),
    db.selectFrom('retractation').selectAll().execute(),
    db.selectFrom('mail').select(['sujet', 'prochainEssai', 'erreur']).execute(),
    db.selectFrom('journal').select('id').where('appel', '=', 'refundPaiement').execute(),
  ]);
  const own = new Set(paiements.map(({ id }) => id));
  const remboursements = rendus.filter(({ paiement_id }) => own.has(paiement_id));
  const pdfs = new Set(
    (await db.selectFrom('facturePdf').select('facture_id').execute()).map((row) => row.facture_id),
  );
  const ofPaiement = {
    factures: Map.groupBy(factures, ({ paiement_id }) => paiement_id),
    faits: Map.groupBy(
      remboursements.filter(({ etat }) => etat === 'fait'),
      ({ paiement_id }) => paiement_id,
    ),
  };
  const lignes = journal.length;
  return {
    paiements,
    factures,
    copies,
    remboursements,
    retractations,
    mails,
    lignes,
    pdfs,
    ofPaiement,
  };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

function checkPaiements({ paiements, ofPaiement }: Rows): void {
  const known = new Set<string>();
  for (const { id, etat, montant, rembourse, datePaiement, type, fournisseurId } of paiements) {
    const own = ofPaiement.factures.get(id) ?? [];
    const faits = ofPaiement.faits.get(id) ?? [];
    const F = own.filter(({ serie }) => serie === 'F');
    const NC = own.filter(({ serie }) => serie === 'NC');
    const paid = datePaiement !== null;
    const lost = etat === 'impaye';
    const state = `Payment ${id} is ${etat}, with ${rembourse} of ${montant} given back`;
    if (paid !== ['paye', 'rembourse', 'impaye'].includes(etat)) amiss(`${state}, paid: ${paid}`);
    if ((etat === 'rembourse') !== (paid && !lost && rembourse === montant)) amiss(state);
    if (F.length !== (paid ? 1 : 0) || sum(F, (each) => each.montant) !== (paid ? montant : 0))
      amiss(`${state}, and ${F.length} invoices`);
    if (sum(NC, (each) => each.montant) !== (lost ? montant : rembourse))
      amiss(`${state}, and credit notes of ${sum(NC, (each) => each.montant)}`);
    if (
      NC.length !== faits.length + (lost ? 1 : 0) ||
      sum(faits, (each) => each.montant) !== rembourse
    )
      amiss(`${state}, in ${faits.length} refunds and ${NC.length} credit notes`);
    const name = `${type} ${fournisseurId}`;
    if (fournisseurId !== null && known.has(name)) amiss(`${name} was paid for twice`);
    known.add(name);
  }
}

function checkAcces({ paiements, copies, ofPaiement }: Rows): void {
  const held = new Set(
    copies.filter(({ dateRetrait }) => dateRetrait === null).map(({ eleve_id }) => eleve_id),
  );
  const owed = new Set(
    paiements
      .filter(
        ({ id, etat, acces_user_id }) =>
          etat === 'paye' &&
          acces_user_id !== null &&
          !(ofPaiement.faits.get(id) ?? []).some(({ finAcces }) => finAcces === 1),
      )
      .map(({ eleve_id }) => eleve_id),
  );
  for (const eleve_id of new Set(paiements.map((row) => row.eleve_id)))
    if (held.has(eleve_id) !== owed.has(eleve_id))
      amiss(`Learner ${eleve_id} has paid: ${owed.has(eleve_id)}, has: ${held.has(eleve_id)}`);
}

function checkNumeros({ factures, pdfs }: Rows): void {
  for (const [serie, own] of Map.groupBy(factures, (row) => `${row.serie} ${row.annee}`)) {
    const numeros = own.map(({ numero }) => numero).toSorted((one, other) => one - other);
    const gap = numeros.findIndex((numero, at) => numero !== at + 1);
    if (gap >= 0) amiss(`After ${serie}-${gap} comes ${numeros[gap]}`);
  }
  for (const { id, aDessiner } of factures)
    if (pdfs.has(id) !== (aDessiner === 0)) amiss(`The PDF of ${id} is kept: ${pdfs.has(id)}`);
}

function owedMails({ paiements, factures, retractations, ofPaiement }: Rows) {
  const rendus = paiements.flatMap((paiement) =>
    (ofPaiement.faits.get(paiement.id) ?? []).map((fait) => isAvantCapture(fait, paiement)),
  );
  return {
    'Ton achat est confirmé': factures.filter(({ serie }) => serie === 'F').length,
    'Ton remboursement': rendus.filter((avantCapture) => !avantCapture).length,
    'Ton paiement est annulé ou réduit': rendus.filter(Boolean).length,
    'Ta rétractation est bien reçue': retractations.length,
    'Ta demande de rétractation': retractations.filter(({ decision }) => decision === 'refusee')
      .length,
  };
}

function checkMails(rows: Rows): void {
  for (const [sujet, owed] of Object.entries(owedMails(rows))) {
    const kept = rows.mails.filter((mail) => mail.sujet === sujet).length;
    if (kept !== owed) amiss(`${owed} mails « ${sujet} » are owed, and there are ${kept}`);
  }
}

function checkChez({ paiements, remboursements, ofPaiement }: Rows, chez: Chez) {
  const left = remboursements.find(({ etat }) => etat === 'demande');
  if (left) amiss(`Refund ${left.id} is still on its way`);
  const ours = new Map(
    paiements.map(({ id, commande, etat, montant, datePaiement }) => {
      const back = (ofPaiement.faits.get(id) ?? []).filter(({ moyen }) => moyen !== 'main');
      const net =
        datePaiement === null || etat === 'impaye' ? 0 : montant - sum(back, (one) => one.montant);
      return [commande!, net] as const;
    }),
  );
  for (const commande of new Set([...ours.keys(), ...chez.keys()])) {
    const [one, other] = [ours.get(commande) ?? 0, chez.get(commande) ?? 0];
    if (one !== other) amiss(`Of ${commande} we have ${one}, and its provider ${other}`);
  }
}

function checkPaper(rows: Rows): void {
  const owed = owedMails(rows);
  const unsent = rows.mails.find(
    ({ sujet, prochainEssai, erreur }) => sujet in owed && (prochainEssai ?? erreur) !== null,
  );
  if (unsent) amiss(`A mail « ${unsent.sujet} » was not sent`);
  if (rows.factures.some(({ aDessiner }) => aDessiner === 1)) amiss('A PDF was not drawn');
}
