import { readFileSync } from 'node:fs';
import { type Expression, sql } from 'kysely';
import { expect, test } from 'vitest';
import { PERSONAL } from '../socle/db/postgres.ts';
import { eraseAndScrub } from '../taches.ts';
import { beginDay, finishRdv } from '../testing/attestation.ts';
import { compteOf } from '../testing/compte.ts';
import { advance, open, produit } from '../testing/paiement.ts';
import { openSchoolForFile } from '../testing/school.ts';
import type { OutputOf } from '../../contract/index.ts';
import type { EleveTable } from '../eleve/compte/compte.tables.ts';

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
  centre: 'Le centre de Zwentibolde',
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

/**
 * A new table that names a learner, an access or a payment says here whether its rows stay. None has
 * a word of theirs outside a seal, as the test below shows.
 */
const KEPT = {
  accesUser: 'stays',
  attestation: 'stays',
  coursTermine: 'stays',
  ecart: 'stays',
  epreuve: 'gone',
  facture: 'stays',
  guide: 'gone',
  inscrit: 'gone',
  lecture: 'stays',
  mail: 'stays',
  memoire: 'gone',
  notification: 'stays',
  paiement: 'stays',
  paypalOrdre: 'stays',
  payzenTransaction: 'stays',
  perceptionPartie: 'gone',
  perceptionSeance: 'gone',
  perceptionTest: 'gone',
  regard: 'gone',
  remboursement: 'stays',
  repere: 'stays',
  retractation: 'stays',
  session: 'gone',
  signalement: 'stays',
  tentative: 'stays',
  tprResultat: 'gone',
  tprSeance: 'gone',
} as const satisfies Record<string, 'gone' | 'stays'>;

type Table = keyof typeof KEPT;
type Donnees = OutputOf<'getDonnees'>;
type Place =
  | keyof Donnees
  | `identite.${keyof Donnees['identite']}`
  | `ecole.${keyof Donnees['ecole']}`
  | `acces.${keyof Donnees['acces'][number]}`
  | `paiements.${keyof Donnees['paiements'][number]}`;

/** Each is in « Mes données » at this place; `not`: why its owner does not get it. */
const GIVEN = {
  accesUser: 'acces',
  attestation: 'acces.attestations',
  coursTermine: 'acces.coursTermine',
  ecart: { not: 'the school’s books' },
  epreuve: 'examens',
  facture: 'paiements.factures',
  guide: 'acces.guides',
  inscrit: 'classes',
  lecture: 'acces.chapitres',
  mail: 'mails',
  memoire: 'memoire',
  notification: { not: 'a provider’s message: what it says is in paiements' },
  paiement: 'paiements',
  paypalOrdre: { not: 'a provider’s state of what is in paiements' },
  payzenTransaction: { not: 'a provider’s state of what is in paiements' },
  perceptionPartie: 'acces.videos',
  perceptionSeance: { not: 'a session of our player: acces.seances has its opening' },
  perceptionTest: 'acces.exercices',
  regard: { not: 'a session of staff: its lines are in gestes' },
  remboursement: 'paiements.remboursements',
  repere: { not: 'a counter' },
  retractation: 'paiements.retractation',
  session: 'sessions',
  signalement: 'situation',
  tentative: 'acces.tentatives',
  tprResultat: 'acces.exercices',
  tprSeance: 'acces.seances',
} satisfies Record<Table, Place | { not: string }>;

/** The card of viePrivee.md that tells people of it. */
const CARD: Record<Table, string> = {
  accesUser: 'Ton apprentissage',
  attestation: 'Ton attestation et tes guides',
  coursTermine: 'Ton apprentissage',
  ecart: 'Tes achats',
  epreuve: 'Ton apprentissage',
  facture: 'Tes achats',
  guide: 'Ton attestation et tes guides',
  inscrit: 'Ton apprentissage',
  lecture: 'Ton apprentissage',
  mail: 'Les mails que nous t’envoyons',
  memoire: 'Ton apprentissage',
  notification: 'Tes achats',
  paiement: 'Tes achats',
  paypalOrdre: 'Tes achats',
  payzenTransaction: 'Tes achats',
  perceptionPartie: 'Ton apprentissage',
  perceptionSeance: 'La sécurité',
  perceptionTest: 'Ton apprentissage',
  regard: 'Ce que notre personnel change pour toi',
  remboursement: 'Tes achats',
  repere: 'Ton compte',
  retractation: 'Les preuves de tes choix',
  session: 'La sécurité',
  signalement: 'Ton apprentissage',
  tentative: 'Ton apprentissage',
  tprResultat: 'Ton apprentissage',
  tprSeance: 'Ton apprentissage',
};

