import type { Letter } from '../../contract/fields.ts';
import type { Db } from '../db/database.ts';

const DEMO = 'DEMO';

/** The products that visitors are offered; the demo is given, not sold. */
function produitsEnVente(db: Db) {
  return db
    .selectFrom('acces')
    .select([
      'id',
      'slug',
      'type',
      'libelle',
      'description',
      'libelleImage',
      'title',
      'text',
      'contenu',
      'codePermis',
      'prix',
      'dureeValidite',
    ])
    .where('actif', '=', 1)
    .where('dateSuppression', 'is', null)
    .where('codePermis', '<>', DEMO)
    .orderBy('id');
}

const enEuros = <T extends { prix: number }>(produit: T) => ({
  ...produit,
  prix: produit.prix / 100,
});

export async function listProduits(db: Db) {
  return (await produitsEnVente(db).execute()).map(enEuros);
}

export async function findProduit(db: Db, slug: string) {
  const produit = await produitsEnVente(db).where('slug', '=', slug).executeTakeFirst();
  return produit && enEuros(produit);
}

/** The version of a question that is asked today. Who sends it on leaves the right answer out. */
export async function currentVersion(db: Db, question_id: number) {
  return db
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select([
      'question.id',
      'questionVersion.libelle',
      'questionVersion.libelleImage',
      'questionVersion.imageDescription',
      'questionVersion.a',
      'questionVersion.b',
      'questionVersion.c',
      'questionVersion.d',
      'questionVersion.correcte',
      'questionVersion.grave',
      'questionVersion.justification',
      'questionVersion.idArticleLois',
    ])
    .where('question.id', '=', question_id)
    .executeTakeFirstOrThrow();
}

export type Version = Awaited<ReturnType<typeof currentVersion>>;

export const hasReponse = (version: Version, letter: Letter): boolean => version[letter] !== null;
