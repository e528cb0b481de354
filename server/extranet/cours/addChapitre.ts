import { addChapitreRow, modulesByChapitre, setModules } from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { holdQuestionsOf, texteOf } from './saisieOf.ts';

export const addChapitre: Handler<'addChapitre'> = async (context) => {
  const { libelle, listeModules, listeQuestions: ids } = context.input;
  const texte = await texteOf(context.input.texte);
  const { id } = await context.write(async (trx) => {
    const listeQuestions = ids.join(';');
    await holdQuestionsOf(trx, ids);
    const id = await addChapitreRow(trx, { libelle, texte, questions: ids }, context);
    await setModules(trx, id, listeModules, context);
    const modules = (await modulesByChapitre(trx)).get(id) ?? [];
    const apres = { libelle, texte, listeQuestions, modules };
    return { id, journal: { objet: 'chapitre', objet_id: id, avant: null, apres } };
  });
  return { id, message: `Le chapitre «\u00a0${libelle}\u00a0» a été ajouté.` };
};
