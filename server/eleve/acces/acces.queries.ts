import { ECHU, type EtatDAcces } from '../../../regles/accesUser.ts';
import type { TypeAcces } from '../../../regles/produit.ts';
import { DEMO } from '../../../regles/vente.ts';
import type { Db } from '../../socle/db/database.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { conflict, introuvable, Refus } from '../../socle/refus/refus.ts';
import { type Suspendable, etatAcces, isAccordAttendu, isPerime, isSuspendu } from './validite.ts';

const accesOf = (db: Db, eleve_id: number) =>
  db
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

const accesBy = (column: 'accesUser.id' | 'accesUser.acces_id', lock: boolean) =>
  prepared((db, eleve_id: number, id: number) =>
    accesOf(db, eleve_id)
      .where(column, '=', id)
      .$if(lock, (query) => query.forUpdate('accesUser')),
  );
const findAcces = accesBy('accesUser.id', false);
const holdAcces = accesBy('accesUser.id', true);
const findAccesDuProduit = accesBy('accesUser.acces_id', false);
const holdAccesDuProduit = accesBy('accesUser.acces_id', true);

/** Sorts usable accesses first, the newest before; then the demo, then expired ones. */
export async function listAccesUser(db: Db, eleve_id: number, now: Date) {
  const rows = await accesOf(db, eleve_id)
    .where('accesUser.actif', '=', 1)
    .orderBy('accesUser.id', 'desc')
    .execute();
  return rows
    .map((row) => ({ ...row, isPerime: flagOf(isPerime(row.datePerime, now)) }))
    .sort(
      (one, other) =>
        one.isPerime - other.isPerime ||
        Number(one.codePermis === DEMO) - Number(other.codePermis === DEMO),
    );
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

/** Locks every access of the learner, because all of them share one memory. */
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

export interface AccesVoulu {
  eleve_id: number;
  acces_user_id: number;
  acces_id?: number;
  type: TypeAcces;
}

/**
 * Throws `absent()` for another's access or type, 404 `desactive`, 400 when expired, 409 `suspendu`
 * or `accordRequis`. `lock` serializes all writers of an access.
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

/** `perime` accepts an expired access. A learner has one copy of a product, which renewals prolong. */
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

/** Locks the access without a session, for messages that an exercise player signed. */
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

const REFUS_PAR_ETAT: Record<EtatDAcces, (() => Refus) | null> = {
  'pas commencé': null,
  'en cours': null,
  périmé: () => accesPerime(),
  désactivé: () => new Refus(404, 'Cet accès a été désactivé.', { desactive: 1 }),
};

function usable<A extends Usable>(acces: A, now: Date): A {
  const refus = REFUS_PAR_ETAT[etatAcces(acces, now)]?.();
  if (refus) throw refus;
  if (isSuspendu(acces, now))
    throw conflict(
      'Tu as renoncé à cet achat\u00a0: son accès est suspendu jusqu’à la réponse de ton auto-école.',
      { suspendu: 1 },
    );
  if (isAccordAttendu(acces, now))
    throw conflict('Avant d’ouvrir cet accès, donne ton accord dans «\u00a0Mes accès\u00a0».', {
      accordRequis: 1,
    });
  return acces;
}

export const accesPerime = () => new Refus(400, ECHU);
