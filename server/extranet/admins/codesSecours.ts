import { randomInt } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import { hashPassword, verifyPassword } from '../../socle/securite/password.ts';

const NOMBRE = 10;
/** Neither 0 and o, nor 1, i and l. */
const SIGNES = 'abcdefghjkmnpqrstuvwxyz23456789';
/** By its first characters a code is found, so that one is computed and not ten; the rest (39 bits) is the secret. */
const REPERE = 4;
const LONGUEUR = 12;

const drawCode = () =>
  Array.from({ length: LONGUEUR }, () => SIGNES[randomInt(SIGNES.length)]).join('');
const inGroups = (code: string) => code.match(/.{4}/g)!.join('-');

/** New ones, as they are shown once, and as the database keeps them. `caller`: whose turns it takes. */
export async function drawCodes(caller: string) {
  const codes: string[] = [];
  const gardes: { repere: string; empreinte: string }[] = [];
  while (codes.length < NOMBRE) {
    const code = drawCode();
    if (gardes.some(({ repere }) => repere === code.slice(0, REPERE))) continue;
    codes.push(inGroups(code));
    const empreinte = await hashPassword(code.slice(REPERE), caller);
    gardes.push({ repere: code.slice(0, REPERE), empreinte });
  }
  return { codes, gardes };
}

/** In the place of those from before. */
export async function replaceCodes(
  trx: Db,
  admin_id: number,
  gardes: { repere: string; empreinte: string }[],
): Promise<void> {
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

/** The id of an unused code; undefined when it is none. As much work whether there is one or not. */
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

/** False when somebody else has just used it. */
export async function useUpCode(trx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('codeSecours')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