/** Each column of an account is in « Mes données » too. */
const COLUMNS = {
  id: 'identite.id',
  prenom: 'identite.prenom',
  nom: 'identite.nom',
  email: 'identite.email',
  dateNaissance: 'identite.dateNaissance',
  registreNational: 'identite.registreNational',
  rue: 'identite.rue',
  localite: 'identite.localite',
  codePostal: 'identite.codePostal',
  newsletter: 'identite.newsletter',
  telephone: 'ecole.telephone',
  parentNom: 'ecole.parentNom',
  parentTelephone: 'ecole.parentTelephone',
  parentEmail: 'ecole.parentEmail',
  note: 'ecole.note',
  motsSimples: 'identite.motsSimples',
  texteAere: 'identite.texteAere',
  examenLe: 'identite.examenLe',
  examenCentre: 'identite.examenCentre',
  examenDit: 'identite.examenDit',
  examenRappels: 'identite.examenRappels',
  examenRappele: { not: 'which mail went: it is in mails' },
  changerMotDePasse: 'identite.motDePasseProvisoire',
  dateEffacement: 'identite.dateEffacement',
  contratSigne: 'contratSigne',
  dateCreation: 'dateInscription',
  dateVerification: 'dateVerification',
  dateConditions: 'conditionsAcceptees',
  motDePasse: { not: 'a hash' },
  motDePasseProvisoire: { not: 'a hash' },
  dateFinProvisoire: { not: 'until when that hash works' },
} satisfies Record<keyof EleveTable, Place | { not: string }>;

/**
 * Columns of text that the life below leaves empty, so that no erasure is tried on them. A new one
 * gets a value there, or stands here: codes, lists, the words of providers and of servers.
 */
const WORDLESS: { [T in Table]?: readonly string[] } = {
  accesUser: ['accordDepuis', 'accordJusque', 'suspenduDepuis'],
  ecart: ['commande', 'devise', 'etatEux', 'etatNous', 'fournisseurId'],
  lecture: ['reponses', 'versions'],
  mail: ['erreur'],
  notification: ['cle', 'corps', 'fournisseur', 'suite'],
  paiement: ['aVoir', 'conditions', 'debutRepris', 'finRepris', 'nonDonne', 'raison'],
  paypalOrdre: ['ordreId'],
  payzenTransaction: ['jour', 'transId'],
  remboursement: ['fournisseurId', 'raison'],
  tentative: [
    'cible',
    'departs',
    'durees',
    'libelle',
    'mode',
    'premieres',
    'questions',
    'regle',
    'reponses',
    'versions',
  ],
};

const valuesAt = (donnees: Donnees, place: string) => {
  const [first, field] = place.split('.') as [keyof Donnees, string | undefined];
  const found = [donnees[first]].flat() as Record<string, unknown>[];
  return found
    .flatMap((one) => (field === undefined ? one : one[field]))
    .filter((one) => one !== null && one !== undefined);
};

async function tablesNaming() {
  const tables = await school.database.read.introspection.getTables();
  return tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => /^(eleve|acces_user|paiement)_id$/.test(column.name))
      .map((column) => [name as Table, column.name] as const),
  );
}

