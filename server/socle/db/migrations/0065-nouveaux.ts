import type { Schema } from '../schema.ts';

/** The dashboard counts the learners and the payments of the last days. */
export async function nouveaux({ run }: Schema): Promise<void> {
  await run`create index "eleve_dateCreation" on "eleve" ("dateCreation")`;
}
