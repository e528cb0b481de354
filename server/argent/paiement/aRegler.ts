import type { Context } from '../../socle/config/environment.ts';
import { giveAchat } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { askAccordDAchat } from './achat/accord.ts';
import { colonnesOf } from './donne.ts';
import { setPaiement, wantPaiement } from './hold.ts';
import { hasRefusOuvert } from './aRegler.queries.ts';
import { lettreOuvert } from './lettres.ts';
import { tellEleve } from './paiement.writes.ts';
import { isRetracte } from './retractation/retractation.queries.ts';
import { settleRevenu } from './revenu.ts';

export async function giveNonDonne(trx: Db, id: number, { env, now }: Context) {
  const paiement = await wantPaiement(trx, id);
  if (paiement.nonDonne !== null && paiement.etat === 'impaye')
    return settleRevenu(trx, paiement, { env, now });
  if (paiement.etat !== 'paye' || paiement.nonDonne === null)
    throw conflict('Ce paiement n’attend pas d’accès.');
  if (await isRetracte(trx, id))
    throw conflict('L’élève s’est rétracté de cet achat\u00a0: remboursez-le.');
  if (paiement.efface === 1)
    throw conflict('Le compte de l’élève est effacé\u00a0: remboursez ce paiement.');
  const donne = await giveAchat(trx, paiement, now);
  if (typeof donne === 'string') throw conflict(`Toujours pas possible\u00a0: ${donne}`);
  await setPaiement(trx, id, colonnesOf(donne));
  await askAccordDAchat(trx, paiement, donne, now);
  const { APP_URL } = env;
  await tellEleve(trx, id, ({ prenom }) => lettreOuvert(prenom, paiement, donne, APP_URL), now);
  return { avant: { nonDonne: paiement.nonDonne }, libelle: paiement.libelle };
}

export async function settlePaiement(trx: Db, id: number, motif: string, now: Date) {
  const { etat, nonDonne, aVoir, dateRegle } = await wantPaiement(trx, id);
  const isOpen =
    (dateRegle === null && (nonDonne !== null || aVoir !== null || etat === 'impaye')) ||
    (await hasRefusOuvert(trx, id));
  if (!isOpen) throw conflict('Il n’y a rien à régler pour ce paiement.');
  await setPaiement(trx, id, { dateRegle: now.toISOString(), motifRegle: motif });
  return { avant: { etat, nonDonne } };
}
