import { type Schema, texts } from '../schema.ts';

export async function sauvegarde({ table }: Schema): Promise<void> {
  await table('sauvegarde').$call(texts('date')).execute();
}
