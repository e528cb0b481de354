import type { Handler } from '../../socle/http/mount.ts';
import { finish } from '../tentatives/index.ts';
import { MODE_SERIE } from './mode.ts';
import { holdSerie } from './series.queries.ts';

/** Idempotent: ends an attempt with the answers given so far. */
export const stopSerie: Handler<'stopSerie'> = async (context) => {
  const { tentative } = await holdSerie(context.trx, context);
  if (tentative.dateFin === null) await finish(context.trx, MODE_SERIE, tentative, context);
  return { data: 1 };
};
