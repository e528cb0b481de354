import { hostname } from 'node:os';
import { version } from '../../socle/config/version.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { lookAround } from './regarde.ts';

export const getSante: Handler<'getSante'> = async (context) => {
  const { points } = await lookAround(context, context.log);
  const { depuis } = context.serveur.etat;
  const aVoir = points.filter(({ etat }) => etat !== 'bien').length;
  return {
    points,
    serveur: { version, nom: hostname(), depuis: depuis.toISOString() },
    message: aVoir === 0 ? 'Tout va bien.' : 'Quelque chose demande un regard.',
  };
};
