import type { Handler } from '../../socle/http/mount.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { holdEleve, setEleve } from '../compte/index.ts';

export const setEpreuve: Handler<'setEpreuve'> = async (context) => {
  const { trx, input, now } = context;
  const { jour, centre, rappels } = input;
  if (jour !== null && jour < brusselsDay(now.toISOString()))
    throw champFaux('jour', 'Ce jour est passé.');
  const { id } = await holdEleve(trx, context);
  await setEleve(trx, id, {
    examenLe: jour,
    examenCentre: jour === null ? null : centre,
    examenRappels: jour === null ? 0 : rappels,
    examenDit: 1,
  });
  return {};
};
