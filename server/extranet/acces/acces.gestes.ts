import { restoreProduit } from '../../eleve/acces/index.ts';
import type { Geste } from '../../socle/journal/geste.ts';
import { revertLiens } from './produits.writes.ts';

interface Liens {
  modules: { id: number }[];
  themes: { id: number }[];
}

const links =
  (quoi: keyof Liens): Geste<Liens> =>
  (trx, { id, avant, apres }) =>
    revertLiens(trx, quoi, { acces_id: id, from: avant[quoi], to: apres[quoi] });

const deleteAcces: Geste<{ actif: 0 | 1 }> = (trx, { id, avant, le }, { admin, now }) =>
  restoreProduit(trx, { id, le, actif: avant.actif }, { admin_id: admin.id, now });

export const accesGestes = {
  linkModules: links('modules'),
  unlinkModule: links('modules'),
  linkThemes: links('themes'),
  unlinkTheme: links('themes'),
  deleteAcces,
};
