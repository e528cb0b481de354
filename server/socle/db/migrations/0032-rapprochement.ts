import { type Schema, integersOrNull, texts, textsOrNull } from '../schema.ts';

export async function rapprochement(schema: Schema): Promise<void> {
  const { idType, index, run, table, tableWithId } = schema;
  await tableWithId('ecart')
    .$call(texts('moyen', 'cle', 'chose', 'genre'))
    .addColumn('paiement_id', idType, (c) => c.references('paiement.id'))
    .$call(textsOrNull('commande', 'fournisseurId', 'etatEux'))
    .$call(integersOrNull('montantEux'))
    .$call(textsOrNull('devise', 'etatNous'))
    .$call(integersOrNull('montantNous'))
    .$call(texts('empreinte', 'date', 'dateVu', 'dateRevu'))
    .$call(textsOrNull('dateRegle', 'regle', 'raison', 'regleur'))
    .addUniqueConstraint('ecart_once', ['moyen', 'cle', 'genre'])
    .execute();
  // The dashboard counts open rows; a comparison closes those that it misses.
  await run`create index ecart_ouvert on ecart (date, id) where "dateRegle" is null`;
  await index('ecart', ['dateRegle', 'id']);
  await index('ecart', ['paiement_id']);

  await table('rapprochement')
    .$call(texts('moyen', 'periode', 'source', 'dateEssai'))
    .$call(textsOrNull('dateFait', 'erreur'))
    .$call(integersOrNull('ecarts'))
    .addPrimaryKeyConstraint('rapprochement_pk', ['moyen', 'periode', 'source'])
    .execute();
  await index('rapprochement', ['dateEssai']);

  await index('paiement', ['type', 'datePaiement']);
  await run`create index paiement_impaye_jour on "paiement" ("dateEtat") where etat = 'impaye'`;
  await run`create index remboursement_fait on remboursement ("dateEtat") where etat = 'fait'`;
}
