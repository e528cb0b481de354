import { adresseOf } from '../../../../../regles/images.ts';
import type { Db } from '../../../../socle/db/database.ts';
import { readListe, setListe } from '../../../../socle/db/listes.ts';
import type { LigneDeJournal } from '../../../../socle/journal/ligne.ts';
import { keepDessins } from '../../../../eleve/questions/index.ts';
import { findTexte } from '../lus.ts';
import type { ChapitreVoulu } from '../plan/enCours.ts';
import type { Auteur } from '../../../../socle/journal/auteur.ts';
import { depasse, idsOf, insertNamed, isAsShown, signedBy } from './rangees.ts';

export async function writeChapitre(
  trx: Db,
  voulu: ChapitreVoulu,
  questions: ReadonlyMap<string, number>,
  par: Auteur,
): Promise<LigneDeJournal> {
  const { id, ref: reference, libelle, refs, texte, base, dessins, photos } = voulu;
  await keepDessins(trx, dessins, 'chapitres');
  const signed = signedBy(par);
  const liste = refs && idsOf(refs, questions);
  let objet_id = id;
  let avant: object | null = null;
  if (id === null) {
    objet_id = await insertNamed(trx, 'chapitre', { reference, libelle, texte, ...signed });
  } else {
    const held = await trx
      .updateTable('chapitre')
      .set((row) => ({ revision: row('revision', '+', 1), libelle, ...signed }))
      .where('id', '=', id)
      .returning(['revision', 'dateSuppression'])
      .executeTakeFirstOrThrow();
    if (String(held.revision - 1) !== base || !isAsShown(held, voulu)) throw depasse();
    const ancien = texte !== null && { texte: await findTexte(trx, id) };
    avant = { listeQuestions: (await readListe(trx, 'chapitre', id)).join(';'), ...ancien };
    await trx
      .updateTable('chapitre')
      .set({ dateSuppression: null, ...(texte !== null && { texte }) })
      .where('id', '=', id)
      .execute();
  }
  if (liste) await setListe(trx, 'chapitre', objet_id!, liste);
  for (const photo of photos) await addImage(trx, objet_id!, photo, signed.dateModification);
  const apres = {
    libelle,
    ...(liste && { listeQuestions: liste.join(';') }),
    ...(texte !== null && { texte }),
  };
  return { objet: 'chapitre', objet_id, avant, apres };
}

/** A chapter owns its pictures, as if they had been uploaded to it. */
export async function addImage(
  trx: Db,
  chapitre_id: number,
  photo: ChapitreVoulu['photos'][number],
  dateCreation: string,
): Promise<void> {
  const url = adresseOf('chapitres', photo);
  const known = await trx
    .selectFrom('chapitreImage')
    .select('id')
    .where('chapitre_id', '=', chapitre_id)
    .where('url', '=', url)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();
  if (known) return;
  const { largeur, hauteur } = photo;
  await trx
    .insertInto('chapitreImage')
    .values({ chapitre_id, url, largeur, hauteur, dateCreation })
    .execute();
}
