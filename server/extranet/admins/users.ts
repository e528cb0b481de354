import { niveauDit } from '../../../regles/fonctions.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { pageIn } from '../../socle/texte/rangees.ts';
import { type Compte, holdAdmin, plain, staff, superviseurs } from './admins.queries.ts';
import { closeAdminRow, insertAdmin, tell } from './admins.writes.ts';
import { forgetConnus } from './connus.ts';
import {
  lettreAdresse,
  lettreFerme,
  lettreInvitation,
  lettreLien,
  lettreMotDePasse,
  lettreNiveau,
  lettreSuperviseur,
} from './lettres.ts';
import { hashMotDePasse } from './motDePasse.ts';
import { fonctionOf } from './fonctionOf.ts';
import {
  ficheOfAdmin,
  holdSuperviseurs,
  isSuperviseur,
  keepSuperviseur,
  refuseProprietaire,
  refuseTaken,
} from './superviseurs.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { lienDuPersonnel } from './lienParMail.ts';

const byName = new Intl.Collator('fr').compare;

/** A school has a few dozen, so they are sorted here, by French rules. */
export const getUsers: Handler<'getUsers'> = async ({ db, input }) => {
  const all = await staff(db)
    .select(['id', 'prenom', 'nom', 'email', 'level', 'fonction', 'plafond'])
    .select(['dateCreation', 'dateFacteur', 'motDePasse'])
    .execute();
  const mots = plain(input.recherche ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = all
    .filter(({ prenom, nom, email }) => {
      const text = plain(`${prenom} ${nom} ${email}`);
      return mots.every((mot) => text.includes(mot));
    })
    .toSorted(
      (one, other) =>
        byName(one.nom, other.nom) || byName(one.prenom, other.prenom) || one.id - other.id,
    )
    .map(({ dateFacteur, motDePasse, ...admin }) => ({
      ...admin,
      invite: flagOf(motDePasse === UNUSABLE_PASSWORD),
      secondFacteur: flagOf(dateFacteur !== null),
    }));
  const message = found.length === 1 ? '1 personne.' : `${found.length} personnes.`;
  return { users: pageIn(found, input.page), message };
};

export const addUser: Handler<'addUser'> = async (context) => {
  const { write, input, now, admin } = context;
  const { password, prenom, nom, email, level } = input;
  const motDePasse =
    password === undefined
      ? UNUSABLE_PASSWORD
      : await hashMotDePasse(password, input, `admin ${admin.id}`);
  const { id } = await write(async (trx) => {
    await holdSuperviseurs(trx, context);
    await refuseTaken(trx, email);
    const fonction = await fonctionOf(trx, context, undefined);
    const compte = { prenom, nom, email, level, ...fonction };
    const added = (await insertAdmin(trx, { ...compte, motDePasse }, now))!;
    const apres = ficheOfAdmin(compte);
    await invite(trx, { id: added, prenom, email, motDePasse }, context);
    if (isSuperviseur(compte)) await tellSuperviseurs(trx, { id: added, prenom, nom }, context);
    return { id: added, journal: { objet: 'admin', objet_id: added, avant: null, apres } };
  });
  return {
    id,
    message: `${prenom} ${nom} fait partie du personnel. L’invitation part à ${email}.`,
  };
};

export const updateUser: Handler<'updateUser'> = async (context) => {
  const { write, input, now, admin, token } = context;
  const { id, password, prenom, nom, email, level } = input;
  // An open session proves no owner, so that page asks for the current password.
  if (id === admin.id && password !== undefined)
    throw champFaux(
      'password',
      'Votre propre mot de passe se change depuis «\u00a0Mon compte\u00a0».',
    );
  const nouveau =
    password === undefined ? undefined : await hashMotDePasse(password, input, `admin ${admin.id}`);
  await write(async (trx) => {
    const superviseurs = await holdSuperviseurs(trx, context);
    const before = await holdAdmin(trx, id);
    refuseProprietaire(before, admin.id);
    const compte = { prenom, nom, email, level, ...(await fonctionOf(trx, context, before)) };
    const monte = before.level !== level || before.fonction !== compte.fonction;
    if (isSuperviseur(before) && monte)
      keepSuperviseur(superviseurs, id, admin.id, 'changer votre propre niveau');
    await refuseTaken(trx, email, id);
    const demenage = email !== before.email;
    // The old address may be in wrong hands, and its password too.
    const perdu = demenage && id !== admin.id && nouveau === undefined;
    const motDePasse = perdu ? UNUSABLE_PASSWORD : nouveau;
    await trx
      .updateTable('admin')
      .set({ ...compte, ...(motDePasse && { motDePasse }) })
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
      await tell(trx, before.email, lettreNiveau({ ...avis, niveau: niveauDit(compte) }), now);
    if (demenage) await tell(trx, before.email, lettreAdresse(avis), now);
    if (perdu) await invite(trx, { id, prenom, email, motDePasse: UNUSABLE_PASSWORD }, context);
    if (isSuperviseur(compte) && !isSuperviseur(before))
      await tellSuperviseurs(trx, { id, prenom, nom }, context);
    const apres = {
      ...ficheOfAdmin(compte),
      ...(nouveau && { connexion: 'nouveau mot de passe' }),
    };
    return { journal: { objet: 'admin', objet_id: id, avant: ficheOfAdmin(before), apres } };
  });
  return { message: `Le compte de ${prenom} ${nom} a été modifié.` };
};

export const deleteUser: Handler<'deleteUser'> = async (context) => {
  const { trx, input, now, admin } = context;
  const { id } = input;
  const superviseurs = await holdSuperviseurs(trx, context);
  const before = await holdAdmin(trx, id);
  refuseProprietaire(before, admin.id);
  if (isSuperviseur(before))
    keepSuperviseur(superviseurs, id, admin.id, 'supprimer votre propre compte');
  await closeAdminRow(trx, { id }, now);
  await tell(trx, before.email, lettreFerme({ prenom: before.prenom, date: now }), now);
  return {
    message: `${before.prenom} ${before.nom} ne fait plus partie du personnel.`,
    journal: { objet: 'admin', objet_id: id, avant: ficheOfAdmin(before) },
  };
};

export const sendLienUser: Handler<'sendLienUser'> = async (context) => {
  const { trx, input } = context;
  await holdSuperviseurs(trx, context);
  const compte = await holdAdmin(trx, input.id);
  await invite(trx, compte, context);
  return {
    message: `Un lien pour choisir son mot de passe part à ${compte.email}.`,
    journal: { objet: 'admin', objet_id: compte.id, avant: null },
  };
};

interface Avec {
  env: Environment;
  now: Date;
  admin: { prenom: string; nom: string };
}

async function invite(
  trx: Db,
  compte: Pick<Compte, 'id' | 'prenom' | 'email' | 'motDePasse'>,
  { env, now, admin }: Avec,
): Promise<void> {
  const par = `${admin.prenom} ${admin.nom}`;
  const told = { prenom: compte.prenom, ...lienDuPersonnel(env, compte, 'invitation', now), par };
  const nouveau = compte.motDePasse === UNUSABLE_PASSWORD;
  await tell(trx, compte.email, nouveau ? lettreInvitation(told) : lettreLien(told), now);
}

/** Mails all supervisors except the new one, including the caller. */
async function tellSuperviseurs(
  trx: Db,
  nouveau: { id: number; prenom: string; nom: string },
  { now, admin }: Pick<Avec, 'now' | 'admin'>,
): Promise<void> {
  const others = await superviseurs(trx)
    .select(['prenom', 'email'])
    .where('id', '<>', nouveau.id)
    .execute();
  const qui = `${nouveau.prenom} ${nouveau.nom}`;
  const par = `${admin.prenom} ${admin.nom}`;
  for (const { prenom, email } of others)
    await tell(trx, email, lettreSuperviseur({ prenom, qui, par, date: now }), now);
}
