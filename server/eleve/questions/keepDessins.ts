import type { Db } from '../../socle/db/database.ts';
import type { Dossier } from '../../../regles/images.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';

export const adresseOfDessin = (svg: string, folder: Dossier) =>
  `/img/${folder}/${empreinteOf(svg)}.svg`;

export interface Dessin {
  svg: string;
  description?: string;
  /** YAML, as a block of a chapter has it. */
  mots?: string;
}

/** Stores each drawing once, and returns their addresses under `folder`. */
export async function keepDessins(trx: Db, dessins: Dessin[], folder: Dossier) {
  const rows = new Map(
    dessins.map(({ svg, description = null, mots = null }) => [
      svg,
      { empreinte: empreinteOf(svg), svg, description, mots },
    ]),
  );
  if (rows.size > 0) {
    await trx
      .insertInto('dessin')
      .values([...rows.values()])
      .onConflict((conflict) =>
        conflict
          .column('empreinte')
          .doUpdateSet((row) => ({
            description: row.fn.coalesce('dessin.description', 'excluded.description'),
            mots: row.fn.coalesce('dessin.mots', 'excluded.mots'),
          }))
          .where((row) =>
            row.or([
              row('dessin.description', 'is', null).and('excluded.description', 'is not', null),
              row('dessin.mots', 'is', null).and('excluded.mots', 'is not', null),
            ]),
          ),
      )
      .execute();
  }
  return new Map(dessins.map(({ svg }) => [svg, adresseOfDessin(svg, folder)]));
}
