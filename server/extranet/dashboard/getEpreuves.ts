import { combien } from '../../../regles/ecriture.ts';
import { countEpreuves } from '../../eleve/epreuve/index.ts';
import type { Handler } from '../../socle/http/mount.ts';

export const getEpreuves: Handler<'getEpreuves'> = async ({ db }) => {
  const { tranches, sans } = await countEpreuves(db);
  const dits = tranches.reduce((sum, tranche) => sum + tranche.dits, sans.dits);
  return { tranches, sans, message: `${combien(dits, 'résultat')}.` };
};
