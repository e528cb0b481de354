import type { Bilan } from '../../../../../contract/contenu.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import type { Voulu } from '../plan/voulu.ts';

/** Who imports, and when. */
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

/** Nobody has deleted it since it was looked at, nor taken its deletion back. */
export const isAsShown = (row: { dateSuppression: string | null }, { suite }: Voulu): boolean =>
  isGone(row) === (suite === 'retour');

/** Of a name that somebody else has just taken there is no row. */
export async function inserted(row: Promise<{ id: number } | undefined>): Promise<number> {
  const made = await row;
  if (!made) throw depasse();
  return made.id;
}

export const listeOf = (refs: readonly string[], ids: ReadonlyMap<string, number>) =>
  refs.map((ref) => ids.get(ref)!).join(';');
