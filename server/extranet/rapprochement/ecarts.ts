import type { Context } from '../../socle/config/environment.ts';
import { FICHES, parMoyen } from '../../../regles/fournisseurs/index.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import type { Database } from '../../socle/db/database.ts';
import { listNotres, noteRetour, noteRevenu, type Notre } from '../../argent/paiement/index.ts';
import { answered, compareOne, concerns, isAsked, serviceOf } from './comparaison.ts';
import { findEcart, listPassages, pageOfEcarts } from './ecarts.queries.ts';
import { keepEcarts } from './ecarts.writes.ts';

const PASSAGES = 10;

export const getEcarts: Handler<'getEcarts'> = async ({ db, input, env }) => {
  const { page, moyen, regles } = input;
  const [ecarts, passages] = await Promise.all([
    pageOfEcarts(db, { page, moyen, regles: regles === 1 }),
    listPassages(db, PASSAGES),
  ]);
  const services = parMoyen((each) => flagOf(isAsked(env, each)));
  return { ecarts, passages, services, message: 'Les écarts de paiement.' };
};

export const settleEcart: Handler<'settleEcart'> = async (context) => {
  const { trx, admin, input, now } = context;
  const { id, motif } = input;
  const regleur = `${admin.prenom} ${admin.nom}`;
  const settled = await trx
    .updateTable('ecart')
    .set({ dateRegle: now.toISOString(), regle: 'note', raison: motif, regleur })
    .where('id', '=', id)
    .where('dateRegle', 'is', null)
    .returning(['commande', 'genre'])
    .executeTakeFirst();
  if (!settled)
    throw (await findEcart(trx, id)) ? dejaRegle() : introuvable('Cet écart n’existe pas.');
  const apres = { ...settled, motif };
  return {
    message: 'L’écart est noté comme réglé.',
    journal: { objet: 'ecart', objet_id: id, avant: null, apres },
  };
};

const dejaRegle = () => conflict('Cet écart est déjà réglé.');

const DAY_MS = 24 * 3_600_000;

export const takeOverEcart: Handler<'takeOverEcart'> = async (context) => {
  const { db, write, essais, admin, input, env, now, log } = context;
  const ecart = await findEcart(db, input.id);
  if (!ecart) throw introuvable('Cet écart n’existe pas.');
  if (ecart.dateRegle !== null) throw dejaRegle();
  const { moyen, paiement_id } = ecart;
  if (paiement_id === null)
    throw conflict('Ce mouvement n’est celui d’aucun de nos paiements\u00a0: réglez-le à la main.');
  const service = serviceOf(env, moyen);
  const { livres } = service;
  const { nom } = FICHES[moyen];
  const [avant] = await listNotres(db, [paiement_id]);
  const chez = { db, env, log };
  const house = { env, log, database: { read: essais.db, write: essais.write } };
  const jusque = now.toISOString();
  const comparaison = await answered(chez, moyen, async () => {
    // This provider reports disputes in its account, not in its orders.
    const at = Date.parse(ecart.date);
    const around = {
      from: new Date(at - DAY_MS).toISOString(),
      to: new Date(Math.min(at + DAY_MS, now.getTime())).toISOString(),
    };
    const repris =
      livres.par === 'commande' || ecart.chose !== 'impaye'
        ? []
        : (await livres.list(chez, around)).mouvements.filter(
            (each) => each.chose === 'impaye' && each.etat === 'fait' && concerns(each, avant!),
          );
    await service.ask(house, { id: paiement_id, commande: avant!.commande }, now, repris);
    if (livres.par === 'periode' && ecart.chose === 'revenu')
      await noteVenu(essais.write, paiement_id, { ...ecart, nom }, { env, now });
    const [apres] = await listNotres(db, [paiement_id]);
    return compareOne(chez, service, apres!, jusque);
  });
  const regleur = `${admin.prenom} ${admin.nom}`;
  const said = ({ etat, rembourse }: Notre) => ({ etat, rembourse: rembourse / 100 });
  const { settled } = await write(async (trx) => {
    await keepEcarts(trx, moyen, comparaison, now, { regle: 'repris', regleur });
    const [apres] = await listNotres(trx, [paiement_id]);
    const { dateRegle } = (await findEcart(trx, input.id))!;
    const etats = { avant: said(avant!), apres: said(apres!) };
    const journal = { objet: 'ecart', objet_id: input.id, ...etats };
    return { settled: dateRegle !== null, journal };
  });
  const message = settled
    ? `Réglé\u00a0: nous disons maintenant la même chose que ${nom}.`
    : `${nom} a été relu, et l’écart reste\u00a0: ouvrez le paiement, ou notez l’écart comme réglé.`;
  return { regle: flagOf(settled), message };
};

/** The account reports returned money, whole or in part; orders may not. */
const noteVenu = (
  write: Database['write'],
  id: number,
  told: { nom: string; montantEux: number | null; fournisseurId: string | null },
  ctx: Context,
) =>
  write(async (trx) => {
    if (await noteRevenu(trx, id, { sur: true }, ctx)) return;
    const raison = `Revenu chez ${told.nom} (${told.fournisseurId})`;
    await noteRetour(trx, id, { montant: told.montantEux!, raison }, ctx);
  });
