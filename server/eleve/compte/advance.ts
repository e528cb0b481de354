import type { Updateable } from 'kysely';
import { addDemonstration } from '../acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Demandeur } from '../../socle/mail/boite.queries.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import type { Compte, EleveTable } from './compte.tables.ts';
import { setEleve } from './compte.writes.ts';
import { SANS_PERSONNE } from './compteEfface.ts';
import { type Evenement, etatOfInscription, suiteOfInscription } from './inscription.ts';
import {
  lettreAdresseConnue,
  lettreBienvenue,
  lettreConfirmation,
  lettreNouveauMotDePasse,
  lettreReprise,
} from './lettres.ts';
import { lienOf } from './liensParMail.ts';

interface Avec {
  env: Pick<Environment, 'APP_SECRET' | 'APP_URL'>;
  now: Date;
  demandeur: Demandeur;
  fiche?: Updateable<EleveTable>;
  envoi?: { motDePasse: string; fin: Date };
}

/** Applies an event of `inscription.ts` to a locked account, and queues its mail. Undefined: refused. */
export async function advance(
  trx: Db,
  eleve: Compte,
  evenement: Evenement,
  { env, now, demandeur: visiteur, fiche, envoi }: Avec,
) {
  const suite = suiteOfInscription(etatOfInscription(eleve), evenement);
  if (!suite) return undefined;
  const ouvre = suite.etat === 'confirmee' && eleve.dateVerification === null;
  const change = {
    ...(suite.efface && SANS_PERSONNE),
    ...(ouvre && { dateVerification: now.toISOString() }),
    ...fiche,
  };
  if (Object.keys(change).length > 0) await setEleve(trx, eleve.id, change);
  const apres = { ...eleve, ...change };
  const demonstration = ouvre && (await addDemonstration(trx, eleve.id, now));
  const { id: eleve_id, email: destinataire, prenom } = apres;
  const adresse = env.APP_URL;
  const lettre = {
    confirmation: () => lettreConfirmation({ prenom, ...lienOf('confirmation', env, apres, now) }),
    reprise: () => lettreReprise(lienOf('confirmation', env, apres, now)),
    adresseConnue: () => lettreAdresseConnue({ prenom, adresse }),
    hashMotDePasse: () => lettreNouveauMotDePasse({ prenom, adresse, ...envoi! }),
    bienvenue: () => lettreBienvenue({ prenom, adresse, demonstration }),
  }[suite.courrier]();
  // Only the mailbox's owner can cause this mail.
  const demandeur = suite.courrier === 'bienvenue' ? 'eleve' : visiteur;
  await queueMail(trx, { eleve_id, destinataire, lettre, demandeur }, now);
  return apres;
}
