import { type Schema, texts } from '../schema.ts';

export async function preuves({ addTexts, index, run, table }: Schema): Promise<void> {
  await addTexts('session', 'datePreuve');
  await run`update "session" set "datePreuve" = "dateCreation"`;
  await table('sessionTerminee')
    .addColumn('jeton', 'text', (c) => c.primaryKey())
    .$call(texts('raison', 'dateFin'))
    .execute();
  await index('sessionTerminee', ['dateFin']);
}
