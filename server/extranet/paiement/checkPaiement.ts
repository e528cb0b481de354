import { ficheOf } from '../../../regles/fournisseurs/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { findPaiement } from '../../argent/paiement/index.ts';
import { fournisseurOf } from '../../argent/paiement/fournisseurs/index.ts';

export const checkPaiement: Handler<'checkPaiement'> = async (context) => {
  const { db, write, essais, input, env, now, log } = context;
  const paiement = await findPaiement(db, input.id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  const { etat: avant, rembourse, commande } = paiement;
  const service = fournisseurOf(paiement.type).service(env);
  if (commande === null || !service)
    throw new Refus(
      409,
      'Le prestataire ne peut pas être interrogé d’ici\u00a0: il manque ses clés.',
    );
  const { nom } = ficheOf(paiement.type);
  const house = { database: { read: essais.db, write: essais.write }, env, log };
  const connu = await service
    .ask(house, { id: input.id, commande }, now)
    .catch((cause: unknown) => {
      log.warn({ err: cause }, 'a provider that does not answer');
      throw new Refus(503, `${nom} ne répond pas\u00a0: réessayez dans quelques minutes.`);
    });
  const apres = (await findPaiement(db, input.id))!;
  const { etat } = apres;
  const journal = {
    objet: 'paiement',
    objet_id: input.id,
    avant: { etat: avant },
    apres: { etat },
  };
  await write(async () => ({ journal }));
  const message = !connu
    ? `${nom} ne connaît aucun paiement de cette commande.`
    : etat === avant && apres.rembourse === rembourse
      ? `${nom} dit la même chose\u00a0: rien n’a changé.`
      : `${nom} en sait plus\u00a0: le paiement est mis à jour.`;
  return { connu: connu ? 1 : 0, etat, message };
};
