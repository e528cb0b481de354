import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { canRead } from './health.ts';

export const ready: Handler<'ready'> = async (context) => {
  if (context.serveur.etat.arret) throw new Refus(503, 'Ce serveur s’arrête.');
  await canRead(context);
  return {};
};
