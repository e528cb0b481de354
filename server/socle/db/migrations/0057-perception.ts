import { type Schema, integers, integersOrNull, texts, textsOrNull } from '../schema.ts';

/** An access is a number of the school’s, which may have another database. */
export async function perception({ idType, index, table, tableWithId }: Schema): Promise<void> {
  await table('clip')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .$call(texts('titre', 'contenu', 'fenetres', 'empreinte'))
    .execute();
  await table('perceptionSeance')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .addColumn('acces_user_id', idType, (c) => c.notNull())
    .$call(texts('reference', 'dateFin', 'retour'))
    .execute();
  await tableWithId('perceptionTest')
    .addColumn('acces_user_id', idType, (c) => c.notNull())
    .$call(texts('seance', 'regle', 'clips', 'dateDebut'))
    .$call(textsOrNull('dateFin'))
    .$call(integersOrNull('points'))
    .$call(integers('annonce'))
    .execute();
  await tableWithId('perceptionPartie')
    .addColumn('acces_user_id', idType, (c) => c.notNull())
    .addColumn('test_id', idType, (c) => c.references('perceptionTest.id'))
    .$call(texts('seance', 'clip', 'titre', 'forme', 'dateDebut'))
    .$call(textsOrNull('dateFin', 'rapport', 'verdict'))
    .$call(integersOrNull('points', 'sur'))
    .$call(integers('annonce'))
    .execute();
  for (const suivie of ['perceptionSeance', 'perceptionTest', 'perceptionPartie'])
    await index(suivie, ['acces_user_id']);
}
