import type { Schema } from '../schema.ts';

/** A provider may report any amount, also in a currency of tiny units. */
export async function ecarts({ kind, run }: Schema): Promise<void> {
  if (kind === 'sqlite') return;
  await run`alter table ecart alter column "montantEux" type bigint`;
}
