import type { Level } from '../../../contract/call.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { forgetConnus } from './connus.ts';
import { invite, tell, tellSuperviseurs } from './invite.ts';
import { lettreAdresse, lettreMotDePasse, lettreNiveau } from './lettres.ts';
import { nouveauMotDePasse } from './motDePasse.ts';
import {
  ficheOf,
  holdAdmin,
  holdSuperviseurs,
  keepSuperviseur,
  refuseTaken,
} from './superviseurs.ts';

const NIVEAUX: Record<Level, string> = { 1: 'Utilisateur', 9: 'Administrateur', 10: 'Superviseur' };

export const updateUser: Handler<'updateUser'> = async (context) => {
  const { write, input, now, admin, token } = context;
  const { id, password, prenom, nom, email, level } = input;
  // An open session is not its owner: there, the present one is asked for.
  if (id === admin.id && password !== undefined)
    throw champFaux(
      'password',
      'Votre propre mot de passe se change depuis «\u00a0Mon compte\u00a0».',
    );
  const nouveau =
    password === undefined
      ? undefined
      : await nouveauMotDePasse(password, input, `admin ${admin.id}`);
  await write(async (trx) => {
    const superviseurs = await holdSuperviseurs(trx, context);
    const before = await holdAdmin(trx, id);
    if (before.level === 10 && level !== 10)
      keepSuperviseur(superviseurs, id, admin.id, 'changer le niveau');
    await refuseTaken(trx, email, id);
    const demenage = email !== before.email;
    const monte = before.level !== level;
    // Whoever reads the old address may have chosen the password.
    const perdu = demenage && id !== admin.id && nouveau === undefined;
    const motDePasse = perdu ? UNUSABLE_PASSWORD : nouveau;
    await trx
      .updateTable('admin')
      .set({ ...ficheOf(input), ...(motDePasse && { motDePasse }) })
      .where('id', '=', id)
      .execute();
    if (demenage && id !== admin.id) await forgetConnus(trx, id);
    if (motDePasse || monte || demenage) {
      const raison = id === admin.id ? 'ailleurs' : perdu ? 'adresse' : 'ecole';
      await endOtherSessions(trx, { admin_id: id }, id === admin.id ? token : undefined, raison);
    }
    const avis = { prenom, date: now };
    if (nouveau) await tell(trx, before.email, lettreMotDePasse(avis), now);
    if (monte)
      await tell(trx, before.email, lettreNiveau({ ...avis, niveau: NIVEAUX[level] }), now);
    if (demenage) await tell(trx, before.email, lettreAdresse(avis), now);
    if (perdu) await invite(trx, { id, prenom, email, motDePasse: UNUSABLE_PASSWORD }, context);
    if (monte && level === 10) await tellSuperviseurs(trx, { id, prenom, nom }, context);
    const apres = { ...ficheOf(input), ...(nouveau && { connexion: 'nouveau mot de passe' }) };
    return { journal: { objet: 'admin', objet_id: id, avant: ficheOf(before), apres } };
  });
  return { message: `Le compte de ${prenom} ${nom} a été modifié.` };
};
