import { registreDeCetteNaissance } from '../../../regles/registre.ts';
import { addEleveRow, adressePrise, editEleveRow, hashForStaff } from '../../eleve/compte/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { openRegistre } from '../../socle/securite/registre.ts';
import { eraseEleve } from '../../viePrivee/index.ts';
import { eleveOf, ligneOf, nomOfEleve, refuseOvertaken } from './eleveOf.ts';
import { champsOf, changementsOf } from './fiche.ts';

export const addEleve: Handler<'addEleve'> = async (context) => {
  const { write, input, admin, now, env } = context;
  const { password, ...fiche } = input;
  const motDePasse = await hashForStaff(password, fiche, `admin ${admin.id}`);
  const { id } = await write(async (trx) => {
    const added = await addEleveRow(trx, fiche, { env, motDePasse, now });
    if (added === undefined) throw adressePrise();
    return { id: added, journal: ligneOf(added, champsOf(fiche)) };
  });
  const qui = `${fiche.prenom} ${fiche.nom}`;
  return { id, message: `${qui} a son compte. Le mail de bienvenue part à ${fiche.email}.` };
};

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
    const kept = autre ? fiche.registreNational : numero;
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
    return { journal: { ...ligneOf(id, apres), avant: changements.avant } };
  });
  return { message: `La fiche de ${fiche.prenom} ${fiche.nom} a été modifiée.` };
};

/** The journal's line must not contain personal data. */
export const deleteEleve: Handler<'deleteEleve'> = async ({ trx, input, now }) => {
  const eleve = await eleveOf(trx, input.id, { hold: true });
  await eraseEleve(trx, eleve, 'ecole', now);
  return { message: `Le compte de ${nomOfEleve(eleve)} a été effacé.`, journal: ligneOf(eleve.id) };
};
