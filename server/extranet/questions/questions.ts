import { codes } from '../../../droit/codes.ts';
import type { Handler } from '../../socle/http/mount.ts';
import {
  addQuestionRow,
  addVersion,
  advanceFormes,
  findEnsuite,
  findSuivante,
  type FormeDeQuestion,
  findVersionOf,
  holdQuestion,
  isSuivante,
  isVueNew,
  keepDessins,
  keepVue,
  saveEnsuite,
  type VersionEntiere,
} from '../../eleve/questions/index.ts';
import { RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { introuvable, Refus } from '../../socle/refus/refus.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Journal } from '../../socle/journal/ligne.ts';
import { jourEnMots } from '../../socle/texte/jours.ts';
import { type ContenuAGarder, contenuOf } from './contenuOf.ts';
import {
  champsOf,
  changementsOf,
  currentOf,
  formeAt,
  formeOf,
  refuseOvertaken,
  sansQuestion,
} from './versions.ts';

export const addQuestion: Handler<'addQuestion'> = async (context) => {
  const { db, write, admin, now } = context;
  const { copie_id } = context.input;
  const copied = copie_id === undefined ? undefined : await currentOf(db, copie_id);
  // A question of the staff's own has no code and no days.
  const before = copied && { ...copied, code: null, valableDu: null, valableAu: null };
  const kept = await contenuOf(context, before);
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
  const { db, input, now } = context;
  const forme = formeAt(input.forme, now);
  const before = await formeOf(db, input.id, forme);
  await refuseOvertaken(db, before, input.version_id);
  const kept = await contenuOf(context, before);
  const isNew = forme === 'suivante' && !(await findSuivante(db, input.id));
  if (!isNew && changementsOf(before, kept.contenu).length === 0) {
    const message = (await saveVue(context, before, kept)) ? IMAGE_GARDEE : RIEN_CHANGE;
    return { version_id: before.id, message: withVue(message, input, kept) };
  }
  if (isNew && changementsOf(before, kept.contenu).length === 0)
    throw new Refus(
      422,
      'Cette forme est celle d’aujourd’hui\u00a0: changez-la, ou dites que la question tient.',
    );
  const version_id = await saveVersion(context, before, kept, forme);
  const message =
    forme === 'actuelle'
      ? `La question ${input.id} a été modifiée.`
      : `La question ${input.id} a sa forme à partir du ${jourEnMots(codes.CVP2027.du)}.`;
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
  const { db, input, now } = context;
  const forme = formeAt(input.forme, now);
  const before = await formeOf(db, input.id, forme);
  const wanted = await findVersionOf(db, input.id, input.version_id);
  if (!wanted || isSuivante(wanted) !== isSuivante(before))
    throw introuvable('Cette version n’est pas de cette question.');
  await refuseOvertaken(db, before, input.courante_id);
  if (changementsOf(before, wanted).length === 0)
    return { version_id: before.id, message: 'Rien n’a changé\u00a0: la question dit déjà cela.' };
  const { code, valableDu, valableAu } = wanted;
  const contenu = { ...champsOf(wanted), code, valableDu, valableAu };
  const version_id = await saveVersion(context, before, { contenu, dessins: [] }, forme);
  return { version_id, message: `La question ${input.id} est revenue à cette version.` };
};

/** Its next form leaves, and stays in the history. */
export const setEnsuite: Handler<'setEnsuite'> = async ({ db, write, input, now }) => {
  const { id, ensuite } = input;
  await currentOf(db, id);
  if ((await findEnsuite(db, id)) === ensuite) return { message: RIEN_CHANGE };
  await write(async (trx) => {
    await advanceFormes(trx, now, id);
    if ((await holdQuestion(trx, id)) === undefined) throw sansQuestion();
    const avant = { ensuite: await findEnsuite(trx, id) };
    await saveEnsuite(trx, id, ensuite);
    return { journal: { objet: 'question', objet_id: id, avant, apres: { ensuite } } };
  });
  const suite = ensuite === 'tient' ? 'se pose telle quelle' : 'ne se pose plus';
  return { message: `À partir du ${jourEnMots(codes.CVP2027.du)}, la question ${id} ${suite}.` };
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
  forme: FormeDeQuestion,
): Promise<number> {
  const id = before.question_id;
  const { version_id } = await write(async (trx) => {
    await advanceFormes(trx, now, id);
    const held = await holdQuestion(trx, id, forme);
    if (held === undefined) throw sansQuestion();
    if (held !== before.id) await refuseOvertaken(trx, await formeOf(trx, id, forme), before.id);
    await keepImages(trx, kept, admin.id);
    const auteur = { admin_id: admin.id, now };
    const version_id = await addVersion(trx, id, kept.contenu, auteur, forme);
    const avant = { version_id: before.id, ...champsOf(before) };
    const apres = { version_id, ...champsOf(kept.contenu) };
    return { version_id, journal: { objet: 'question', objet_id: id, avant, apres } };
  });
  return version_id;
}
