import type { Db } from '../../socle/db/database.ts';
import { sql } from 'kysely';

/**
 * One query a course; an empty module has a row without chapter. `octets` spares reading the text.
 */
export const listChapitresOfAcces = (db: Db, acces_ids: readonly number[]) =>
  db
    .selectFrom('accesModule')
    .innerJoin('module', 'module.id', 'accesModule.module_id')
    .leftJoin('moduleChapitre', 'moduleChapitre.module_id', 'module.id')
    .leftJoin('chapitre', (join) =>
      join
        .onRef('chapitre.id', '=', 'moduleChapitre.chapitre_id')
        .on('chapitre.dateSuppression', 'is', null),
    )
    .select([
      'accesModule.acces_id',
      'module.id as module_id',
      'module.libelle as module',
      'chapitre.id as chapitre_id',
      'chapitre.libelle as chapitre',
      'chapitre.listeQuestions',
      sql<number | null>`octet_length(chapitre.texte)`.as('octets'),
    ])
    .where('accesModule.acces_id', 'in', acces_ids)
    .where('module.dateSuppression', 'is', null)
    .orderBy('accesModule.acces_id')
    .orderBy('accesModule.position')
    .orderBy('module.id')
    .orderBy('moduleChapitre.position')
    .orderBy('chapitre.id')
    .execute();

type Rows = Awaited<ReturnType<typeof listChapitresOfAcces>>;

interface Programme {
  revision: number;
  parAcces: Map<number, Promise<Rows>>;
}

const kept = new WeakMap<Db, Programme>();

/**
 * Each process caches courses by revision: a call reads one short row, never stale data. `read` is
 * committed data: a transaction may be undone.
 */
export async function listChapitresDuCours(read: Db, acces_id: number): Promise<Readonly<Rows>> {
  const { revision } = await read
    .selectFrom('programme')
    .select('revision')
    .executeTakeFirstOrThrow();
  let programme = kept.get(read);
  if (!programme || programme.revision < revision)
    kept.set(read, (programme = { revision, parAcces: new Map() }));
  const known = programme.parAcces.get(acces_id);
  if (known) return known;
  const rows = listChapitresOfAcces(read, [acces_id]);
  programme.parAcces.set(acces_id, rows);
  rows.catch(() => programme.parAcces.delete(acces_id));
  return rows;
}

export const findListeQuestions = async (db: Db, id: number): Promise<string> => {
  const { listeQuestions } = await db
    .selectFrom('chapitre')
    .select('listeQuestions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return listeQuestions;
};

export const findTexte = (db: Db, id: number) =>
  db
    .selectFrom('chapitre')
    .select(['texte', 'listeQuestions'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
