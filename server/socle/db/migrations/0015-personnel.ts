import { type Schema, texts } from '../schema.ts';

export async function personnel(schema: Schema): Promise<void> {
  const { add, addTexts, idType, index, tableWithId } = schema;
  await addTexts('admin', 'dateSuppression', 'totpSecret', 'dateFacteur');
  await add('admin', 'totpPas', 'integer');
  await tableWithId('codeSecours')
    .addColumn('admin_id', idType, (c) => c.notNull().references('admin.id').onDelete('cascade'))
    .$call(texts('repere', 'empreinte'))
    .execute();
  await index('codeSecours', ['admin_id']);
}
