import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { findProduit, listProduits, withVolume } from '../../eleve/acces/index.ts';

export const getAccesVisiteur: Handler<'getAccesVisiteur'> = async ({ db }) => ({
  accesList: await withVolume(db, await listProduits(db)),
});

export const getPageAcces: Handler<'getPageAcces'> = async ({ db, input }) => {
  const acces = await findProduit(db, input.slug);
  if (!acces) throw introuvable('Cet accès n’existe pas.');
  const [avec] = await withVolume(db, [acces]);
  return { acces: avec! };
};
