import type { Handler } from '../../socle/http/mount.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { sendAnnonces } from './annonces.ts';
import { finish, suiteDe } from './finir.ts';
import { holdSeance, ownPartie, revueDe } from './perception.queries.ts';

/** The first choice stands; the same again is answered again. */
export const addChoix: Handler<'addChoix'> = async (context) => {
  const { write, input, now, env } = context;
  const { seance, suite } = await write(async (trx) => {
    const seance = await holdSeance(trx, input.seance, now);
    const partie = await ownPartie(trx, seance, input.partie_id);
    if (partie.forme !== 'mots' || partie.rapport === null)
      throw conflict('Regarde d’abord la vidéo jusqu’au bout.');
    if (partie.verdict === null) await finish({ trx, env, now }, seance, partie, input.choix);
    else if (
      revueDe(partie).choix.some(({ coche }, i) => (coche === 1) !== input.choix.includes(i))
    )
      throw conflict('Tu as déjà répondu autre chose à cette vidéo.');
    const apres = await ownPartie(trx, seance, partie.id);
    return { seance, suite: await suiteDe(trx, env, apres) };
  });
  await sendAnnonces(context, seance);
  return suite;
};
