import type { Handler } from '../../socle/http/mount.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { insertAdmin } from './admins.writes.ts';
import { invite, tellSuperviseurs } from './invite.ts';
import { nouveauMotDePasse } from './motDePasse.ts';
import { ficheOf, holdSuperviseurs, refuseTaken } from './superviseurs.ts';

export const addUser: Handler<'addUser'> = async (context) => {
  const { write, input, now, admin } = context;
  const motDePasse =
    input.password === undefined
      ? UNUSABLE_PASSWORD
      : await nouveauMotDePasse(input.password, input, `admin ${admin.id}`);
  const { id } = await write(async (trx) => {
    await holdSuperviseurs(trx, context);
    await refuseTaken(trx, input.email);
    const added = (await insertAdmin(trx, { ...ficheOf(input), motDePasse }, now))!;
    const { prenom, nom, email, level } = input;
    await invite(trx, { id: added, prenom, email, motDePasse }, context);
    if (level === 10) await tellSuperviseurs(trx, { id: added, prenom, nom }, context);
    const apres = ficheOf(input);
    return { id: added, journal: { objet: 'admin', objet_id: added, avant: null, apres } };
  });
  return {
    id,
    message: `${input.prenom} ${input.nom} fait partie du personnel. L’invitation part à ${input.email}.`,
  };
};
