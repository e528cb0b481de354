import { type Schema, texts } from '../schema.ts';

export async function sceau({ idType, table }: Schema): Promise<void> {
  await table('sceau')
    .addColumn('id', idType, (c) => c.primaryKey())
    .$call(texts('temoin'))
    .execute();
}
