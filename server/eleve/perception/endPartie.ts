import type { Handler } from '../../socle/http/mount.ts';
import { conflict, Refus } from '../../socle/refus/refus.ts';
import { sendAnnonces } from './annonces.ts';
import { readClipOf } from './clips.ts';
import { clicsRestants, finish, suiteDe } from './finir.ts';
import { holdSeance, listParties, ownPartie, ownTest } from './perception.queries.ts';
import { type Rapport, wantFinie, wantPossible } from './rapport.ts';

/** The first report stands; the same again is answered again. */
export const endPartie: Handler<'endPartie'> = async (context) => {
  const { write, input, now, log, env } = context;
  const { clics, dits, predictions, ecran } = input;
  const { seance, suite } = await write(async (trx) => {
    const seance = await holdSeance(trx, input.seance, now);
    const partie = await ownPartie(trx, seance, input.partie_id);
    const clip = await readClipOf(trx, partie.clip);
    const test = partie.test_id === null ? undefined : await ownTest(trx, seance, partie.test_id);
    const avant = test ? (await listParties(trx, test)).filter(({ id }) => id < partie.id) : [];
    const reste = test ? clicsRestants(test, avant) : null;
    const dansLeTemps: Rapport = {
      clics: reste === null ? clics : clics.slice(0, reste),
      dits,
      predictions,
      ecran,
    };
    const rapport = JSON.stringify(dansLeTemps);
    // A learner who comes back before he has ticked sees the clip again.
    const attendu = partie.forme === 'mots' && partie.verdict === null;
    if (partie.rapport === null || attendu) {
      const { durée: duree } = clip.clip;
      const passe = (now.getTime() - Date.parse(partie.dateDebut)) / 1000;
      // A reader of a scene in words skips its quiet seconds.
      if (partie.forme !== 'mots') wantFinie(duree, passe);
      wantPossible({ ...dansLeTemps, clics }, duree);
      await trx
        .updateTable('perceptionPartie')
        .set({ rapport })
        .where('id', '=', partie.id)
        .execute();
      if (partie.forme !== 'mots') await finish({ trx, env, now }, seance, { ...partie, rapport });
    } else if (partie.rapport !== rapport)
      throw conflict('Cette vidéo est déjà cotée, avec d’autres clics.');
    const apres = await ownPartie(trx, seance, partie.id);
    return { seance, suite: await suiteDe(trx, env, apres) };
  }).catch((cause: unknown) => {
    if (cause instanceof Refus)
      log.warn({ statut: cause.status, raison: cause.message }, 'report refused');
    throw cause;
  });
  await sendAnnonces(context, seance);
  return suite;
};
