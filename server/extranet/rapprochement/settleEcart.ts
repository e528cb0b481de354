import type { Handler } from '../../socle/http/mount.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { findEcart } from './ecarts.queries.ts';

export const settleEcart: Handler<'settleEcart'> = async (context) => {
  const { trx, admin, input, now } = context;
  const { id, motif } = input;
  const settled = await trx
    .updateTable('ecart')
    .set({
      dateRegle: now.toISOString(),
      regle: 'note',
      raison: motif,
      regleur: `${admin.prenom} ${admin.nom}`,
    })
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

export const dejaRegle = () => new Refus(409, 'Cet écart est déjà réglé.');
