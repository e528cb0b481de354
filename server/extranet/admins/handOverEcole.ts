import type { Handler } from '../../socle/http/mount.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { holdAdmin } from './admins.queries.ts';
import { setAdmin, tell } from './admins.writes.ts';
import { lettreProprietaire, lettreRemise } from './lettres.ts';
import { ficheOfAdmin, holdSuperviseurs, isSuperviseur } from './superviseurs.ts';

export const handOverEcole: Handler<'handOverEcole'> = async (context) => {
  const { trx, input, now, admin } = context;
  await holdSuperviseurs(trx, context);
  const moi = await holdAdmin(trx, admin.id);
  const lui = await holdAdmin(trx, input.id);
  const nom = `${lui.prenom} ${lui.nom}`;
  if (moi.fonction !== 'proprietaire')
    throw conflict(
      'Vous n’êtes pas propriétaire de l’école\u00a0: vous ne pouvez pas la remettre.',
    );
  if (lui.id === moi.id) throw conflict('Choisissez quelqu’un d’autre que vous.');
  if (!isSuperviseur(lui))
    throw conflict(
      `${nom} n’est pas superviseur\u00a0: donnez-lui d’abord ce niveau, sans fonction.`,
    );
  if (lui.motDePasse === UNUSABLE_PASSWORD)
    throw conflict(`${nom} n’a pas encore choisi son mot de passe.`);
  await setAdmin(trx, lui.id, { fonction: 'proprietaire' });
  await setAdmin(trx, moi.id, { fonction: null });
  const par = `${moi.prenom} ${moi.nom}`;
  await tell(trx, lui.email, lettreProprietaire({ prenom: lui.prenom, par, date: now }), now);
  await tell(trx, moi.email, lettreRemise({ prenom: moi.prenom, qui: nom, date: now }), now);
  return {
    message: `${nom} est propriétaire de l’école. Vous restez superviseur.`,
    journal: {
      objet: 'admin',
      objet_id: lui.id,
      avant: ficheOfAdmin(lui),
      apres: ficheOfAdmin({ ...lui, fonction: 'proprietaire' }),
    },
  };
};
