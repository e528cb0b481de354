import { pasLeSien } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { finish } from '../tentatives/index.ts';
import { SERIE } from './regles.ts';
import { findSerieTentative, ownSerieAcces } from './series.queries.ts';

/** Closes an attempt as it stands; one that is closed already stays as it is. */
export const stopSerie: Handler<'stopSerie'> = async (context) => {
  const { trx, eleve, input, now } = context;
  await ownSerieAcces(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const tentative = await findSerieTentative(trx, input);
  if (!tentative) throw pasLeSien();
  if (tentative.dateFin === null) await finish(trx, SERIE, tentative, { eleve_id: eleve.id, now });
  return { data: 1 };
};
