import type { Handler } from '../../socle/http/mount.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { envoyeOf, listClips } from './clips.ts';
import { ownPartie, ownSeance, ownTest, revueDe } from './perception.queries.ts';

/** In a test, only once it is over. */
export const getRevue: Handler<'getRevue'> = async ({ db, input, now }) => {
  const seance = await ownSeance(db, input.seance, now);
  const partie = await ownPartie(db, seance, input.partie_id);
  if (partie.verdict === null) throw introuvable('Cette vidéo n’est pas finie.');
  if (partie.test_id !== null && (await ownTest(db, seance, partie.test_id)).dateFin === null)
    throw conflict('Le test n’est pas fini.');
  const revue = revueDe(partie);
  const clip = (await listClips(db)).find(({ ref }) => ref === partie.clip);
  return {
    revue: { partie_id: partie.id, ...revue },
    envoye: clip?.empreinte === revue.empreinte ? envoyeOf(clip, now) : null,
  };
};
