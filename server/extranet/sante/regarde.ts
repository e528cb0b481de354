import type { FastifyBaseLogger } from 'fastify';
import { constatsOf } from './constats.ts';
import { type House, readSonde } from './sonde.ts';
import { followConstats } from './suivi.ts';

/** The page, the log and the metrics tell what this finds. */
export async function lookAround(house: House, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
  const sonde = await readSonde(house);
  const { serveur, now } = house;
  return { sonde, points: followConstats(serveur.etat, constatsOf(sonde, now), now, log) };
}
