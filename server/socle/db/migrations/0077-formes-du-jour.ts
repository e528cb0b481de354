import type { Schema } from '../schema.ts';

/** One result a day; what a memory has of an exam; who last wrote the next form. */
export async function formesDuJour({ add, run }: Schema): Promise<void> {
  await run`delete from "epreuve" where "eleve_id" is not null and "id" not in
    (select max("id") from "epreuve" where "eleve_id" is not null group by "eleve_id", "jour")`;
  await run`create unique index "epreuve_jour" on "epreuve" ("eleve_id", "jour")`;
  await run`drop index "epreuve_eleve"`;
  await add('tentative', 'retenues', 'integer');
  await run`update "question" set "empreinteSuivante" = '' where "empreinteSuivante" is null
    and "reference" is not null`;
}
