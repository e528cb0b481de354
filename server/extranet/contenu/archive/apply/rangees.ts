import type { Bilan } from '../../../../../contract/extranet/contenu.ts';
import { conflict } from '../../../../socle/refus/refus.ts';
import type { Db } from '../../../../socle/db/database.ts';
import type { Auteur } from '../../../../socle/journal/auteur.ts';
import type { RangeeVoulue } from '../plan/enCours.ts';

export const depasse = (body: { bilan?: Bilan } = {}) =>
  conflict(
    'Quelqu’un a changé le contenu entre-temps. Rien n’est enregistré : regardez la nouvelle liste, puis recommencez.',
    body,
  );

export const isGone = (row: { dateSuppression: string | null } | undefined): boolean =>
  (row?.dateSuppression ?? null) !== null;

/** False when it has been deleted or restored since the preview. */
export const isAsShown = (
  row: { dateSuppression: string | null },
  { suite }: RangeeVoulue,
): boolean => isGone(row) === (suite === 'retour');

export const signedBy = ({ admin_id, now }: Auteur) => ({
  empreinte: null,
  admin_id,
  dateModification: now.toISOString(),
});

/** 409 when the reference was taken meanwhile. */
export async function insertNamed(
  trx: Db,
  table: 'theme' | 'module' | 'chapitre',
  row: { reference: string; libelle: string; texte?: string | null },
): Promise<number> {
  const made = await trx
    .insertInto(table as 'theme')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw depasse();
  return made.id;
}

export const idsOf = (refs: readonly string[], ids: ReadonlyMap<string, number>) =>
  refs.map((ref) => ids.get(ref)!);
