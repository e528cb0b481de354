import type { Handler } from '../../socle/http/mount.ts';
import { addQuestionRow, keepDessins } from '../../eleve/questions/index.ts';
import { contenuOf } from './contenuOf.ts';
import { champsOf } from './versions.ts';

export const addQuestion: Handler<'addQuestion'> = async (context) => {
  const { write, admin, now } = context;
  const { contenu, dessin } = await contenuOf(context);
  const { id, version_id } = await write(async (trx) => {
    if (dessin) await keepDessins(trx, [dessin], 'questions');
    const added = await addQuestionRow(trx, contenu, { admin_id: admin.id, now });
    const journal = {
      objet: 'question',
      objet_id: added.id,
      avant: null,
      apres: { version_id: added.version_id, ...champsOf(contenu) },
    };
    return { ...added, journal };
  });
  return { id, version_id, message: `La question ${id} a été ajoutée.` };
};
