import { createHash } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import type { ReadPage } from '../../socle/http/pages.ts';
import { type Bloc, readTexte } from './blocsOf.ts';

const PAGE = '/conditions-generales';

/** The conditions as their page has them now. */
export interface Conditions {
  empreinte: string;
  version: string;
  blocs: Bloc[];
}

/** Read before the transaction of an order; undefined where a server has no pages. */
export async function readConditions(readPage: ReadPage): Promise<Conditions | undefined> {
  const html = await readPage(PAGE);
  if (html === undefined) return undefined;
  const { version, blocs } = readTexte(html);
  const empreinte = createHash('sha256').update(JSON.stringify(blocs)).digest('base64url');
  return { empreinte, version, blocs };
}

/** Keeps them, once, with the first order that is made under them. */
export async function keepConditions(
  trx: Db,
  { empreinte, version, blocs }: Conditions,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('conditions')
    .values({ empreinte, version, blocs: JSON.stringify(blocs), dateCreation: now.toISOString() })
    .onConflict((conflict) => conflict.column('empreinte').doNothing())
    .execute();
}
