import type { TypeAcces } from '../../../contract/fields.ts';
import type { Db } from '../../socle/db/database.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { type Installation, isOffert } from './offert.ts';
import { type Suspendable, etatAcces, isAccordAttendu, isPerime, isSuspendu } from './validite.ts';

/** The code of what is given, and not sold. */
export const DEMO = 'DEMO';

/** The products that visitors are offered; the demo is given, not sold. */
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

/** A learner's accesses with their products; switched off ones included. */
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

/** What 'Mes accès' shows: what can be used, what was got last before the rest; then the demo, and what has expired. */
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

/** Whether it is this learner's, and was not taken back. */
export const ownAccesUser = (
  db: Db,
  { eleve_id, acces_user_id }: Pick<AccesVoulu, 'eleve_id' | 'acces_user_id'>,
) =>
  accesOf(db, eleve_id)
    .where('accesUser.id', '=', acces_user_id)
    .where('accesUser.actif', '=', 1)
    .where('accesUser.dateRetrait', 'is', null)
    .executeTakeFirst();

/** All that a learner was ever given, switched off and expired ones included. */
export const listToutAccesUser = (db: Db, eleve_id: number) =>
  accesOf(db, eleve_id).select('accesUser.dateRetrait').orderBy('accesUser.id').execute();

/** Holds all that a learner was ever given until the transaction ends: for what is learnt with any of them. */
export const holdToutAccesUser = (trx: Db, eleve_id: number) =>
  trx
    .selectFrom('accesUser')
    .select('id')
    .where('eleve_id', '=', eleve_id)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Those that staff look after: switched off and expired ones too, none that was taken back. */
export const listAccesDonnes = (db: Db, eleve_id: number) =>
  accesOf(db, eleve_id)
    .where('accesUser.dateRetrait', 'is', null)
    .orderBy('accesUser.id')
    .execute();

/** The same of several learners, in short. */
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

/** The products that staff can give, those that are not on sale too. */
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
  /** The product that the address names, where the call carries it. */
  acces_id?: number;
  type: TypeAcces;
}

/**
 * The learner's own access, fit for use. Throws `absent()` when it is not his or of another type,
 * 404 with `desactive` when staff switched it off, 400 when it has expired, 409 with `suspendu` while a withdrawal
 * waits and with `accordRequis` before its buyer has agreed to the start. Inside a transaction, with `lock`, the row is
 * held: everything that writes into an access goes through here one after the other.
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
 * The same by the product, for calls that name nothing else: a learner has one copy of each
 * (`accesUser_once`), which a renewal prolongs. With `perime` one that has expired, too.
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

/** The same for whoever holds it, and held: for what is done in a learner's name without a session. */
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
