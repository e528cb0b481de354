import type { Db } from '../../socle/db/database.ts';
import type { Bloc } from './blocsOf.ts';
import { findConditions } from './findConditions.ts';

const CONDITIONS = /^conditions:([\w-]{43})$/;

/** Those that mails take with them are mostly the same: their file is kept until others are asked for. */
let drawn: { empreinte: string; contenu: Promise<Buffer> } | undefined;

/** What `pieceDesConditions` stands for, for who sends the mail; undefined for anything else. */
export async function openConditions(db: Db, piece: string) {
  const [, empreinte] = CONDITIONS.exec(piece) ?? [];
  const conditions = empreinte === undefined ? undefined : await findConditions(db, empreinte);
  if (!conditions) return undefined;
  const { version, dateCreation } = conditions;
  if (drawn?.empreinte !== conditions.empreinte) {
    const blocs = JSON.parse(conditions.blocs) as Bloc[];
    // Loaded for the first one, as that of invoices.
    const { drawConditions } = await import('./drawConditions.ts');
    const contenu = drawConditions({ blocs, date: new Date(dateCreation) });
    drawn = { empreinte: conditions.empreinte, contenu };
  }
  const nom = `conditions-generales-${version}.pdf`;
  return { nom, type: 'application/pdf' as const, contenu: await drawn.contenu };
}
