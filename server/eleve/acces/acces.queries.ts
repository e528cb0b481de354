import type { TypeAcces } from '../../../contract/fields.ts';
import type { Db } from '../../socle/db/database.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { type Installation, isOffert } from './offert.ts';
import { type Suspendable, etatAcces, isAccordAttendu, isPerime, isSuspendu } from './validite.ts';

/** The demo is given, never sold. */
export const DEMO = 'DEMO';

function produitsEnVente(db: Db) {
  return db
    .selectFrom('acces')
    .select([
      'id',
      'slug',
      'type',
      'libelle',
      'description',
      'libelleImage',
      'title',
      'text',
      'contenu',
      'codePermis',
      'prix',
      'prixRenouvellement',
      'dureeValidite',
    ])
    .where('actif', '=', 1)
    .where('dateSuppression', 'is', null)
    .where('codePermis', '<>', DEMO)
    .orderBy('id');
}

export const listProduits = async (db: Db, env: Installation) =>
  (await produitsEnVente(db).execute()).filter(({ type }) => isOffert(type, env));

export async function findProduit(db: Db, slug: string, env: Installation) {
  const produit = await produitsEnVente(db).where('slug', '=', slug).executeTakeFirst();
  return produit && isOffert(produit.type, env) ? produit : undefined;
}

function accesOf(db: Db, eleve_id: number) {
  return db
    .selectFrom('accesUser')
    .innerJoin('acces', 'acces.id', 'accesUser.acces_id')
    .select([
      'accesUser.id as acces_user_id',
      'accesUser.acces_id',
      'accesUser.actif',
      'accesUser.dateActivation',
      'accesUser.datePerime',
      'accesUser.suspenduDepuis',
      'accesUser.accordDepuis',
      'accesUser.accordJusque',
      'acces.type',
      'acces.libelle',
      'acces.codePermis',
      'acces.dureeValidite',
    ])
    .where('accesUser.eleve_id', '=', eleve_id);
}

const findAcces = prepared((db, eleve_id: number, acces_user_id: number) =>
  accesOf(db, eleve_id).where('accesUser.id', '=', acces_user_id),
);
const holdAcces = prepared((db, eleve_id: number, acces_user_id: number) =>
  accesOf(db, eleve_id).where('accesUser.id', '=', acces_user_id).forUpdate('accesUser'),
);

const findAccesDuProduit = prepared((db, eleve_id: number, acces_id: number) =>
  accesOf(db, eleve_id).where('accesUser.acces_id', '=', acces_id),
);
const holdAccesDuProduit = prepared((db, eleve_id: number, acces_id: number) =>
  accesOf(db, eleve_id).where('accesUser.acces_id', '=', acces_id).forUpdate('accesUser'),
);

/** Usable ones first, the newest before; then the demo, then expired ones. */
export async function listAccesUser(db: Db, eleve_id: number, now: Date) {
  const rows = await accesOf(db, eleve_id)
    .where('accesUser.actif', '=', 1)
    .orderBy('accesUser.id', 'desc')
    .execute();
  const rang = ({ isPerime: ended, codePermis }: { isPerime: 0 | 1; codePermis: string }) =>
    ended * 2 + Number(codePermis === DEMO);
  return rows
    .map((row) => ({ ...row, isPerime: isPerime(row.datePerime, now) ? 1 : 0 }) as const)
    .sort((one, other) => rang(one) - rang(other));
}

export const ownAccesUser = (
  db: Db,
  { eleve_id, acces_user_id }: Pick<AccesVoulu, 'eleve_id' | 'acces_user_id'>,
) =>
  accesOf(db, eleve_id)
    .where('accesUser.id', '=', acces_user_id)
    .where('accesUser.actif', '=', 1)
    .where('accesUser.dateRetrait', 'is', null)
    .executeTakeFirst();

export const listToutAccesUser = (db: Db, eleve_id: number) =>
  accesOf(db, eleve_id).select('accesUser.dateRetrait').orderBy('accesUser.id').execute();

/** Locks all of a learner's accesses: what is learnt belongs to none alone. */
export const holdToutAccesUser = (trx: Db, eleve_id: number) =>
  trx
    .selectFrom('accesUser')
    .select('id')
    .where('eleve_id', '=', eleve_id)
    .orderBy('id')
    .forUpdate()
    .execute();

