import { type Expression, sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseAndScrub } from '../taches.ts';
import { beginDay, finishRdv } from '../testing/attestation.ts';
import { advance, open, produit } from '../testing/paiement.ts';
import { openSchoolForFile } from '../testing/school.ts';

const school = await openSchoolForFile();
let erased: number;
const chef = await beginDay(school);

const EMAIL = 'wurtzelstock@boitzenburg.example';
const QUI = { prenom: 'Zwentibolde', nom: 'Quiévrechin', email: EMAIL };
const GUIDE = { prenom: 'Pfaffenschlick', nom: 'Xhoffraix', email: 'guide@boitzenburg.example' };
const MOTS = {
  declaration: 'Zwentibolde renonce au tout',
  refus: 'Refusé à Zwentibolde, il a tout lu',
  rendu: 'Rendu à Zwentibolde Quiévrechin',
  regle: 'Zwentibolde est passé au bureau',
  retrait: 'Zwentibolde a laissé un ami répondre',
  ecart: 'Vu avec Zwentibolde au téléphone',
};

async function placesOf(words: readonly string[]): Promise<string[]> {
  const { read } = school.database;
  const places = new Set<string>();
  for (const { name } of await read.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      read,
    );
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof Uint8Array ? Buffer.from(value).toString() : String(value);
        if (words.some((word) => text.includes(word))) places.add(`${name}.${column}`);
      }
  }
  return [...places].toSorted();
}
const PERSONNE = [
  'Zwentibolde',
  'Quiévrechin',
  'wurtzelstock',
  'Pfaffenschlick',
  'Xhoffraix',
  'Tongrinne',
];

