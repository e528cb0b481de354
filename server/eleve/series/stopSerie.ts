import type { calls } from '../../../contract/index.ts';
import { pasLeSien } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { findTentative, ownSerieAcces } from './series.queries.ts';
import { finishQuestionnaire } from './finishQuestionnaire.ts';

/** Closes an attempt as it stands; one that is closed already stays as it is. */
export const stopSerie: Handler<(typeof calls)['stopSerie']> = async (context) => {
  const { trx, eleve, input, now } = context;
  await ownSerieAcces(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const tentative = await findTentative(trx, input);
  if (!tentative) throw pasLeSien();
  if (!tentative.isTermine) await finishQuestionnaire(trx, eleve.id, tentative, now);
  return { data: 1 };
};
