import type { Handler } from '../../socle/http/mount.ts';
import {
  addQuestionRow,
  addVersion,
  findVersionOf,
  holdQuestion,
  isVueNew,
  keepDessins,
  keepVue,
  type VersionEntiere,
} from '../../eleve/questions/index.ts';
import { RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Journal } from '../../socle/journal/ligne.ts';
import { type ContenuAGarder, contenuOf } from './contenuOf.ts';
import { champsOf, changementsOf, currentOf, refuseOvertaken, sansQuestion } from './versions.ts';

export const addQuestion: Handler<'addQuestion'> = async (context) => {
  const { write, admin, now } = context;
  const kept = await contenuOf(context);
  const { contenu } = kept;
  const { id, version_id } = await write(async (trx) => {
    await keepImages(trx, kept, admin.id);
    const added = await addQuestionRow(trx, contenu, { admin_id: admin.id, now });
    const apres = { version_id: added.version_id, ...champsOf(contenu) };
    return { ...added, journal: { objet: 'question', objet_id: added.id, avant: null, apres } };
  });
  return {
    id,
    version_id,
    message: withVue(`La question ${id} a été ajoutée.`, context.input, kept),
  };
};

export const editQuestion: Handler<'editQuestion'> = async (context) => {
  const { db, input } = context;
  const before = await currentOf(db, input.id);
  await refuseOvertaken(db, before, input.version_id);
  const kept = await contenuOf(context, before);
  if (changementsOf(before, kept.contenu).length === 0) {
    const message = (await saveVue(context, before, kept)) ? IMAGE_GARDEE : RIEN_CHANGE;
    return { version_id: before.id, message: withVue(message, input, kept) };
  }
  const version_id = await saveVersion(context, before, kept);
  const message = `La question ${input.id} a été modifiée.`;
  return { version_id, message: withVue(message, input, kept) };
};

const IMAGE_GARDEE = 'L’image en trois dimensions est enregistrée.';

/** A page older than this server renders otherwise: its letters would lie elsewhere. */
const withVue = (message: string, sent: { vue?: unknown }, { vue }: ContenuAGarder): string =>
  sent.vue && !vue
    ? `${message} Son image en trois dimensions ne l’est pas\u00a0: rechargez la page pour la refaire.`
    : message;

async function keepImages(
  trx: Db,
  { dessins, vue }: Pick<ContenuAGarder, 'dessins' | 'vue'>,
  admin_id: number,
): Promise<void> {
  await keepDessins(trx, dessins, 'questions');
  if (vue) await keepVue(trx, vue, admin_id);
}

/** The words stay: their picture comes later. Returns false when it is known already. */
async function saveVue(
  { db, write, admin }: Saving & { db: Db },
  { id, question_id }: VersionEntiere,
  kept: ContenuAGarder,
): Promise<boolean> {
  const { vue } = kept;
  if (!vue || !(await isVueNew(db, vue))) return false;
  await write(async (trx) => {
    await keepImages(trx, kept, admin.id);
    const avant = { version_id: id };
    const apres = { ...avant, vue: 'Enregistrée' };
    return { journal: { objet: 'question', objet_id: question_id, avant, apres } };
  });
  return true;
}

export const restoreVersion: Handler<'restoreVersion'> = async (context) => {
  const { db, input } = context;
  const before = await currentOf(db, input.id);
  const wanted = await findVersionOf(db, input.id, input.version_id);
  if (wanted?.code !== before.code) throw introuvable('Cette version n’est pas de cette question.');
  await refuseOvertaken(db, before, input.courante_id);
  if (changementsOf(before, wanted).length === 0)
    return { version_id: before.id, message: 'Rien n’a changé\u00a0: la question dit déjà cela.' };
  const { code, valableDu, valableAu } = wanted;
  const contenu = { ...champsOf(wanted), code, valableDu, valableAu };
  const version_id = await saveVersion(context, before, { contenu, dessins: [] });
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
  kept: ContenuAGarder,
): Promise<number> {
  const id = before.question_id;
  const { version_id } = await write(async (trx) => {
    const held = await holdQuestion(trx, id);
    if (held === undefined) throw sansQuestion();
    if (held !== before.id) await refuseOvertaken(trx, await currentOf(trx, id), before.id);
    await keepImages(trx, kept, admin.id);
    const version_id = await addVersion(trx, id, kept.contenu, { admin_id: admin.id, now });
    const avant = { version_id: before.id, ...champsOf(before) };
    const apres = { version_id, ...champsOf(kept.contenu) };
    return { version_id, journal: { objet: 'question', objet_id: id, avant, apres } };
  });
  return version_id;
}
