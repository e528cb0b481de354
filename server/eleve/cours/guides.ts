import { marque } from '../../../marque.ts';
import { findCourante } from '../attestation/index.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux, conflict } from '../../socle/refus/refus.ts';
import { listGuides, ownRdv } from './cours.queries.ts';
import { deliverDue } from './deliverDue.ts';
import { checkGuides, replaceGuides } from './guides.writes.ts';

export const getGuides: Handler<'getGuides'> = async (context) => {
  const { db } = context;
  const { acces_user_id, dateFin } = await ownRdv(db, context);
  const courante = await findCourante(db, acces_user_id);
  const figes = courante ? 1 : 0;
  return {
    guides: await listGuides(db, [acces_user_id]),
    figes,
    retiree: flagOf(courante?.etat === 'retirée'),
    attendus: dateFin !== null && !figes ? 1 : 0,
  };
};

export const setGuides: Handler<'setGuides'> = async (context) => {
  const { trx, eleve, input } = context;
  const { acces_user_id } = await ownRdv(trx, context, { lock: true });
  if (await findCourante(trx, acces_user_id))
    throw conflict(
      'Ton attestation est déjà établie avec tes guides\u00a0: pour en changer, écris à l’école.',
    );
  const { guidesMin, guidesMax } = marque.attestation;
  const { length: nombre } = input.guides;
  if (nombre < guidesMin) throw champFaux('guides', 'Indique au moins un guide.');
  if (nombre > guidesMax) throw champFaux('guides', `Tu peux nommer ${guidesMax} guides au plus.`);
  checkGuides(input.guides, eleve, 'eleve');
  await replaceGuides(trx, acces_user_id, input.guides);
  return { delivree: (await deliverDue(trx, acces_user_id, context)) ? 1 : 0 };
};
