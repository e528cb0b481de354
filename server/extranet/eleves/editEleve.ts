import { editEleveRow, hashForStaff } from '../../eleve/compte/index.ts';
import { openRegistre } from '../../socle/securite/registre.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { registreDeCetteNaissance } from '../../../regles/registre.ts';
import { refuseOvertaken } from './conflit.ts';
import { eleveOf } from './eleveOf.ts';
import { changementsOf } from './fiche.ts';

export const editEleve: Handler<'editEleve'> = async (context) => {
  const { db, write, input, admin, now, env } = context;
  const { id, version, password, ...fiche } = input;
  await eleveOf(db, id);
  const motDePasse = await hashForStaff(password, fiche, `admin ${admin.id}`);
  await write(async (trx) => {
    const avant = await eleveOf(trx, id, { hold: true });
    if (motDePasse !== null || fiche.email !== avant.email) context.wantProof();
    await refuseOvertaken(trx, avant, version, now);
    const numero = openRegistre(env, avant.registreNational);
    const autre = fiche.registreNational !== undefined && fiche.registreNational !== numero;
    const kept = fiche.registreNational === undefined ? numero : fiche.registreNational;
    const { dateNaissance } = fiche;
    if (kept && dateNaissance && !registreDeCetteNaissance(kept, dateNaissance))
      throw champFaux(
        'dateNaissance',
        'Le numéro de registre national ne correspond pas à cette date de naissance.',
      );
    await editEleveRow(trx, avant, fiche, { env, motDePasse, now });
    const changements = changementsOf(avant, fiche);
    const apres = {
      ...changements.apres,
      ...(autre && { numeroNational: fiche.registreNational ? 'remplacé' : 'retiré' }),
      ...(motDePasse && { connexion: 'nouveau code secret' }),
    };
    return { journal: { objet: 'eleve', objet_id: id, avant: changements.avant, apres } };
  });
  return { message: `La fiche de ${fiche.prenom} ${fiche.nom} a été modifiée.` };
};
