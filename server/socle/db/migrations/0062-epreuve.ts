import type { Schema } from '../schema.ts';
import { integers, integersOrNull, texts, textsOrNull } from '../schema.ts';

/** A question's form under the next code, the day on which a learner sits her exam, hard words. */
export async function epreuve({ add, addTexts, addZero, idType, run, table, tableWithId }: Schema) {
  await add('question', 'suivante_id', idType);
  await addTexts('question', 'ensuite');
  await addTexts('eleve', 'examenLe', 'examenCentre', 'examenRappele');
  for (const drapeau of ['examenDit', 'examenRappels']) await addZero('eleve', drapeau);
  await run`create index "eleve_examenLe" on "eleve" ("examenLe") where "examenLe" is not null`;
  await tableWithId('epreuve')
    .addColumn('eleve_id', idType, (c) => c.references('eleve.id'))
    .$call(texts('jour', 'resultat', 'dateCreation'))
    .$call(textsOrNull('centre'))
    .$call(integersOrNull('chanceMin', 'chanceMax'))
    .execute();
  await table('lexique')
    .$call(texts('mot', 'autres', 'dit', 'exemple'))
    .$call(textsOrNull('image', 'description'))
    .$call(integers('position'))
    .execute();
  await run`create index "epreuve_eleve" on "epreuve" ("eleve_id")`;
}
