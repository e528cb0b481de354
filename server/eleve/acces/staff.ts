import type { Db } from '../../socle/db/database.ts';
import { champFaux, conflict, introuvable } from '../../socle/refus/refus.ts';
import { holdAccount } from '../../socle/securite/session.ts';
import { setAccesUser } from './acces.writes.ts';
import { addAccesUser } from './addAccesUser.ts';
import { debutDuJour, finDuJour } from './validite.ts';

interface Sien {
  eleve_id: number;
  acces_id: number;
}

async function holdAccesUser(trx: Db, which: Sien | { acces_user_id: number }) {
  const found = await findDonne(trx, which);
  if (!found) throw introuvable('Cet élève n’a pas cet accès.');
  return found;
}

/** Locks it; undefined: the learner has not that access. */
function findDonne(trx: Db, which: Sien | { acces_user_id: number }) {
  const held = trx
    .selectFrom('accesUser')
    .innerJoin('acces', 'acces.id', 'accesUser.acces_id')
    .select([
      'accesUser.id',
      'accesUser.eleve_id',
      'accesUser.actif',
      'accesUser.dateActivation',
      'accesUser.datePerime',
      'acces.libelle',
    ])
    .where('accesUser.dateRetrait', 'is', null)
    .forUpdate('accesUser');
  return (
    'acces_user_id' in which
      ? held.where('accesUser.id', '=', which.acces_user_id)
      : held
          .where('accesUser.eleve_id', '=', which.eleve_id)
          .where('accesUser.acces_id', '=', which.acces_id)
  ).executeTakeFirst();
}

export async function giveAcces(trx: Db, sien: Sien, now: Date): Promise<{ libelle: string }> {
  // Every writer locks the account first, which avoids deadlocks.
  await holdAccount(trx, { eleve_id: sien.eleve_id });
  const given = await tryGiveAcces(trx, sien, now);
  if (!given) throw conflict('Cet élève a déjà cet accès.');
  return given;
}

/** The caller locks the account; undefined: the learner has it already. */
export async function tryGiveAcces(trx: Db, sien: Sien, now: Date) {
  const produit = await trx
    .selectFrom('acces')
    .select('libelle')
    .where('id', '=', sien.acces_id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();
  if (!produit) throw introuvable('Ce produit n’existe pas ou plus.');
  return (await addAccesUser(trx, sien, now)) ? produit : undefined;
}

/** Undefined: it is so already, or the learner has it not. */
export async function switchAcces(trx: Db, sien: Sien, actif: 0 | 1) {
  const avant = await findDonne(trx, sien);
  if (!avant || avant.actif === actif) return undefined;
  await setAccesUser(trx, avant.id, { actif });
  return avant;
}

const JOUR_MS = 24 * 3600 * 1000;

/** From its end, or from now where that is past; undefined: not started. */
export async function extendAcces(trx: Db, sien: Sien, jours: number, now: Date) {
  const avant = await findDonne(trx, sien);
  if (!avant?.datePerime) return undefined;
  const from = Math.max(Date.parse(avant.datePerime), now.getTime());
  const datePerime = new Date(from + jours * JOUR_MS).toISOString();
  await setAccesUser(trx, avant.id, { datePerime });
  return avant;
}

/** The end date does not move while the access is switched off. */
export async function activateAccesUser(trx: Db, sien: Sien, actif: 0 | 1) {
  const avant = await holdAccesUser(trx, sien);
  await setAccesUser(trx, avant.id, { actif });
  return avant;
}

export async function removeAccesUser(trx: Db, sien: Sien, now: Date) {
  const avant = await holdAccesUser(trx, sien);
  await setAccesUser(trx, avant.id, { actif: 0, dateRetrait: now.toISOString() });
  return avant;
}

interface Dates {
  /** Days in Brussels, or instants; both null: not started. */
  dateActivation: string | null;
  datePerime: string | null;
}

const isJour = (typed: string) => typed.length === 10;

export async function updateDates(trx: Db, acces_user_id: number, typed: Dates) {
  const avant = await holdAccesUser(trx, { acces_user_id });
  const { dateActivation: debut, datePerime: fin } = typed;
  const apres = {
    dateActivation: debut && (isJour(debut) ? debutDuJour(debut, avant.dateActivation) : debut),
    datePerime: fin && (isJour(fin) ? finDuJour(fin, avant.datePerime) : fin),
  };
  if (apres.dateActivation && apres.datePerime && apres.dateActivation >= apres.datePerime)
    throw champFaux('datePerime', 'L’accès doit expirer après son activation.');
  await setAccesUser(trx, acces_user_id, apres);
  return { avant, apres };
}

interface Etat extends Partial<Dates> {
  actif?: number;
  dateRetrait?: string | null;
}

export async function undoAccesUser(trx: Db, acces_user_id: number, was: Etat, became: Etat) {
  let reverted = trx.updateTable('accesUser').set(was).where('id', '=', acces_user_id);
  for (const [column, value] of Object.entries(became) as [keyof Etat, string | null][])
    reverted = reverted.where(column, value === null ? 'is' : '=', value as never);
  const { numUpdatedRows } = await reverted.executeTakeFirst();
  return numUpdatedRows > 0n;
}