/** The rows of this learner, by table. */
async function rowsOf(eleve_id: number) {
  const { read } = school.database;
  const mine = (table: 'accesUser' | 'paiement') =>
    read.selectFrom(table).select('id').where('eleve_id', '=', eleve_id);
  const whose: Record<string, Expression<unknown>> = {
    eleve_id: sql.val(eleve_id),
    acces_user_id: mine('accesUser'),
    paiement_id: mine('paiement'),
  };
  const found = new Map<Table, Record<string, unknown>[]>();
  for (const [table, column] of await tablesNaming()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where ${sql.ref(column)} in (${whose[column]!})`.execute(read);
    if (rows.length > 0) found.set(table, [...(found.get(table) ?? []), ...rows]);
  }
  return found;
}

/** Columns of text that stay, without dates, of which no row has a value. */
async function unfilledOf(rows: Map<Table, Record<string, unknown>[]>) {
  const tables = await school.database.read.introspection.getTables();
  const unfilled = tables.map(({ name, columns }) => {
    const names = columns
      .filter(({ dataType }) => /text/i.test(dataType) && KEPT[name as Table] === 'stays')
      .map((column) => column.name)
      .filter((column) => !/^date[A-Z]/.test(column))
      .filter((column) => !rows.get(name as Table)?.some((row) => row[column]));
    return [name, names.toSorted()] as const;
  });
  return Object.fromEntries(unfilled.filter(([, names]) => names.length > 0));
}

test('of who is erased no table keeps a word, nor of what was typed about them; all of it was theirs to read', async () => {
  await chef.call('addEleve', { ...QUI, rue: 'Rue de Tongrinne 4', localite: 'Tongrinne' });
  const eleve = await school.login(EMAIL);
  await chef.call('editEleve', { ...QUI, prenom: 'Zwentibold', id: eleve.id });
  await chef.call('editEleve', { ...QUI, id: eleve.id });
  const { attestation } = await finishRdv(school, eleve, [GUIDE]);
  await chef.call('withdrawAttestation', { id: attestation!.id, motif: MOTS.retrait });

  const aujourdhui = school.now().toISOString().slice(0, 10);
  const examen = { jour: aujourdhui, centre: MOTS.centre, rappels: 1 };
  expect(await eleve.call('setEpreuve', examen)).toMatchObject({ status: 200 });
  expect(await eleve.call('addResultat', { resultat: 'rate' })).toMatchObject({ status: 200 });
  await eleve.call('setEpreuve', examen);

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
  const naming = new Set(before.map((place) => place.split('.')[0]!));
  expect(
    [...naming].filter((table) => !PERSONAL.includes(table)),
    'not vacuumed: PERSONAL in server/socle/db/postgres.ts',
  ).toEqual([]);
  const file = await eleve.call('getDonnees', {});
  const isAbsent = (place: Place | { not: string }) =>
    typeof place === 'string' && valuesAt(file, place).length === 0;
  const rows = await rowsOf(eleve.id);
  expect(await unfilledOf(rows)).toEqual(WORDLESS);
  const held = [...rows.keys()];
  expect(held.length).toBeGreaterThan(9);
  expect(held.filter((table) => isAbsent(GIVEN[table]))).toEqual([]);
  const compte = (await compteOf(school, EMAIL))!;
  const filled = (Object.keys(COLUMNS) as (keyof EleveTable)[]).filter(
    (column) => compte[column] !== null,
  );
  expect(filled.filter((column) => isAbsent(COLUMNS[column]))).toEqual([]);
  const donnees = JSON.stringify(file);
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

test('each table that tells whose its rows are says what an erasure leaves', async () => {
  const named = new Set((await tablesNaming()).map(([table]) => table));
  expect([...named].toSorted()).toEqual(Object.keys(KEPT).toSorted());
  const left = [...(await rowsOf(erased)).keys()];
  expect(left.filter((table) => KEPT[table] === 'gone')).toEqual([]);
});

test('the card that tells people of each table is in the privacy text', () => {
  const texte = readFileSync('content/legal/viePrivee.md', 'utf8');
  const titres = new Set([...texte.matchAll(/^- titre: (.+)$/gm)].map(([, titre]) => titre));
  expect(Object.values(CARD).filter((titre) => !titres.has(titre))).toEqual([]);
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
