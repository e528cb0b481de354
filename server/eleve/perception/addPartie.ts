import type { Handler } from '../../socle/http/mount.ts';
import { envoyeOf, readClipOf } from './clips.ts';
import { wantAcces } from './ecole.ts';
import { cleOf } from './finir.ts';
import { holdSeance, wantHorsTest } from './perception.queries.ts';
import { insertPartie } from './perception.writes.ts';
import { arretsOf } from './propositions.ts';

export const addPartie: Handler<'addPartie'> = async (context) => {
  const { db, write, input, now, env } = context;
  const clip = await readClipOf(db, input.clip);
  const { forme } = input;
  const { id, cle } = await write(async (trx) => {
    const seance = await holdSeance(trx, input.seance, now);
    await wantAcces(env, trx, seance, now);
    await wantHorsTest(trx, seance, clip.ref);
    return {
      id: await insertPartie(trx, seance, clip, { forme, test_id: null }, now),
      cle: cleOf(env, { ...seance, clip: clip.ref }),
    };
  });
  return {
    partie_id: id,
    titre: clip.titre,
    envoye: envoyeOf(clip, now),
    arrets: forme === 'predit' ? arretsOf(clip, cle).map(({ t }) => t) : [],
  };
};