test('of who is erased no table keeps a word, nor of what was typed about them; all of it was theirs to read', async () => {
  await chef.call('addEleve', { ...QUI, rue: 'Rue de Tongrinne 4', localite: 'Tongrinne' });
  const eleve = await school.login(EMAIL);
  await chef.call('editEleve', { ...QUI, prenom: 'Zwentibold', id: eleve.id });
  await chef.call('editEleve', { ...QUI, id: eleve.id });
  const { attestation } = await finishRdv(school, eleve, [GUIDE]);
  await chef.call('withdrawAttestation', { id: attestation!.id, motif: MOTS.retrait });

  const buy = async (reference: string) => {
    const { id } = await open(school, eleve, await produit(school, reference));
    await advance(school, id, { etat: 'paye' });
    return id;
  };
  const [un, deux] = [await buy('revision-express'), await buy('theorie-permis-b')];
  expect(
    await eleve.call('withdrawPaiement', { id: un, declaration: MOTS.declaration }),
  ).toMatchObject({ status: 200 });
  expect(await chef.call('refuseRetractation', { id: un, motif: MOTS.refus })).toMatchObject({
    status: 200,
  });
  expect(
    await chef.call('refundPaiement', {
      id: deux,
      montant: 5,
      reste: 14.99,
      motif: MOTS.rendu,
      finAcces: 0,
      main: 1,
    }),
  ).toMatchObject({ status: 200 });
  await advance(school, deux, { etat: 'impaye' });
  expect(await chef.call('settlePaiement', { id: deux, motif: MOTS.regle })).toMatchObject({
    status: 200,
  });
  const now = school.now().toISOString();
  const ecart = await school.database.write((trx) =>
    trx
      .insertInto('ecart')
      .values({
        moyen: 'payzen',
        cle: 'un écart de ce test',
        chose: 'paiement',
        genre: 'montant',
        paiement_id: deux,
        empreinte: 'x',
        date: now,
        dateVu: now,
        dateRevu: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await chef.call('settleEcart', { id: ecart.id, motif: MOTS.ecart });

  const before = await placesOf(PERSONNE);
  expect(before).toEqual(
    expect.arrayContaining([
      'attestation.motif',
      'ecart.raison',
      'eleve.prenom',
      'guide.nom',
      'journal.apres',
      'journal.avant',
      'mail.texte',
      'paiement.motifRegle',
      'remboursement.motif',
      'retractation.declaration',
      'retractation.motif',
    ]),
  );
  const donnees = JSON.stringify(await eleve.call('getDonnees', {}));
  const { ecart: _, ...own } = MOTS;
  for (const typed of [...Object.values(own), 'Zwentibold"', GUIDE.email])
    expect(donnees.replaceAll('\\"', '"')).toContain(typed);
  expect(donnees).not.toContain('superviseur@demo.be');

  expect(await chef.call('deleteEleve', { id: eleve.id })).toMatchObject({ status: 200 });
  await eraseAndScrub(school.database, school.now());
  erased = eleve.id;
  expect(await placesOf(PERSONNE)).toEqual(['mail.destinataire', 'mail.html', 'mail.texte']);
  const letters = await school.database.read
    .selectFrom('mail')
    .select('sujet')
    .where('destinataire', '=', EMAIL)
    .execute();
  expect(letters).toEqual([{ sujet: 'Ton compte est effacé' }]);
});

/**
 * A new table that names a learner, an access or a payment says here whether its rows stay. None has
 * a word of theirs outside a seal, as the test above shows.
 */
const KEPT: Record<string, 'gone' | 'stays'> = {
  accesUser: 'stays',
  attestation: 'stays',
  coursTermine: 'stays',
  ecart: 'stays',
  facture: 'stays',
  guide: 'gone',
  lecture: 'stays',
  mail: 'stays',
  memoire: 'gone',
  notification: 'stays',
  paiement: 'stays',
  paypalOrdre: 'stays',
  payzenTransaction: 'stays',
  regard: 'gone',
  remboursement: 'stays',
  repere: 'stays',
  retractation: 'stays',
  session: 'gone',
  tentative: 'stays',
  tprResultat: 'gone',
  tprSeance: 'gone',
};

test('each table that tells whose its rows are says what an erasure leaves', async () => {
  const { read } = school.database;
  const mine = (table: 'accesUser' | 'paiement') =>
    read.selectFrom(table).select('id').where('eleve_id', '=', erased);
  const whose = new Map<string, Expression<unknown>>([
    ['eleve_id', sql.val(erased)],
    ['acces_user_id', mine('accesUser')],
    ['paiement_id', mine('paiement')],
  ]);
  const named = (await read.introspection.getTables()).flatMap((table) =>
    table.columns
      .filter(({ name }) => whose.has(name))
      .map(({ name }) => [table.name, name] as const),
  );
  expect([...new Set(named.map(([table]) => table))].toSorted()).toEqual(
    Object.keys(KEPT).toSorted(),
  );
  for (const [table, column] of named) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(column)} in (${whose.get(column)!})`.execute(read);
    if (KEPT[table] === 'gone') expect(rows, table).toEqual([]);
  }
});

test('a refund that was on its way says its reason on the credit note, and then no more', async () => {
  const email = 'autre@boitzenburg.example';
  await chef.call('addEleve', { ...QUI, email });
  const eleve = await school.login(email);
  const { id } = await open(school, eleve, await produit(school, 'theorie-permis-b'));
  await advance(school, id, { etat: 'paye' });
  const now = school.now().toISOString();
  await school.database.write((trx) =>
    trx
      .insertInto('remboursement')
      .values({
        paiement_id: id,
        montant: 500,
        motif: MOTS.rendu,
        moyen: 'payzen',
        finAcces: 0,
        etat: 'demande',
        cle: 'une clé de ce test',
        dateCreation: now,
        dateEtat: now,
      })
      .execute(),
  );
  const motif = async () =>
    (
      await school.database.read
        .selectFrom('remboursement')
        .select('motif')
        .where('paiement_id', '=', id)
        .executeTakeFirstOrThrow()
    ).motif;
  await chef.call('deleteEleve', { id: eleve.id });
  await eraseAndScrub(school.database, school.now());
  expect(await motif()).toBe(MOTS.rendu);
  await school.database.write((trx) =>
    trx.updateTable('remboursement').set({ etat: 'fait' }).where('paiement_id', '=', id).execute(),
  );
  await eraseAndScrub(school.database, school.now());
  expect(await motif()).toBe('Effacé avec le compte');
});
