import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { modulesByChapitre } from './cours.queries.ts';
import { questionsOf, texteOf } from './saisieOf.ts';
import { setModules } from './setModules.ts';

export const addChapitre: Handler<(typeof calls)['addChapitre']> = async (context) => {
  const { libelle, listeModules, listeQuestions: ids } = context.input;
  const texte = await texteOf(context.input.texte, context.countMore);
  const { id } = await context.write(async (trx) => {
    const listeQuestions = await questionsOf(trx, ids);
    const qui = { dateModification: context.now.toISOString(), admin_id: context.admin.id };
    const { id } = await trx
      .insertInto('chapitre')
      .values({ libelle, texte, listeQuestions, ...qui })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setModules(trx, id, listeModules, context);
    const modules = (await modulesByChapitre(trx)).get(id) ?? [];
    const apres = { libelle, texte, listeQuestions, modules };
    return { id, journal: { objet: 'chapitre', objet_id: id, avant: null, apres } };
  });
  return { id, message: `Le chapitre « ${libelle} » a été ajouté.` };
};
