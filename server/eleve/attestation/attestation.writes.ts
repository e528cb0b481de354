import { randomBytes } from 'node:crypto';
import { FINS_D_ATTESTATION } from '../../../regles/attestation.ts';
import { TIRES, codeOf } from '../../../regles/codeAttestation.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Context } from '../../socle/config/environment.ts';
import { nextNumero } from '../../socle/numeros/numeros.ts';
import { anneeOf } from '../../socle/texte/jours.ts';
import { type Lettre, queueMail } from '../../socle/mail/mail.writes.ts';
import { etatOfAttestation, findAttestation, numeroOf } from './attestation.queries.ts';
import { type Contenu, initialesOf, readContenu, sealContenu } from './contenu.ts';
import { lettreAttestation, lettreRetrait } from './lettres.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { holdAccount } from '../../socle/securite/session.ts';

interface Delivree {
  acces_user_id: number;
  eleve: { id: number; email: string };
  contenu: Contenu;
  dateDebut: string;
  dateFin: string;
}

/** Replaces the course's earlier one, and notifies the learner. The caller locks the course. */
export async function issueAttestation(trx: Db, delivree: Delivree, { env, now }: Context) {
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

/** Locks the learner, then the attestation; 404, or 409 when it is void. */
export async function holdValable(trx: Db, id: number) {
  const found = await findAttestation(trx, id);
  if (found) await holdAccount(trx, found);
  const attestation = found && (await findAttestation(trx, id, { hold: true }));
  if (!attestation) throw introuvable('Cette attestation n’existe pas ou plus.');
  if (etatOfAttestation(attestation) !== 'valable')
    throw conflict(
      `Cette attestation ne vaut plus rien\u00a0: elle a été ${FINS_D_ATTESTATION.join(' ou ')}.`,
    );
  return { ...attestation, numero: numeroOf(attestation) };
}

type Valable = Awaited<ReturnType<typeof holdValable>>;

interface Destinataire {
  id: number;
  email: string;
  prenom: string;
}

async function tell(
  trx: Db,
  { contenu }: Valable,
  { id: eleve_id, email: destinataire, prenom: aujourdhui }: Destinataire,
  { env, now }: Context,
  lettreOf: (prenom: string) => Lettre,
): Promise<void> {
  const lettre = lettreOf(readContenu(env, contenu)?.prenom ?? aujourdhui);
  await queueMail(trx, { eleve_id, destinataire, lettre, demandeur: 'ecole' }, now);
}

export const resendAttestation = (trx: Db, valable: Valable, to: Destinataire, ctx: Context) =>
  tell(trx, valable, to, ctx, (prenom) => {
    const { numero } = valable;
    return lettreAttestation({ prenom, adresse: ctx.env.APP_URL, numero, remplace: false });
  });

export async function takeBackAttestation(
  trx: Db,
  valable: Valable,
  motif: string,
  to: Destinataire,
  ctx: Context,
): Promise<void> {
  const { id, numero } = valable;
  await trx
    .updateTable('attestation')
    .set({ dateRetrait: ctx.now.toISOString(), motif })
    .where('id', '=', id)
    .execute();
  await tell(trx, valable, to, ctx, (prenom) => lettreRetrait({ prenom, numero, motif }));
}

/** Numbers, codes and dates stay. Rows change first, so that a concurrent drawing finds nothing. */
export async function eraseAttestations(trx: Db, eleve_id: number): Promise<void> {
  await trx
    .updateTable('attestation')
    .set({ initiales: null, contenu: null, motif: null, aDessiner: 0 })
    .where('eleve_id', '=', eleve_id)
    .execute();
  await trx
    .deleteFrom('attestationPdf')
    .where('attestation_id', 'in', (own) =>
      own.selectFrom('attestation').select('id').where('eleve_id', '=', eleve_id),
    )
    .execute();
}
