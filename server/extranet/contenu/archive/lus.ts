import { sql } from 'kysely';
import type { Db } from '../../../socle/db/database.ts';
import { type Dessin, type Dessins, empreinteOfNom } from './chapitres.ts';
import type { Version } from './questions.ts';

/** Few enough for one statement, and for the time between two requests. */
export const AT_A_TIME = 200;

export const MOST_FILES = 10_000;

export async function inParts<T>(
  all: readonly T[],
  read: (part: T[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += AT_A_TIME)
    await read(all.slice(from, from + AT_A_TIME));
}

export async function versionsParId(db: Db, ids: readonly number[]): Promise<Map<number, Version>> {
  const found = new Map<number, Version>();
  await inParts(ids, async (part) => {
    const rows = await db
      .selectFrom('questionVersion')
      .selectAll()
      .where('id', 'in', part)
      .execute();
    for (const row of rows) found.set(row.id, row);
  });
  return found;
}

export async function dessinsOf(db: Db, adresses: readonly string[]): Promise<Dessins> {
  const found = new Map<string, Dessin>();
  const empreintes = [...new Set(adresses.flatMap((adresse) => empreinteOfNom(adresse) ?? []))];
  await inParts(empreintes, async (part) => {
    const rows = await db
      .selectFrom('dessin')
      .select(['empreinte', 'description', 'mots'])
      .select(sql<string>`substr(svg, 1, 400)`.as('svg'))
      .where('empreinte', 'in', part)
      .execute();
    for (const { empreinte, ...row } of rows) found.set(empreinte, row);
  });
  return found;
}

export async function textesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  await inParts(ids, async (part) => {
    const rows = await db
      .selectFrom('chapitre')
      .select(['id', 'texte'])
      .where('id', 'in', part)
      .execute();
    for (const { id, texte } of rows) found.set(id, texte);
  });
  return found;
}
