import type { Schema } from '../schema.ts';

/** Other words of a question, and how a learner reads. A release before writes none. */
export async function mots({ add }: Schema): Promise<void> {
  for (const champ of ['meprise', 'simple'])
    for (const lettre of ['A', 'B', 'C', 'D'])
      await add('questionVersion', `${champ}${lettre}`, 'text');
  await add('questionVersion', 'simple', 'text');
  for (const reglage of ['motsSimples', 'texteAere'])
    await add('eleve', reglage, 'integer', (c) => c.notNull().defaultTo(0));
}
