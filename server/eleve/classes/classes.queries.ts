import type { Db } from '../../socle/db/database.ts';

export const findClasse = (db: Db, id: number) =>
  db
    .selectFrom('classe')
    .selectAll()
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

export type Classe = NonNullable<Awaited<ReturnType<typeof findClasse>>>;

/** With the names of what it refers to, which may be gone from its own list. */
export const selectClasses = (db: Db) =>
  db
    .selectFrom('classe')
    .leftJoin('acces', 'acces.id', 'classe.acces_id')
    .leftJoin('admin as moniteur', 'moniteur.id', 'classe.moniteur_id')
    .leftJoin('admin', 'admin.id', 'classe.admin_id')
    .where('classe.dateSuppression', 'is', null);

export const listInscrits = async (db: Db, classe_id: number) =>
  db
    .selectFrom('inscrit')
    .select(['eleve_id', 'dateCreation'])
    .where('classe_id', '=', classe_id)
    .orderBy('eleve_id')
    .execute();

/** True when the learner is in a class of this member of staff. */
export async function hasEleve(db: Db, admin_id: number, eleve_id: number): Promise<boolean> {
  const found = await db
    .selectFrom('inscrit')
    .innerJoin('classe', 'classe.id', 'inscrit.classe_id')
    .select('classe.id')
    .where('inscrit.eleve_id', '=', eleve_id)
    .where('classe.moniteur_id', '=', admin_id)
    .where('classe.dateSuppression', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function listElevesDuMoniteur(db: Db, moniteur_id: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('inscrit')
    .innerJoin('classe', 'classe.id', 'inscrit.classe_id')
    .select('inscrit.eleve_id')
    .where('classe.moniteur_id', '=', moniteur_id)
    .where('classe.dateSuppression', 'is', null)
    .execute();
  return new Set(rows.map(({ eleve_id }) => eleve_id));
}

export async function listClassesDuMoniteur(db: Db, moniteur_id: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('classe')
    .select('id')
    .where('moniteur_id', '=', moniteur_id)
    .where('dateSuppression', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The newest first, as the choices of a filter. */
export const listClassesOffertes = (db: Db, most: number) =>
  db
    .selectFrom('classe')
    .select(['id', 'libelle', 'moniteur_id'])
    .where('dateSuppression', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const listClassesDeLEleve = (db: Db, eleve_id: number) =>
  db
    .selectFrom('inscrit')
    .innerJoin('classe', 'classe.id', 'inscrit.classe_id')
    .select(['classe.id', 'classe.libelle', 'inscrit.dateCreation'])
    .where('inscrit.eleve_id', '=', eleve_id)
    .where('classe.dateSuppression', 'is', null)
    .orderBy('classe.id')
    .execute();
