import { withVolume, listProduits } from '../../eleve/acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';

export const getAccesVisiteur: Handler<'getAccesVisiteur'> = async ({ db, env }) => ({
  accesList: await withVolume(db, await listProduits(db, env)),
});
