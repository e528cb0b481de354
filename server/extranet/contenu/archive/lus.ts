import { sql } from 'kysely';
import type { Db } from '../../../socle/db/database.ts';
import { partsOf } from '../../../socle/db/partsOf.ts';
import { type Dessin, type Dessins, empreinteOfNom } from './chapitres.ts';
import type { Ensuite } from '../../../../regles/question.ts';
import type { AvecSuite, Version } from './questions.ts';

export async function versionsParId(db: Db, ids: readonly number[]): Promise<Map<number, Version>> {
  const found = new Map<number, Version>();
  for (const part of partsOf(ids)) {
    const rows = db.selectFrom('questionVersion').selectAll().where('id', 'in', part);
    for (const row of await rows.execute()) found.set(row.id, row);
  }
  return found;
}

export async function dessinsOf(db: Db, adresses: readonly string[]): Promise<Dessins> {
  const found = new Map<string, Dessin>();
  const empreintes = [...new Set(adresses.flatMap((adresse) => empreinteOfNom(adresse) ?? []))];
  for (const part of partsOf(empreintes)) {
    const rows = await db
      .selectFrom('dessin')
      .select(['empreinte', 'description', 'mots'])
      .select(sql<string>`substr(svg, 1, 400)`.as('svg'))
      .where('empreinte', 'in', part)
      .execute();
    for (const { empreinte, ...row } of rows) found.set(empreinte, row);
  }
  return found;
}

export async function findTexte(db: Db, id: number): Promise<string | undefined> {
  const row = db.selectFrom('chapitre').select('texte').where('id', '=', id);
  return (await row.executeTakeFirst())?.texte;
}

interface LueAvecSuite {
  ensuite: Ensuite | null;
  version: Version;
  suivante: Version | undefined;
}

export function avecSuite(
  { ensuite, version, suivante }: LueAvecSuite,
  dessins: Dessins,
): AvecSuite {
  const formeOf = (one: Version) => {
    const drawn = dessins.get(empreinteOfNom(one.libelleImage ?? '') ?? '')?.description ?? null;
    return { version: one, drawn };
  };
  return { ...formeOf(version), ensuite, suivante: suivante && formeOf(suivante) };
}
