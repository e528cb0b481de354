import type { Handler } from '../../socle/http/mount.ts';
import { finish } from '../tentatives/index.ts';
import { SERIE } from './mode.ts';
import { holdSerie } from './series.queries.ts';

/** Closes an attempt as it stands; one that is closed already stays as it is. */
export const stopSerie: Handler<'stopSerie'> = async (context) => {
  const { tentative } = await holdSerie(context.trx, context);
  if (tentative.dateFin === null) await finish(context.trx, SERIE, tentative, context);
  return { data: 1 };
};
