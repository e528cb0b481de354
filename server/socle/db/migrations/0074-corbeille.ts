import type { Schema } from '../schema.ts';

/** Until when a deletion can be taken back: the line holds what was there before. */
export async function corbeille({ addTexts, run }: Schema): Promise<void> {
  await addTexts('journal', 'jusquAu');
  await addTexts('chapitreImage', 'dateSuppression');
  await run`create index "journal_jusquAu" on "journal" ("dateCreation", "id") where "jusquAu" is not null`;
}
