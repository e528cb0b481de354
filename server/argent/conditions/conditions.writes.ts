import { createHash } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import type { ReadPage } from '../../socle/http/pages.ts';
import { type Bloc, readTexte } from './blocsOf.ts';

const PAGE = '/conditions-generales';

export interface Conditions {
  empreinte: string;
  version: string;
  blocs: Bloc[];
}

/** Call it before the transaction. Returns undefined on a server without pages. */
export async function readConditions(readPage: ReadPage): Promise<Conditions | undefined> {
  const html = await readPage(PAGE);
  if (html === undefined) return undefined;
  const { version, blocs } = readTexte(html);
  const empreinte = createHash('sha256').update(JSON.stringify(blocs)).digest('base64url');
  return { empreinte, version, blocs };
}

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
