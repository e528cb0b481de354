import type { Db } from '../../socle/db/database.ts';
import type { Bloc } from './blocsOf.ts';

const findConditions = (db: Db, empreinte: string) =>
  db.selectFrom('conditions').selectAll().where('empreinte', '=', empreinte).executeTakeFirst();

export const findVersion = async (db: Db, empreinte: string): Promise<string> =>
  (await findConditions(db, empreinte))!.version;

export const pieceOfConditions = (empreinte: string) => `conditions:${empreinte}` as const;

/** Most mails attach the same version, so the last file is cached. */
let drawn: { empreinte: string; contenu: Promise<Buffer> } | undefined;

export async function openConditions(db: Db, empreinte: string) {
  const conditions = await findConditions(db, empreinte);
  if (!conditions) return undefined;
  const { version, dateCreation } = conditions;
  if (drawn?.empreinte !== conditions.empreinte) {
    const blocs = JSON.parse(conditions.blocs) as Bloc[];
    const { drawConditions } = await import('./drawConditions.ts');
    const contenu = drawConditions({ blocs, date: new Date(dateCreation) });
    drawn = { empreinte: conditions.empreinte, contenu };
  }
  const nom = `conditions-generales-${version}.pdf`;
  return { nom, type: 'application/pdf' as const, contenu: await drawn.contenu };
}
