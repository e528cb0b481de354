import type { Db } from '../db/database.ts';
import { empreinteOf } from './empreinte.ts';

/** Keeps pictures once each; says at which address each is served, under the folder of its use. */
export async function keepDessins(
  trx: Db,
  svgs: string[],
  folder: 'questions' | 'acces' | 'chapitres',
): Promise<Map<string, string>> {
  const rows = new Map(svgs.map((svg) => [svg, { empreinte: empreinteOf(svg), svg }]));
  if (rows.size > 0) {
    await trx
      .insertInto('dessin')
      .values([...rows.values()])
      .onConflict((conflict) => conflict.column('empreinte').doNothing())
      .execute();
  }
  return new Map(svgs.map((svg) => [svg, `/img/${folder}/${rows.get(svg)!.empreinte}.svg`]));
}
