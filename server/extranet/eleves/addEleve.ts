import { addEleveRow, adressePrise, hashForStaff } from '../../eleve/compte/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champsOf } from './fiche.ts';

export const addEleve: Handler<'addEleve'> = async (context) => {
  const { write, input, admin, now, env } = context;
  const { password, ...fiche } = input;
  const motDePasse = await hashForStaff(password, fiche, `admin ${admin.id}`);
  const { id } = await write(async (trx) => {
    const added = await addEleveRow(trx, fiche, { env, motDePasse, now });
    if (added === undefined) throw adressePrise();
    const journal = { objet: 'eleve', objet_id: added, avant: null, apres: champsOf(fiche) };
    return { id: added, journal };
  });
  const qui = `${fiche.prenom} ${fiche.nom}`;
  return { id, message: `${qui} a son compte. Le mail de bienvenue part à ${fiche.email}.` };
};
