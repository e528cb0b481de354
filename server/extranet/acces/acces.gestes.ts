import { holdProduit, restoreProduit } from '../../eleve/acces/index.ts';
import type { Geste } from '../../socle/journal/geste.ts';
import { type Lien, liensOf } from './fiche.ts';
import { SORTES } from './liens.ts';

type Reperes = Record<keyof typeof SORTES, Pick<Lien, 'id'>[]>;
const inWords = (liens: Pick<Lien, 'id'>[]) => liens.map(({ id }) => id).join();

/** Returns false when links or type have changed since, or the product is gone. */
const links =
  (quoi: keyof Reperes): Geste<Reperes> =>
  async (trx, { id: acces_id, avant, apres }) => {
    const sorte = SORTES[quoi];
    if ((await holdProduit(trx, acces_id))?.type !== sorte.type) return false;
    const today = (await liensOf(trx, [acces_id])).get(acces_id)![quoi];
    if (inWords(today) !== inWords(apres[quoi])) return false;
    const wanted = avant[quoi].map(({ id }) => id);
    for (const { id } of today) if (!wanted.includes(id)) await sorte.remove(trx, acces_id, id);
    return wanted.length === 0 || (await sorte.set(trx, acces_id, wanted)).length === 0;
  };

/** Its price and what it holds may be of another day: out of the bin it is not on sale. */
const deleteAcces: Geste<{ actif: 0 | 1 }> = async (
  trx,
  { id, avant, faitLe, tard },
  { admin, now },
) => {
  const actif = tard ? 0 : avant.actif;
  if (!(await restoreProduit(trx, { id, faitLe, actif }, { admin_id: admin.id, now })))
    return false;
  return actif === avant.actif ? [] : ['Il n’est pas en vente : relisez-le, puis remettez-l’y.'];
};

export const accesGestes = {
  linkModules: links('modules'),
  unlinkModule: links('modules'),
  linkThemes: links('themes'),
  unlinkTheme: links('themes'),
  deleteAcces,
};
