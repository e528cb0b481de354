import type { Bilan } from '../../../../../contract/extranet/contenu.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import type { Voulu } from '../plan/voulu.ts';

export interface Geste {
  admin_id: number;
  now: Date;
}

export const depasse = (body: { bilan?: Bilan } = {}) =>
  new Refus(
    409,
    'Quelqu’un a changé le contenu entre-temps. Rien n’est enregistré : regardez la nouvelle liste, puis recommencez.',
    body,
  );

export const isGone = (row: { dateSuppression: string | null } | undefined): boolean =>
  (row?.dateSuppression ?? null) !== null;

/** Nobody may have deleted or restored it meanwhile. */
export const isAsShown = (row: { dateSuppression: string | null }, { suite }: Voulu): boolean =>
  isGone(row) === (suite === 'retour');

/** A name that was taken meanwhile gives no row. */
export async function inserted(row: Promise<{ id: number } | undefined>): Promise<number> {
  const made = await row;
  if (!made) throw depasse();
  return made.id;
}

export const idsOf = (refs: readonly string[], ids: ReadonlyMap<string, number>) =>
  refs.map((ref) => ids.get(ref)!);
