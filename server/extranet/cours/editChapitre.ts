import {
  beginChapitre,
  modulesByChapitre,
  saveChapitre,
  setModules,
} from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { chapitreOf, sansChapitre } from './chapitreOf.ts';
import { holdQuestionsOf, texteOf } from './saisieOf.ts';

export const editChapitre: Handler<'editChapitre'> = async (context) => {
  const { id, revision, libelle, listeModules, listeQuestions: questions } = context.input;
  const texte = await texteOf(context.input.texte);
  return context.write(async (trx) => {
    await holdQuestionsOf(trx, questions);
    // The row lock is taken before the read, so that a conflict sees the current state.
    const held = await beginChapitre(trx, id);
    if (held === undefined) throw sansChapitre();
    const { chapitre, modules, texte: ancien } = await chapitreOf(trx, id);
    if (revision !== undefined && revision !== held - 1)
      throw depasse('ce chapitre', chapitre.auteur, {
        chapitre: { ...chapitre, revision: held - 1 },
        texte: ancien,
      });
    await setModules(trx, id, listeModules, context);
    await saveChapitre(trx, id, { libelle, texte, questions }, context);
    // The journal does not store an unchanged long text twice.
    const textes = texte === ancien ? [] : [{ texte: ancien }, { texte }];
    const avant = {
      libelle: chapitre.libelle,
      listeQuestions: chapitre.listeQuestions,
      modules,
      ...textes[0],
    };
    const apres = {
      libelle,
      listeQuestions: questions.join(';'),
      modules: (await modulesByChapitre(trx)).get(id) ?? [],
      ...textes[1],
    };
    return {
      revision: held,
      message: `Le chapitre «\u00a0${libelle}\u00a0» a été modifié.`,
      journal: { objet: 'chapitre', objet_id: id, avant, apres },
    };
  });
};
