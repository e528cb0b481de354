import type { Schema } from '../schema.ts';

export async function themes({ addAdmin, addTexts, run }: Schema): Promise<void> {
  await addAdmin('theme');
  await addTexts('theme', 'dateModification');
  await run`create index "questionnaire_open" on "questionnaire" ("theme_id", "id", "acces_user_id")
    where "isTermine" = 0`;
}
