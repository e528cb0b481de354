import { listChapitresOfModule } from '../../../../eleve/cours/index.ts';
import type { Db } from '../../../../socle/db/database.ts';
import { readListe, setListe } from '../../../../socle/db/listes.ts';
import type { LigneDeJournal } from '../../../../socle/journal/ligne.ts';
import { versionOf } from '../../../../eleve/series/index.ts';
import type { RangeeVoulue } from '../plan/enCours.ts';
import type { Auteur } from '../../../../socle/journal/auteur.ts';
import { depasse, idsOf, insertNamed, isAsShown, signedBy } from './rangees.ts';

export async function writeTheme(
  trx: Db,
  voulu: RangeeVoulue,
  questions: ReadonlyMap<string, number>,
  par: Auteur,
): Promise<LigneDeJournal> {
  const { id, ref: reference, libelle, refs, base } = voulu;
  const liste = idsOf(refs ?? [], questions);
  const signed = signedBy(par);
  const apres = { libelle, listeQuestions: liste.join(';') };
  if (id === null) {
    const objet_id = await insertNamed(trx, 'theme', { reference, libelle, ...signed });
    await setListe(trx, 'theme', objet_id, liste);
    return { objet: 'theme', objet_id, avant: null, apres };
  }
  const held = await trx
    .selectFrom('theme')
    .select(['libelle', 'dateSuppression'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const listeQuestions = (await readListe(trx, 'theme', id)).join(';');
  const avant = { libelle: held.libelle, listeQuestions };
  if (versionOf(avant) !== base || !isAsShown(held, voulu)) throw depasse();
  await trx
    .updateTable('theme')
    .set({ libelle, ...signed, dateSuppression: null })
    .where('id', '=', id)
    .execute();
  await setListe(trx, 'theme', id, liste);
  return { objet: 'theme', objet_id: id, avant, apres };
}

export async function writeModule(
  trx: Db,
  voulu: RangeeVoulue,
  chapitres: ReadonlyMap<string, number>,
  par: Auteur,
): Promise<LigneDeJournal> {
  const signed = signedBy(par);
  const { id, ref: reference, libelle, refs, base } = voulu;
  const ids = refs!.map((ref) => {
    const chapitre = chapitres.get(ref);
    if (chapitre === undefined) throw depasse();
    return chapitre;
  });
  let module_id = id;
  let avant: object | null = null;
  if (id === null) {
    module_id = await insertNamed(trx, 'module', { reference, libelle, ...signed });
  } else {
    const { dateSuppression, ...before } = await trx
      .selectFrom('module')
      .select(['libelle', 'dateSuppression'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const held = await trx
      .updateTable('module')
      .set((row) => ({
        revision: row('revision', '+', 1),
        libelle,
        dateSuppression: null,
        ...signed,
      }))
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow();
    if (String(held.revision - 1) !== base || !isAsShown({ dateSuppression }, voulu))
      throw depasse();
    avant = { ...before, chapitres: await listChapitresOfModule(trx, id) };
    await trx.deleteFrom('moduleChapitre').where('module_id', '=', id).execute();
  }
  const rows = ids.map((chapitre_id, position) => ({
    module_id: module_id!,
    chapitre_id,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('moduleChapitre').values(rows).execute();
  const apres = { libelle, chapitres: await listChapitresOfModule(trx, module_id!) };
  return { objet: 'module', objet_id: module_id, avant, apres };
}
