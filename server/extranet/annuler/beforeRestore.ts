import type { TypeAcces } from '../../../regles/produit.ts';
import { holdProduit } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { PlaceDeListe } from '../../socle/journal/geste.ts';
import { listQuestionsPrises } from '../../eleve/cours/index.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { listQuestionsAccueil } from '../../eleve/series/index.ts';

/** Lock order: products before their links. Returns false when a type has changed since. */
export async function holdProduits(
  trx: Db,
  places: readonly PlaceDeListe[],
  type: TypeAcces,
): Promise<boolean> {
  const ids = places.map(([id]) => id).toSorted((one, other) => one - other);
  const held = [];
  for (const id of ids) held.push(await holdProduit(trx, id));
  return held.every((produit) => produit === undefined || produit.type === type);
}

/** 409 when a question became public (docs/decisions/0022). The caller's row locks serialise placements. */
export async function refusePubliques(trx: Db, questions: readonly number[]): Promise<true> {
  const here = new Set(await listQuestionsAccueil(trx));
  const elsewhere = await listQuestionsPrises(trx, questions);
  const one = questions.find((id) => here.has(id) && elsewhere.has(id));
  if (one === undefined) return true;
  throw conflict(
    `La question ${one} est posée depuis sur la page d’accueil, qui en dit la bonne réponse à tout le monde\u00a0: rien n’a été annulé.`,
  );
}
