import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { Refus } from '../kernel/refus.ts';
import { chapitreOf, sansChapitre } from './chapitreOf.ts';
import { modulesByChapitre } from './cours.queries.ts';
import { questionsOf, texteOf } from './saisieOf.ts';
import { setModules } from './setModules.ts';

export const editChapitre: Handler<(typeof calls)['editChapitre']> = async (context) => {
  const { id, revision, libelle, listeModules } = context.input;
  const texte = await texteOf(context.input.texte, context.countMore);
  return context.write(async (trx) => {
    const listeQuestions = await questionsOf(trx, context.input.listeQuestions);
    // Held from here on, and as it was when it is too late.
    const held = await trx
      .updateTable('chapitre')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .where('id', '=', id)
      .where('dateSuppression', 'is', null)
      .returning('revision')
      .executeTakeFirst();
    if (!held) throw sansChapitre();
    const { chapitre, modules, texte: ancien } = await chapitreOf(trx, id);
    if (revision !== undefined && revision !== held.revision - 1)
      throw new Refus(
        409,
        `${chapitre.auteur} a modifié ce chapitre entre-temps. Rien n’est enregistré : comparez, puis recommencez.`,
        { chapitre: { ...chapitre, revision: held.revision - 1 }, texte: ancien },
      );
    await setModules(trx, id, listeModules, context);
    const qui = { dateModification: context.now.toISOString(), admin_id: context.admin.id };
    await trx
      .updateTable('chapitre')
      .set({ libelle, texte, listeQuestions, empreinte: null, ...qui })
      .where('id', '=', id)
      .execute();
    // A long text that stays as it is is not written down twice.
    const textes = texte === ancien ? [] : [{ texte: ancien }, { texte }];
    const avant = {
      libelle: chapitre.libelle,
      listeQuestions: chapitre.listeQuestions,
      modules,
      ...textes[0],
    };
    const apres = {
      libelle,
      listeQuestions,
      modules: (await modulesByChapitre(trx)).get(id) ?? [],
      ...textes[1],
    };
    return {
      revision: held.revision,
      message: `Le chapitre « ${libelle} » a été modifié.`,
      journal: { objet: 'chapitre', objet_id: id, avant, apres },
    };
  });
};
