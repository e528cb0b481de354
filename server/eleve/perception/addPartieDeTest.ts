import { regleOf } from '../../../droit/perception.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { envoyeOf, readClipOf } from './clips.ts';
import { wantAcces } from './ecole.ts';
import { clicsRestants } from './finir.ts';
import { holdSeance, listParties, ownTest } from './perception.queries.ts';
import { insertPartie } from './perception.writes.ts';

/** One clip at a time: who comes back, or has two tabs, goes on with the one that is open. */
export const addPartieDeTest: Handler<'addPartieDeTest'> = ({ write, input, now, env }) =>
  write(async (trx) => {
    const seance = await holdSeance(trx, input.seance, now);
    await wantAcces(env, trx, seance, now);
    const test = await ownTest(trx, seance, input.test_id);
    if (test.dateFin !== null) throw conflict('Ce test est fini.');
    const parties = await listParties(trx, test);
    const refs = test.clips.split(';');
    const ouverte = parties.find(({ verdict }) => verdict === null);
    const rang = ouverte ? parties.indexOf(ouverte) : parties.length;
    const clip = await readClipOf(trx, refs[rang]!);
    const forme = regleOf(test.regle).choix ? 'mots' : 'clique';
    const partie_id =
      ouverte?.id ?? (await insertPartie(trx, seance, clip, { forme, test_id: test.id }, now));
    return {
      partie_id,
      titre: clip.titre,
      envoye: envoyeOf(clip, now),
      reprise: flagOf(ouverte !== undefined),
      rang,
      nombre: refs.length,
      clics: clicsRestants(test, parties),
    };
  });
