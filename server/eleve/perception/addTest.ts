import { randomInt } from 'node:crypto';
import type { Handler } from '../../socle/http/mount.ts';
import { type ClipLu, DEMONSTRATION, listClips } from './clips.ts';
import { wantAcces } from './ecole.ts';
import { duesOf, indicesOf } from './indices.ts';
import { holdSeance, listFinies, listTests } from './perception.queries.ts';
import { ANNONCE } from './perception.tables.ts';
import { drawTest } from './tirage.ts';

/** Returns the open one, whatever its rule, or begins another. */
export const addTest: Handler<'addTest'> = ({ write, input, now, env }) =>
  write(async (trx) => {
    const seance = await holdSeance(trx, input.seance, now);
    await wantAcces(env, trx, seance, now);
    const { acces_user_id, reference } = seance;
    const ouvert = (await listTests(trx, seance)).find(({ dateFin }) => dateFin === null);
    if (ouvert) return { test_id: ouvert.id, regle: ouvert.regle };
    const finies = await listFinies(trx, seance);
    const vues = new Map<string, number>();
    for (const { clip } of finies) vues.set(clip, (vues.get(clip) ?? 0) + 1);
    const dues = new Set<string>(duesOf(indicesOf(finies), now));
    const isDu = ({ clip }: ClipLu) => clip.risques.some(({ indice }) => dues.has(indice));
    // New streets first, and among them those with a cue that is due.
    const rang = (clip: ClipLu) => (vues.get(clip.ref) ?? 0) * 2 + (isDu(clip) ? 0 : 1);
    const secrets = (await listClips(trx)).filter(({ ref }) => ref !== DEMONSTRATION);
    const clips = drawTest(secrets, rang, randomInt);
    const { regle } = input;
    const { id } = await trx
      .insertInto('perceptionTest')
      .values({
        acces_user_id,
        seance: reference,
        regle,
        clips: clips.map(({ ref }) => ref).join(';'),
        dateDebut: now.toISOString(),
        annonce: ANNONCE.aDire,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { test_id: id, regle };
  });
