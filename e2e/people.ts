import { randomUUID } from 'node:crypto';
import type { Insertable, Updateable } from 'kysely';
import type { Level } from '../regles/niveaux.ts';
import type { EleveTable } from '../server/eleve/compte/compte.tables.ts';
import { connect } from '../server/socle/db/connect.ts';
import type { Database } from '../server/socle/db/database.ts';
import { issueAvoir, issueFacture } from '../server/argent/facture/facture.writes.ts';
import { readEnvironment } from '../server/socle/config/environment.ts';
import { hashPassword } from '../server/socle/securite/password.ts';
import { startSession } from '../server/socle/securite/session.ts';
import type { PaiementTable } from '../server/argent/paiement/paiement.tables.ts';

export interface Eleve {
  id: number;
  email: string;
  password: string;
  prenom: string;
  acces_id: number;
  acces_user_id: number;
  theme_id: number;
}

export interface Admin {
  id: number;
  email: string;
  password: string;
  prenom: string;
}

const password = 'Demo-2026!';

/** Hashing is slow, so one hash serves all. */
const motDePasseOf = hashPassword(password);

let opened: Promise<Database> | undefined;
export const database = () => (opened ??= connect({ DATA_DIR: process.env.E2E_DATA_DIR! }));

export async function newEleve(): Promise<Eleve> {
  const db = await database();
  const motDePasse = await motDePasseOf;
  const dateCreation = new Date().toISOString();
  const email = `${randomUUID()}@demo.be`;
  return db.write(async (trx) => {
    const { id } = await trx
      .insertInto('eleve')
      .values({
        prenom: 'Sarah',
        nom: 'Collignon',
        email,
        motDePasse,
        newsletter: 0,
        contratSigne: 0,
        dateVerification: dateCreation,
        dateCreation,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const products = await trx.selectFrom('acces').select(['id', 'reference']).execute();
    const idOf = (reference: string) => products.find((each) => each.reference === reference)!.id;
    const give = (acces_id: number, dates: object) =>
      trx
        .insertInto('accesUser')
        .values({ eleve_id: id, acces_id, actif: 1, dateCreation, ...dates })
        .returning('id')
        .executeTakeFirstOrThrow();
    const acces_id = idOf('theorie-permis-b');
    const acces = await give(acces_id, {});
    await give(idOf('revision-express'), {
      dateActivation: '2026-01-01T10:00:00.000Z',
      datePerime: '2026-02-01T10:00:00.000Z',
    });
    const { theme_id } = await trx
      .selectFrom('accesTheme')
      .select('theme_id')
      .where('acces_id', '=', acces_id)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const prenom = 'Sarah';
    return { id, email, password, prenom, acces_id, acces_user_id: acces.id, theme_id };
  });
}

export async function openAcces({ acces_user_id }: Eleve): Promise<void> {
  const now = Date.now();
  const { write } = await database();
  await write((trx) =>
    trx
      .updateTable('accesUser')
      .set({
        dateActivation: new Date(now).toISOString(),
        datePerime: new Date(now + 30 * 86_400_000).toISOString(),
      })
      .where('id', '=', acces_user_id)
      .execute(),
  );
}

export async function giveAcces(
  eleve: Eleve,
  reference: string,
): Promise<{ id: number; libelle: string }> {
  const { write } = await database();
  const dateCreation = new Date().toISOString();
  return write(async (trx) => {
    const acces = await trx
      .selectFrom('acces')
      .select(['id', 'libelle'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('accesUser')
      .values({ eleve_id: eleve.id, acces_id: acces.id, actif: 1, dateCreation })
      .execute();
    return acces;
  });
}

export const newSession = async ({ id }: Eleve): Promise<string> =>
  (await database()).write((trx) => startSession(trx, { eleve_id: id }, new Date(), 'Chrome'));

export async function rightLetters({ acces_user_id }: Eleve): Promise<string[]> {
  const db = (await database()).read;
  const attempt = await db
    .selectFrom('tentative')
    .select('versions')
    .where('mode', '=', 'serie')
    .where('acces_user_id', '=', acces_user_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const ids = attempt.versions.split(';').map(Number);
  const rows = await db
    .selectFrom('questionVersion')
    .select(['id', 'correcte'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row.correcte]));
  return ids.map((id) => byId.get(id)!);
}

export async function attempt({ acces_user_id }: Eleve) {
  return (await database()).read
    .selectFrom('tentative')
    .selectAll()
    .where('mode', '=', 'serie')
    .where('acces_user_id', '=', acces_user_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

export const practice = async ({ acces_user_id }: Eleve) =>
  (await database()).read
    .selectFrom('tentative')
    .selectAll()
    .where('mode', '=', 'dizaine')
    .where('acces_user_id', '=', acces_user_id)
    .orderBy('id', 'desc')
    .execute();

export const exams = async ({ acces_user_id }: Eleve) =>
  (await database()).read
    .selectFrom('tentative')
    .selectAll()
    .where('mode', '=', 'examen')
    .where('acces_user_id', '=', acces_user_id)
    .orderBy('id', 'desc')
    .execute();

export async function setEleve({ id }: Eleve, patch: Updateable<EleveTable>): Promise<void> {
  await (
    await database()
  ).write((trx) => trx.updateTable('eleve').set(patch).where('id', '=', id).execute());
}

export async function newAdmin(level: Level): Promise<Admin> {
  const motDePasse = await motDePasseOf;
  const email = `${randomUUID()}@demo.be`;
  const prenom = 'Nadia';
  const { id } = await (
    await database()
  ).write((trx) =>
    trx
      .insertInto('admin')
      .values({
        prenom,
        nom: 'Renard',
        email,
        motDePasse,
        level,
        dateCreation: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, email, password, prenom };
}

export const newAdminSession = async ({ id }: Admin): Promise<string> =>
  (await database()).write((trx) => startSession(trx, { admin_id: id }, new Date()));

export async function newRemise(): Promise<string> {
  const { id: admin_id } = await newAdmin(9);
  const code = `E2E${admin_id}`.padEnd(6, 'X');
  const whole = { montant: null, debut: null, fin: null, acces_id: null, renouvellement: null };
  const remise = { ...whole, libelle: 'Un cinquième', pourcentage: 20, most: null, parEleve: 9 };
  const rest = { code, actif: 1 as const, admin_id, dateCreation: new Date().toISOString() };
  const { write } = await database();
  await write((trx) =>
    trx
      .insertInto('remise')
      .values({ ...remise, ...rest, dateSuppression: null })
      .execute(),
  );
  return code;
}

export async function pay(
  { id: eleve_id, acces_id }: Eleve,
  more: Partial<Insertable<PaiementTable>>,
): Promise<number> {
  const db = await database();
  const paid = {
    eleve_id,
    acces_id,
    libelle: 'Théorie permis B',
    type: 'payzen' as const,
    renouvellement: 0,
    montant: 1499,
    dateCreation: new Date().toISOString(),
    ...more,
  };
  const { id } = await db.write((trx) =>
    trx.insertInto('paiement').values(paid).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

/** `avoir` in cents. */
export async function facturer(
  { id: eleve_id, prenom }: Eleve,
  paiement_id: number,
  rendu: number,
): Promise<string[]> {
  const db = await database();
  const now = new Date();
  const where = { env: readEnvironment({ DATA_DIR: process.env.E2E_DATA_DIR }), now };
  const contenu = {
    acheteur: {
      prenom,
      nom: 'Collignon',
      rue: null,
      codePostal: null,
      localite: null,
      societe: null,
    },
    libelle: 'Théorie permis B',
    renouvellement: 1 as const,
    prixPlein: 1499,
    remise: null,
    dureeValidite: 1,
    debut: null,
    fin: null,
    commande: 'P-0123456789ABCDEF',
    moyen: 'payzen',
    date: now.toISOString(),
    motif: null,
    corrige: null,
  };
  return db.write(async (trx) => {
    const facture = { paiement_id, eleve_id, montant: 1499, taux: 2100, contenu };
    const issued = await issueFacture(trx, facture, where);
    const avoir = await issueAvoir(trx, { paiement_id, montant: rendu, motif: 'Un geste' }, where);
    return [issued.numero, avoir!.numero];
  });
}

/** Old proofs make sensitive calls ask again. */
export async function ageSession(id: number, whose: 'admin_id' | 'eleve_id' = 'admin_id') {
  const datePreuve = '2026-01-01T10:00:00.000Z';
  await (
    await database()
  ).write((trx) => trx.updateTable('session').set({ datePreuve }).where(whose, '=', id).execute());
}

/** Eight letters that no other test has. */
export const unique = () =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 8)
    .padEnd(8, 'q');
