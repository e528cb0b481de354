import { RETRACTATION } from '../../../regles/retractation.ts';
import { findCourante } from '../../eleve/attestation/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { byNetwork, takeTries } from '../../socle/securite/rateLimit.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { fingerprint } from '../../socle/securite/signature.ts';
import {
  addRetractation,
  answerRefus,
  type AvecRetractation,
  findByCommande,
  findDestinataire,
  findRetractable,
  finDuDelai,
  holdPaiement,
  listRetractables,
  openAcheteur,
  declineRetractation,
  usageOf,
} from '../../argent/paiement/index.ts';

async function refusOf(db: Db, paiement: AvecRetractation, now: Date): Promise<string | undefined> {
  const { dateRetractation, etat, datePaiement, acces_user_id } = paiement;
  if (dateRetractation !== null) return 'Tu as déjà renoncé à cet achat.';
  if (etat !== 'paye' || datePaiement === null)
    return 'Cet achat n’est pas payé, ou il t’est déjà remboursé\u00a0: il n’y a rien à rétracter.';
  if (finDuDelai(datePaiement) <= now.toISOString())
    return `Le délai de ${RETRACTATION.jours} jours pour te rétracter de cet achat est passé. Pour autre chose, écris à ton auto-école.`;
  const attestation = acces_user_id === null ? undefined : await findCourante(db, acces_user_id);
  const isDelivered = attestation && attestation.dateDelivrance >= datePaiement;
  if (usageOf(paiement, now).fini || isDelivered)
    return 'Cet accès t’a été fourni en entier\u00a0: le droit de rétractation a pris fin.';
  return undefined;
}

/** The amount kept is frozen at the withdrawal. */
function partOf(paiement: AvecRetractation, now: Date) {
  const { utilise, duree, retenu, montant, rembourse } = paiement;
  const usage =
    utilise === null ? usageOf(paiement, now) : { utilise, duree: duree!, retenu: retenu! };
  return { ...usage, rendu: Math.max(0, montant - rembourse - usage.retenu) };
}

export const getRetractations: Handler<'getRetractations'> = async ({ db, eleve, now }) => {
  const retractations = [];
  for (const paiement of await listRetractables(db, eleve.id, now)) {
    const { id, libelle, commande, dateRetractation, decision, motif } = paiement;
    if (dateRetractation === null && (await refusOf(db, paiement, now)) !== undefined) continue;
    const fin = dateRetractation === null ? finDuDelai(paiement.datePaiement!) : null;
    const jusque = fin && new Date(Date.parse(fin) - 1).toISOString();
    const part = partOf(paiement, now);
    const dates = { jusque, dateRetractation };
    retractations.push({ id, libelle, commande, ...dates, decision, motif, ...part });
  }
  return { nom: `${eleve.prenom} ${eleve.nom}`, email: eleve.email, retractations };
};

export const withdrawPaiement: Handler<'withdrawPaiement'> = async (context) => {
  const { trx, eleve, input, now } = context;
  const held = await holdPaiement(trx, input.id);
  const paiement = await findRetractable(trx, input.id);
  if (!held || !paiement || held.eleve_id !== eleve.id)
    throw introuvable('Ce paiement n’existe pas.');
  const refus = await refusOf(trx, paiement, now);
  if (refus) throw conflict(refus);
  const usage = usageOf(paiement, now);
  const { declaration } = input;
  await addRetractation(trx, { paiement_id: input.id, declaration, usage }, now);
  return {
    dateRetractation: now.toISOString(),
    message: 'Ta rétractation est bien reçue\u00a0: un mail te le confirme.',
  };
};

const A_QUARTER = 900;
const A_DAY = 86_400;

/** Order number and address prove possession of its mail; no other proof exists. */
export const withdrawCommande: Handler<'withdrawCommande'> = async (context) => {
  const { trx, input, address, env, now } = context;
  const { commande, email } = input;
  // Both outcomes count alike, so that the rate limit leaks nothing.
  const parCommande = { cle: `retractation ${fingerprint(commande)}`, most: 10, seconds: A_DAY };
  await takeTries(trx, [...byNetwork('retractation', address, 20, A_QUARTER), parCommande], now);
  const found = await findByCommande(trx, commande);
  const held = found && (await holdPaiement(trx, found.id));
  const paiement = held && (await findRetractable(trx, held.id));
  if (paiement && (await isAcheteur(trx, held, email, env))) {
    const refus = await refusOf(trx, paiement, now);
    if (refus) await answerRefus(trx, { paiement_id: held.id, commande, refus }, now);
    else {
      const usage = usageOf(paiement, now);
      await addRetractation(trx, { paiement_id: held.id, declaration: null, usage }, now);
    }
  }
  return {
    dateReception: now.toISOString(),
    message:
      'Ta déclaration est bien reçue. Si cette commande est la tienne, un mail te le confirme.',
  };
};

/** The buyer's current address counts too. */
async function isAcheteur(
  trx: Db,
  { id, acheteur }: { id: number; acheteur: string | null },
  email: string,
  env: Environment,
): Promise<boolean> {
  const lu = await findDestinataire(trx, id);
  const siennes = [lu?.email, lu && openAcheteur(env, acheteur)?.email];
  return siennes.some((each) => each?.toLowerCase() === email.toLowerCase());
}

export const refuseRetractation: Handler<'refuseRetractation'> = async (context) => {
  const { trx, input, admin, now } = context;
  const { id: paiement_id, motif } = input;
  if (!(await holdPaiement(trx, paiement_id))) throw introuvable('Ce paiement n’existe pas.');
  if (!(await declineRetractation(trx, { paiement_id, motif, admin_id: admin.id }, now)))
    throw conflict('Aucune rétractation n’attend de réponse pour ce paiement.');
  return {
    message: 'La rétractation est refusée, et l’élève reçoit le motif par mail.',
    journal: { objet: 'paiement', objet_id: paiement_id, avant: null, apres: { motif } },
  };
};
