import { randomInt } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import { hashPassword, verifyPassword } from '../../socle/securite/password.ts';

const NOMBRE = 10;
/** Excludes look-alikes: 0 and o, 1, i and l. */
const SIGNES = 'abcdefghjkmnpqrstuvwxyz23456789';
/** The first characters look up one row to hash; the rest (39 bits) is secret. */
const REPERE = 4;
const LONGUEUR = 12;

const drawCode = () =>
  Array.from({ length: LONGUEUR }, () => SIGNES[randomInt(SIGNES.length)]).join('');

interface CodeGarde {
  repere: string;
  empreinte: string;
}

/** `codes` are shown once, `gardes` are stored. Hashing takes the queue places of `caller`. */
export async function drawCodes(caller: string) {
  const codes: string[] = [];
  const gardes: CodeGarde[] = [];
  while (codes.length < NOMBRE) {
    const code = drawCode();
    const repere = code.slice(0, REPERE);
    if (gardes.some((garde) => garde.repere === repere)) continue;
    codes.push(code.match(/.{4}/g)!.join('-'));
    gardes.push({ repere, empreinte: await hashPassword(code.slice(REPERE), caller) });
  }
  return { codes, gardes };
}

export async function replaceCodes(trx: Db, admin_id: number, gardes: CodeGarde[]): Promise<void> {
  await removeCodes(trx, admin_id);
  const rows = gardes.map((garde) => ({ admin_id, ...garde }));
  await trx.insertInto('codeSecours').values(rows).execute();
}

export const removeCodes = (trx: Db, admin_id: number) =>
  trx.deleteFrom('codeSecours').where('admin_id', '=', admin_id).execute();

export async function countCodes(db: Db, admin_id: number): Promise<number> {
  const { nombre } = await db
    .selectFrom('codeSecours')
    .select(({ fn }) => fn.countAll<number | string>().as('nombre'))
    .where('admin_id', '=', admin_id)
    .executeTakeFirstOrThrow();
  return Number(nombre);
}

/** Returns undefined for a wrong code, after the same work as for a right one. */
export async function findCode(db: Db, admin_id: number, code: string, caller: string) {
  const found = await db
    .selectFrom('codeSecours')
    .select(['id', 'empreinte'])
    .where('admin_id', '=', admin_id)
    .where('repere', '=', code.slice(0, REPERE))
    .executeTakeFirst();
  const right = await verifyPassword(code.slice(REPERE), found?.empreinte, caller);
  return right ? found?.id : undefined;
}

/** Returns false when a concurrent request has used it. */
export async function takeCode(trx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('codeSecours')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
