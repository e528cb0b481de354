import { randomBytes } from 'node:crypto';
import { TIRES, codeOf } from '../../../regles/codeAttestation.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { anneeOf } from '../../socle/texte/jours.ts';
import { nextNumero } from '../../socle/numeros/numeros.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { numeroOf } from './attestation.queries.ts';
import { type Contenu, initialesOf, sealContenu } from './contenu.ts';
import { lettreAttestation } from './lettres.ts';

export interface Where {
  env: Pick<Environment, 'APP_SECRET' | 'APP_URL'>;
  now: Date;
}

interface Delivree {
  acces_user_id: number;
  eleve: { id: number; email: string };
  contenu: Contenu;
  dateDebut: string;
  dateFin: string;
}

/** Replaces the course's earlier one, and notifies the learner. The caller locks the course. */
export async function issueAttestation(trx: Db, delivree: Delivree, { env, now }: Where) {
  const { eleve, contenu, ...course } = delivree;
  const dateDelivrance = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('attestation')
    .set({ dateRemplacement: dateDelivrance })
    .where('acces_user_id', '=', course.acces_user_id)
    .where('dateRemplacement', 'is', null)
    .executeTakeFirst();
  const annee = anneeOf(now);
  const row = await trx
    .insertInto('attestation')
    .values({
      ...course,
      eleve_id: eleve.id,
      annee,
      numero: await nextNumero(trx, 'attestation', annee),
      code: codeOf(randomBytes(TIRES)),
      dateDelivrance,
      initiales: initialesOf(contenu.prenom, contenu.nom),
      contenu: sealContenu(env, contenu),
      aDessiner: 1,
    })
    .returning(['id', 'annee', 'numero'])
    .executeTakeFirstOrThrow();
  const { prenom } = contenu;
  const numero = numeroOf(row);
  const remplace = numUpdatedRows > 0n;
  const lettre = lettreAttestation({ prenom, adresse: env.APP_URL, numero, remplace });
  const mail = { eleve_id: eleve.id, destinataire: eleve.email, lettre } as const;
  await queueMail(trx, { ...mail, demandeur: 'ecole' }, now);
  return { id: row.id, numero };
}
