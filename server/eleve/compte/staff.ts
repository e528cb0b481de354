import type { Valeurs } from '../../../regles/champs.ts';
import type { ELEVE } from '../../../regles/eleve.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import type { Db } from '../../socle/db/database.ts';
import { isDoublon } from '../../socle/db/doublon.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { UNUSABLE_PASSWORD, hashPassword } from '../../socle/securite/password.ts';
import { champFaux, conflict } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { type Lettre, queueMail, readdressMails } from '../../socle/mail/mail.writes.ts';
import { advance } from './advance.ts';
import { holdRepertoire } from './compte.queries.ts';
import type { Compte } from './compte.tables.ts';
import { etatOfInscription } from './inscription.ts';
import {
  lettreAdresseQuittee,
  lettreBienvenueEcole,
  lettreMotDePasseChange,
  lettreNouvelleAdresse,
} from './lettres.ts';
import { lienOf } from './liensParMail.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';
import { sealRegistre } from '../../socle/securite/registre.ts';

/** `registreNational` is in clear text; undefined leaves it unchanged. */
export type FicheDEleve = Valeurs<typeof ELEVE> & { registreNational?: string | null | undefined };

type Env = Pick<Environment, 'APP_SECRET' | 'APP_URL'>;
interface Avec {
  env: Env;
  now: Date;
}

export async function sendNouveauMotDePasse(
  trx: Db,
  eleve: Compte,
  { motDePasse, hash }: { motDePasse: string; hash: string },
  { env, now }: Avec,
): Promise<void> {
  if (etatOfInscription(eleve) !== 'confirmee')
    throw conflict(
      'Cet élève n’a pas encore confirmé son adresse\u00a0: renvoyez plutôt la confirmation.',
    );
  const fin = new Date(now.getTime() + PERIODES.oubli.ms);
  const fiche = { motDePasseProvisoire: hash, dateFinProvisoire: fin.toISOString() };
  const envoi = { motDePasse, fin };
  await advance(trx, eleve, 'oubli', { env, now, demandeur: 'ecole', fiche, envoi });
}

/** A contested registration must begin again; others confirm. */
export async function resendConfirmation(trx: Db, eleve: Compte, { env, now }: Avec) {
  const etat = etatOfInscription(eleve);
  if (etat === 'confirmee') throw conflict('Cette adresse est déjà confirmée.');
  const evenement = etat === 'attend' ? 'renvoi' : 'oubli';
  await advance(trx, eleve, evenement, { env, now, demandeur: 'ecole' });
}

/** Call it before the transaction: hashing is slow. 422 for an easy password. */
export async function hashForStaff(
  password: string | null,
  fiche: Pick<FicheDEleve, 'prenom' | 'nom' | 'email'>,
  caller: string,
): Promise<string | null> {
  if (password === null) return null;
  if (motDePasseFacile(password, fiche))
    throw champFaux('password', 'Ce mot de passe est trop facile à deviner\u00a0: générez-en un.');
  return hashPassword(password, caller);
}

const rowOf = (env: Env, { registreNational, ...fiche }: FicheDEleve) => ({
  ...fiche,
  ...(registreNational !== undefined && { registreNational: sealRegistre(env, registreNational) }),
});

/** The account is confirmed, and a mailed link lets its owner choose a password. Undefined: the address is taken. */
export async function addEleveRow(
  trx: Db,
  fiche: FicheDEleve,
  { env, motDePasse, now }: Avec & { motDePasse: string | null },
): Promise<number | undefined> {
  await holdRepertoire(trx);
  const added = await trx
    .insertInto('eleve')
    .values({
      ...rowOf(env, fiche),
      motDePasse: motDePasse ?? UNUSABLE_PASSWORD,
      dateVerification: now.toISOString(),
      dateCreation: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'prenom', 'email', 'motDePasse'])
    .executeTakeFirst();
  if (!added) return undefined;
  const { id: eleve_id, prenom, email: destinataire } = added;
  const lettre = lettreBienvenueEcole({ prenom, ...lienOf('bienvenue', env, added, now) });
  await queueMail(trx, { eleve_id, destinataire, lettre, demandeur: 'ecole' }, now);
  return eleve_id;
}

/** The caller locks `avant`. A new address voids the password. Throws 422 when another account has it. */
export async function editEleveRow(
  trx: Db,
  avant: Compte,
  fiche: FicheDEleve,
  { env, motDePasse, now }: Avec & { motDePasse: string | null },
): Promise<void> {
  const demenage = fiche.email !== avant.email;
  const etat = etatOfInscription(avant);
  const perdu = demenage && motDePasse === null && etat === 'confirmee';
  const nouveau = perdu ? UNUSABLE_PASSWORD : motDePasse;
  const change = {
    ...rowOf(env, fiche),
    ...((demenage || nouveau) && { motDePasseProvisoire: null, dateFinProvisoire: null }),
    ...(nouveau && { motDePasse: nouveau, changerMotDePasse: 0 }),
  };
  if (demenage) await holdRepertoire(trx);
  await trx
    .updateTable('eleve')
    .set(change)
    .where('id', '=', avant.id)
    .execute()
    .catch((cause: unknown) => {
      throw isDoublon(cause) ? adressePrise() : cause;
    });
  const { id } = avant;
  const { prenom } = fiche;
  const tell = (destinataire: string, lettre: Lettre) =>
    queueMail(trx, { eleve_id: id, destinataire, lettre, demandeur: 'ecole' }, now);
  if (demenage || nouveau)
    await endOtherSessions(trx, { eleve_id: id }, undefined, perdu ? 'adresse' : 'ecole');
  if (motDePasse) await tell(fiche.email, lettreMotDePasseChange({ prenom, date: now }));
  if (!demenage) return;
  await readdressMails(trx, id, avant.email, fiche.email);
  await tell(avant.email, lettreAdresseQuittee({ date: now }));
  const apres = { ...avant, ...change };
  if (etat !== 'confirmee') return resendConfirmation(trx, apres, { env, now });
  if (!perdu) return;
  const lettre = lettreNouvelleAdresse({ prenom, ...lienOf('bienvenue', env, apres, now) });
  await tell(fiche.email, lettre);
}

export const adressePrise = () => champFaux('email', 'Cette adresse est déjà celle d’un élève.');
