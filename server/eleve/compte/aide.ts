import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { hashPassword } from '../../socle/securite/password.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { listSessions, removeSession } from '../../socle/securite/sessionsOfEleve.ts';
import { advance } from './advance.ts';
import type { EleveTable } from './compte.tables.ts';
import { etatOf } from './inscription.ts';
import { motDePasseEnvoye } from './motDePasse.ts';
import { sessionId } from './sessionId.ts';

type Eleve = Selectable<EleveTable>;
interface Avec {
  env: Pick<Environment, 'APP_SECRET' | 'APP_URL'>;
  now: Date;
}

const AN_HOUR = 3600 * 1000;

/** Call it before the transaction: hashing is slow. */
export async function drawPassword(caller: string) {
  const motDePasse = motDePasseEnvoye();
  return { motDePasse, hash: await hashPassword(motDePasse, caller) };
}

/** Works once within the hour, like « Mot de passe oublié ? ». */
export async function sendNouveauMotDePasse(
  trx: Db,
  eleve: Eleve,
  envoi: { motDePasse: string; hash: string },
  { env, now }: Avec,
): Promise<void> {
  if (etatOf(eleve) !== 'confirmee')
    throw new Refus(
      409,
      'Cet élève n’a pas encore confirmé son adresse\u00a0: renvoyez plutôt la confirmation.',
    );
  const fin = new Date(now.getTime() + AN_HOUR);
  await advance(trx, eleve, 'oubli', {
    env,
    now,
    demandeur: 'ecole',
    fiche: { motDePasseProvisoire: envoi.hash, dateFinProvisoire: fin.toISOString() },
    envoi: { motDePasse: envoi.motDePasse, fin },
  });
}

/** A contested registration must begin again; others confirm. */
export async function resendConfirmation(trx: Db, eleve: Eleve, { env, now }: Avec) {
  const etat = etatOf(eleve);
  if (etat === 'confirmee') throw new Refus(409, 'Cette adresse est déjà confirmée.');
  const evenement = etat === 'attend' ? 'renvoi' : 'oubli';
  await advance(trx, eleve, evenement, { env, now, demandeur: 'ecole' });
}

export async function endSessionsOf(
  trx: Db,
  eleve_id: number,
  session_id: string | undefined,
): Promise<number> {
  if (session_id === undefined) return endOtherSessions(trx, { eleve_id }, undefined, 'ecole');
  const rows = await listSessions(trx, eleve_id);
  const ended = rows.find(({ jeton }) => sessionId(jeton) === session_id);
  if (!ended) throw introuvable('Cette session n’existe plus.');
  await removeSession(trx, eleve_id, ended.jeton, 'ecole');
  return 1;
}
