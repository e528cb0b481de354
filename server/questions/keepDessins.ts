import type { Db } from '../db/database.ts';
import { empreinteOf } from '../kernel/empreinte.ts';

type Dossier = 'questions' | 'acces' | 'chapitres';

/** Where a drawing is served, once it is kept. */
export const adresseOfDessin = (svg: string, folder: Dossier) =>
  `/img/${folder}/${empreinteOf(svg)}.svg`;

/** Keeps pictures once each; says at which address each is served, under the folder of its use. */
export async function keepDessins(
  trx: Db,
  svgs: string[],
  folder: Dossier,
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
