import { hostname } from 'node:os';
import { version } from '../../socle/config/version.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { constatsOf } from './constats.ts';
import { readSonde } from './sonde.ts';
import { followConstats } from './suivi.ts';

export const getSante: Handler<'getSante'> = async ({ db, env, serveur, now, log }) => {
  const sonde = await readSonde({ db, env, serveur, now });
  const points = followConstats(serveur.etat, constatsOf(sonde, now), now, log);
  const { depuis } = serveur.etat;
  const aVoir = points.filter(({ etat }) => etat !== 'bien').length;
  return {
    points,
    serveur: { version, nom: hostname(), depuis: depuis.toISOString() },
    message: aVoir === 0 ? 'Tout va bien.' : 'Quelque chose demande un regard.',
  };
};
