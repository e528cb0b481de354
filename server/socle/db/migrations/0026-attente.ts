import type { Schema } from '../schema.ts';

export async function attente({ run }: Schema): Promise<void> {
  await run`drop index "coursTermine_aDelivrer"`;
  await run`create index "coursTermine_aDelivrer" on "coursTermine" (acces_user_id)
    where "aDelivrer" = 1`;
}
