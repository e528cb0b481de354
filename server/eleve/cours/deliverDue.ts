import type { Context } from '../../socle/config/environment.ts';
import { infosManquantes } from '../../../regles/rdv.ts';
import { marque } from '../../../marque.ts';
import { issueAttestation } from '../attestation/index.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { openRegistre } from '../../socle/securite/registre.ts';
import { doEach } from '../../socle/taches/taches.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { type Termine, holdTermine, listDues, listGuides } from './cours.queries.ts';
import { lettreRappel } from './lettres.ts';

const AT_A_TIME = 100;

type Guides = readonly { prenom: string; nom: string }[];

type Dossier = Pick<Context, 'env'> & { termine: Termine; guides: Guides };

/** An attestation waits while one is true; the learner is told of the first. */
const MANQUES = {
  guide: ({ guides }: Dossier) => guides.length < marque.attestation.guidesMin,
  // A number sealed under another secret counts as missing.
  infos: ({ env, termine }: Dossier) =>
    infosManquantes({ ...termine, registreNational: openRegistre(env, termine.registreNational) }),
};
export type ManqueDuDossier = keyof typeof MANQUES;

export const manquesDuDossier = (dossier: Dossier) =>
  (Object.keys(MANQUES) as ManqueDuDossier[]).filter((manque) => MANQUES[manque](dossier));

/** Issues a due attestation once nothing is missing, else notifies the learner once. */
export async function deliverDue(trx: Db, acces_user_id: number, ctx: Context): Promise<boolean> {
  const termine = await holdTermine(trx, acces_user_id);
  if (!termine || termine.aDelivrer !== 1 || isRetenu(termine)) return false;
  const guides = await listGuides(trx, [acces_user_id]);
  const [manque] = manquesDuDossier({ env: ctx.env, termine, guides });
  if (manque === undefined) await deliver(trx, termine, guides, ctx);
  else if (termine.dateRappel === null) await remind(trx, termine, manque, ctx);
  return manque === undefined;
}

export const isRetenu = ({ actif, suspenduDepuis }: Termine) =>
  actif === 0 || suspenduDepuis !== null;

/** The caller locks the course, and has complete data. */
export async function deliver(trx: Db, termine: Termine, guides: Guides, ctx: Context) {
  const { acces_user_id, eleve_id, email, prenom, nom, dateFin } = termine;
  const debut = termine.dateActivation ?? dateFin;
  const delivree = {
    acces_user_id,
    eleve: { id: eleve_id, email },
    // A renewed access may begin after its course's end.
    dateDebut: debut < dateFin ? debut : dateFin,
    dateFin,
    contenu: {
      prenom,
      nom,
      dateNaissance: termine.dateNaissance!,
      registreNational: openRegistre(ctx.env, termine.registreNational)!,
      cours: termine.libelle,
      guides: guides.map((guide) => ({ prenom: guide.prenom, nom: guide.nom })),
    },
  };
  const issued = await issueAttestation(trx, delivree, ctx);
  await trx
    .updateTable('coursTermine')
    .set({ aDelivrer: 0 })
    .where('acces_user_id', '=', acces_user_id)
    .execute();
  return issued;
}

async function remind(trx: Db, termine: Termine, manque: ManqueDuDossier, { env, now }: Context) {
  const { acces_user_id, eleve_id, email: destinataire } = termine;
  await trx
    .updateTable('coursTermine')
    .set({ dateRappel: now.toISOString() })
    .where('acces_user_id', '=', acces_user_id)
    .execute();
  const lettre = lettreRappel(termine, manque, env.APP_URL);
  await queueMail(trx, { eleve_id, destinataire, lettre, demandeur: 'ecole' }, now);
}

/** Tries again every minute: what was missing may have come. One failure stops no other. */
export const deliverDues = ({ read, write }: Database, env: Context['env'], now: Date) =>
  doEach(
    (after) => listDues(read, { after, most: AT_A_TIME }),
    (acces_user_id) => write((trx) => deliverDue(trx, acces_user_id, { env, now })),
  );
