import type { Schema } from '../schema.ts';

/** The other form's own fingerprint; the day with which the release told a fact. */
export async function formes({ addTexts, run }: Schema): Promise<void> {
  await addTexts('question', 'empreinteSuivante');
  await addTexts('valeurDeFait', 'duContenu');
  await run`update "valeurDeFait" set "duContenu" = "du" where "admin_id" is null`;
}
