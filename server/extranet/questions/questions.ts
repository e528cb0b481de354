import type { Handler } from '../../socle/http/mount.ts';
import {
  addQuestionRow,
  addVersion,
  type Contenu,
  type Dessin,
  findVersionOf,
  holdQuestion,
  keepDessins,
  type VersionEntiere,
} from '../../eleve/questions/index.ts';
import { RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Journal } from '../../socle/journal/ligne.ts';
import { contenuOf } from './contenuOf.ts';
import { champsOf, changementsOf, currentOf, refuseOvertaken, sansQuestion } from './versions.ts';

export const addQuestion: Handler<'addQuestion'> = async (context) => {
  const { write, admin, now } = context;
  const { contenu, dessins } = await contenuOf(context);
  const { id, version_id } = await write(async (trx) => {
    await keepDessins(trx, dessins, 'questions');
    const added = await addQuestionRow(trx, contenu, { admin_id: admin.id, now });
    const apres = { version_id: added.version_id, ...champsOf(contenu) };
    return { ...added, journal: { objet: 'question', objet_id: added.id, avant: null, apres } };
  });
  return { id, version_id, message: `La question ${id} a été ajoutée.` };
};

export const editQuestion: Handler<'editQuestion'> = async (context) => {
  const { db, input } = context;
  const before = await currentOf(db, input.id);
  await refuseOvertaken(db, before, input.version_id);
  const { contenu, dessins } = await contenuOf(context, before);
  if (changementsOf(before, contenu).length === 0)
    return { version_id: before.id, message: RIEN_CHANGE };
  const version_id = await saveVersion(context, before, contenu, dessins);
  return { version_id, message: `La question ${input.id} a été modifiée.` };
};

export const restoreVersion: Handler<'restoreVersion'> = async (context) => {
  const { db, input } = context;
  const before = await currentOf(db, input.id);
  const wanted = await findVersionOf(db, input.id, input.version_id);
  if (!wanted) throw introuvable('Cette version n’est pas de cette question.');
  await refuseOvertaken(db, before, input.courante_id);
  if (changementsOf(before, wanted).length === 0)
    return { version_id: before.id, message: 'Rien n’a changé\u00a0: la question dit déjà cela.' };
  const { code, valableDu, valableAu } = wanted;
  const contenu = { ...champsOf(wanted), code, valableDu, valableAu };
  const version_id = await saveVersion(context, before, contenu);
  return { version_id, message: `La question ${input.id} est revenue à cette version.` };
};

interface Saving {
  write: <T extends Journal>(job: (trx: Db) => Promise<T>) => Promise<T>;
  admin: { id: number };
  now: Date;
}

/** 409 when `before` is no longer current; 404 when the question is deleted. */
async function saveVersion(
  { write, admin, now }: Saving,
  before: VersionEntiere,
  contenu: Contenu,
  dessins: Dessin[] = [],
): Promise<number> {
  const id = before.question_id;
  const { version_id } = await write(async (trx) => {
    const held = await holdQuestion(trx, id);
    if (held === undefined) throw sansQuestion();
    if (held !== before.id) await refuseOvertaken(trx, await currentOf(trx, id), before.id);
    await keepDessins(trx, dessins, 'questions');
    const version_id = await addVersion(trx, id, contenu, { admin_id: admin.id, now });
    const avant = { version_id: before.id, ...champsOf(before) };
    const apres = { version_id, ...champsOf(contenu) };
    return { version_id, journal: { objet: 'question', objet_id: id, avant, apres } };
  });
  return version_id;
}
