import type { Schema } from '../schema.ts';

/** These staff sessions lasted thirty days whatever happened: their owners log in again. */
export async function session({ db }: Schema): Promise<void> {
  await db.deleteFrom('session').where('admin_id', 'is not', null).execute();
}
