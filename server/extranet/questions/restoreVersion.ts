import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { findVersionOf } from '../../eleve/questions/index.ts';
import { currentOf, refuseOvertaken } from './conflit.ts';
import { saveVersion } from './saveVersion.ts';
import { changementsOf } from './versions.ts';

export const restoreVersion: Handler<'restoreVersion'> = async (context) => {
  const { db, input } = context;
  const before = await currentOf(db, input.id);
  const wanted = await findVersionOf(db, input.id, input.version_id);
  if (!wanted) throw introuvable('Cette version n’est pas de cette question.');
  await refuseOvertaken(db, before, input.courante_id);
  if (changementsOf(before, wanted).length === 0)
    return { version_id: before.id, message: 'Rien n’a changé\u00a0: la question dit déjà cela.' };
  const {
    id: _id,
    question_id: _question,
    dateCreation: _date,
    admin_id: _admin,
    ...contenu
  } = wanted;
  const version_id = await saveVersion(context, before, contenu);
  return { version_id, message: `La question ${input.id} est revenue à cette version.` };
};
