import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { introuvable } from '../kernel/refus.ts';
import { findProduit } from '../acces/acces.queries.ts';
import { avecVolume } from '../acces/volume.queries.ts';

export const getPageAcces: Handler<(typeof calls)['getPageAcces']> = async ({ db, input, env }) => {
  const acces = await findProduit(db, input.slug, env);
  if (!acces) throw introuvable('Cet accès n’existe pas.');
  const [avec] = await avecVolume(db, [acces]);
  return { acces: avec! };
};