export const listAccesDonnes = (db: Db, eleve_id: number) =>
  accesOf(db, eleve_id)
    .where('accesUser.dateRetrait', 'is', null)
    .orderBy('accesUser.id')
    .execute();

export async function listAccesDonnesDe(db: Db, eleve_ids: number[], now: Date) {
  if (eleve_ids.length === 0) return [];
  const rows = await db
    .selectFrom('accesUser')
    .innerJoin('acces', 'acces.id', 'accesUser.acces_id')
    .select([
      'accesUser.eleve_id',
      'accesUser.acces_id',
      'accesUser.actif',
      'accesUser.datePerime',
      'acces.libelle',
    ])
    .where('accesUser.eleve_id', 'in', eleve_ids)
    .where('accesUser.dateRetrait', 'is', null)
    .orderBy('accesUser.id')
    .execute();
  return rows.map((row) => ({ ...row, etat: etatAcces(row, now) }));
}

export const listProduitsADonner = (db: Db) =>
  db
    .selectFrom('acces')
    .select(['id', 'libelle', 'type'])
    .where('dateSuppression', 'is', null)
    .orderBy('libelle')
    .orderBy('id')
    .execute();

export interface AccesVoulu {
  eleve_id: number;
  acces_user_id: number;
  /** Undefined where the call names no product. */
  acces_id?: number;
  type: TypeAcces;
}

/**
 * Throws `absent()` for another's access or type, 404 `desactive`, 400 when expired, 409 `suspendu`
 * or `accordRequis`. With `lock` in a transaction, the row lock serializes all writers of an
 * access.
 */
export async function ownAcces(
  db: Db,
  { eleve_id, acces_user_id, acces_id, type }: AccesVoulu,
  now: Date,
  { lock = false, absent = () => introuvable('Cet accès n’existe pas.') } = {},
) {
  const [acces] = await (lock ? holdAcces : findAcces)(db, eleve_id, acces_user_id);
  if (!acces || acces.type !== type) throw absent();
  if (acces_id !== undefined && acces.acces_id !== acces_id) throw absent();
  return usable(acces, now);
}

/**
 * A learner has one copy of each product (`accesUser_once`), which a renewal prolongs. `perime`
 * accepts an expired one.
 */
export async function ownAccesDuProduit(
  db: Db,
  { eleve_id, acces_id, type }: { eleve_id: number; acces_id: number; type: TypeAcces },
  now: Date,
  { lock = false, perime = false } = {},
) {
  const [acces] = await (lock ? holdAccesDuProduit : findAccesDuProduit)(db, eleve_id, acces_id);
  if (!acces || acces.type !== type) throw introuvable('Cet accès n’existe pas.');
  return usable(perime ? { ...acces, datePerime: null } : acces, now) && acces;
}

/** Locks it without a session, for work in a learner's name. */
export async function holdAccesWhoever(
  trx: Db,
  { acces_user_id, type }: Pick<AccesVoulu, 'acces_user_id' | 'type'>,
  now: Date,
) {
  const holder = await trx
    .selectFrom('accesUser')
    .select('eleve_id')
    .where('id', '=', acces_user_id)
    .executeTakeFirst();
  if (!holder) throw introuvable('Cet accès n’existe pas.');
  return ownAcces(trx, { ...holder, acces_user_id, type }, now, { lock: true });
}

type Usable = Parameters<typeof etatAcces>[0] & Suspendable;

function usable<A extends Usable>(acces: A, now: Date): A {
  const etat = etatAcces(acces, now);
  if (etat === 'désactivé') throw new Refus(404, 'Cet accès a été désactivé.', { desactive: 1 });
  if (etat === 'périmé') throw accesPerime();
  if (isSuspendu(acces, now))
    throw new Refus(
      409,
      'Tu as renoncé à cet achat\u00a0: son accès est suspendu jusqu’à la réponse de ton auto-école.',
      { suspendu: 1 },
    );
  if (isAccordAttendu(acces, now))
    throw new Refus(
      409,
      'Avant d’ouvrir cet accès, donne ton accord dans «\u00a0Mes accès\u00a0».',
      {
        accordRequis: 1,
      },
    );
  return acces;
}

export const accesPerime = () =>
  new Refus(
    400,
    'La date de validité de votre accès est arrivé à échéance. Pour continuer, veuillez renouveler celui-ci.',
  );
