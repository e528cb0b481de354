import { type Schema, texts } from '../schema.ts';

export async function connus({ idType, index, tableWithId }: Schema): Promise<void> {
  await tableWithId('navigateurConnu')
    .addColumn('admin_id', idType, (c) => c.notNull().references('admin.id').onDelete('cascade'))
    .$call(texts('empreinte'))
    .execute();
  await index('navigateurConnu', ['admin_id']);
}
