import type { Schema } from '../schema.ts';

export async function aVoir({ addTexts, run }: Schema): Promise<void> {
  await addTexts('paiement', 'aVoir');
  await run`create index "paiement_aVoir" on "paiement" (id)
    where "aVoir" is not null and "dateRegle" is null`;
}
