import type { Schema } from '../schema.ts';

export async function produits({ addAdmin, addTexts, addZero, index, run }: Schema): Promise<void> {
  await addZero('acces', 'version');
  await addAdmin('acces');
  await addTexts('acces', 'dateModification');
  await addZero('acces', 'dejaEnVente');
  await run`update acces set "dejaEnVente" = 1 where actif = 1 and "codePermis" <> 'DEMO'`;
  // Rates become hundredths of a percent: « 5,5 » is a rate too.
  await run`update acces set taux = taux * 100`;
  await index('paiement', ['acces_id']);
}
