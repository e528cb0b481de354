import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { withVolume, findProduit } from '../../eleve/acces/index.ts';

export const getPageAcces: Handler<'getPageAcces'> = async ({ db, input, env }) => {
  const acces = await findProduit(db, input.slug, env);
  if (!acces) throw introuvable('Cet accès n’existe pas.');
  const [avec] = await withVolume(db, [acces]);
  return { acces: avec! };
};
