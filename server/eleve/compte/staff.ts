import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { isDoublon } from '../../socle/db/doublon.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { UNUSABLE_PASSWORD, hashPassword } from '../../socle/securite/password.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { type Lettre, queueMail, readdressMails } from '../../socle/mail/mail.writes.ts';
import { resendConfirmation } from './aide.ts';
import { holdRepertoire } from './holdRepertoire.ts';
import { etatOf } from './inscription.ts';
import type { EleveTable } from './compte.tables.ts';
import {
  lettreAdresseQuittee,
  lettreBienvenueEcole,
  lettreMotDePasseChange,
  lettreNouvelleAdresse,
} from './lettres.ts';
import { lienDeBienvenue } from './lienDeBienvenue.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';
import { sealRegistre } from '../../socle/securite/registre.ts';

export interface Fiche {
  prenom: string;
  nom: string;
  dateNaissance: string | null;
  registreNational?: string | null | undefined;
  contratSigne: 0 | 1;
  newsletter: 0 | 1;
  rue: string | null;
  localite: string | null;
  codePostal: string | null;
  email: string;
}

type Env = Pick<Environment, 'APP_SECRET' | 'APP_URL'>;

/** Call it before the transaction: hashing is slow. 422 for an easy password. */
export async function hashForStaff(
  password: string | null,
  fiche: Pick<Fiche, 'prenom' | 'nom' | 'email'>,
  caller: string,
): Promise<string | null> {
  if (password === null) return null;
  if (motDePasseFacile(password, fiche))
    throw champFaux('password', 'Ce mot de passe est trop facile à deviner\u00a0: générez-en un.');
  return hashPassword(password, caller);
}

function rowOf(env: Env, { registreNational, ...fiche }: Fiche): Updateable<EleveTable> {
  return registreNational === undefined
    ? fiche
    : { ...fiche, registreNational: sealRegistre(env, registreNational) };
}

/** Confirmed; a letter brings a link to choose a password. Undefined: the address is taken. */
export async function addEleveRow(
  trx: Db,
  fiche: Fiche,
  { env, motDePasse, now }: { env: Env; motDePasse: string | null; now: Date },
): Promise<number | undefined> {
  const row = {
    ...rowOf(env, fiche),
    motDePasse: motDePasse ?? UNUSABLE_PASSWORD,
    dateVerification: now.toISOString(),
    dateCreation: now.toISOString(),
  } as Insertable<EleveTable>;
  await holdRepertoire(trx);
  const added = await trx
    .insertInto('eleve')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'motDePasse'])
    .executeTakeFirst();
  if (!added) return undefined;
  const lettre = lettreBienvenueEcole({
    prenom: fiche.prenom,
    ...lienDeBienvenue(env, added, now),
  });
  const mail = { eleve_id: added.id, destinataire: added.email, lettre, demandeur: 'ecole' };
  await queueMail(trx, mail as Parameters<typeof queueMail>[1], now);
  return added.id;
}

/**
 * The caller locks `avant`. A new password or address ends sessions; a new address also voids the
 * password. 422 when the unique index refuses the address: it may race.
 */
export async function editEleveRow(
  trx: Db,
  avant: Selectable<EleveTable>,
  fiche: Fiche,
  { env, motDePasse, now }: { env: Env; motDePasse: string | null; now: Date },
): Promise<void> {
  const demenage = fiche.email !== avant.email;
  const etat = etatOf(avant);
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
  const tell = (destinataire: string, lettre: Lettre) =>
    queueMail(trx, { eleve_id: id, destinataire, lettre, demandeur: 'ecole' }, now);
  if (demenage || nouveau)
    await endOtherSessions(trx, { eleve_id: id }, undefined, perdu ? 'adresse' : 'ecole');
  if (motDePasse)
    await tell(fiche.email, lettreMotDePasseChange({ prenom: fiche.prenom, date: now }));
  if (!demenage) return;
  await readdressMails(trx, id, avant.email, fiche.email);
  await tell(avant.email, lettreAdresseQuittee({ date: now }));
  const apres = { ...avant, ...change };
  if (etat !== 'confirmee') return resendConfirmation(trx, apres, { env, now });
  if (!perdu) return;
  const { prenom } = fiche;
  await tell(fiche.email, lettreNouvelleAdresse({ prenom, ...lienDeBienvenue(env, apres, now) }));
}

export const adressePrise = () => champFaux('email', 'Cette adresse est déjà celle d’un élève.');
