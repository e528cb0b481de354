import type { Handler } from '../../socle/http/mount.ts';
import { RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { keepDessins } from '../../eleve/questions/index.ts';
import { currentOf, refuseOvertaken } from './conflit.ts';
import { contenuOf } from './contenuOf.ts';
import { saveVersion } from './saveVersion.ts';
import { changementsOf } from './versions.ts';

export const editQuestion: Handler<'editQuestion'> = async (context) => {
  const { db, input } = context;
  const before = await currentOf(db, input.id);
  await refuseOvertaken(db, before, input.version_id);
  const { contenu, dessin } = await contenuOf(context, before);
  if (changementsOf(before, contenu).length === 0)
    return { version_id: before.id, message: RIEN_CHANGE };
  const version_id = await saveVersion(context, before, contenu, async (trx) => {
    if (dessin) await keepDessins(trx, [dessin], 'questions');
  });
  return { version_id, message: `La question ${input.id} a été modifiée.` };
};
