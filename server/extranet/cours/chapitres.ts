import { TEXTE_MAX } from '../../../regles/texte.ts';
import {
  addChapitreRow,
  beginChapitre,
  modulesByChapitre,
  placesOfChapitre,
  removeChapitre,
  saveChapitre,
  setModules,
} from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import type { Db } from '../../socle/db/database.ts';
import { betweenRequests } from '../../socle/http/betweenRequests.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { holdEach } from '../../eleve/questions/index.ts';
import { listQuestionsAccueil } from '../../eleve/series/index.ts';
import { chapitreOf, sansChapitre } from './chapitreOf.ts';
import { cleanTexte, isEmpty } from './cleanTexte.ts';

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
    const { libelle: nom, listeQuestions } = chapitre;
    const avant = { libelle: nom, listeQuestions, modules, ...textes[0] };
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

export const deleteChapitre: Handler<'deleteChapitre'> = async (context) => {
  const { trx } = context;
  const { id } = context.input;
  const modules = (await modulesByChapitre(trx)).get(id) ?? [];
  const places = await placesOfChapitre(trx, id);
  const deleted = await removeChapitre(trx, id, context);
  if (!deleted) throw sansChapitre();
  await setModules(trx, id, [], context);
  const noms = modules.map(({ libelle }) => `«\u00a0${libelle}\u00a0»`).join(', ');
  const placed = places.map(({ module_id, position }) => [module_id, position]);
  const avant = { ...deleted, modules, places: placed };
  return {
    message: `Le chapitre «\u00a0${deleted.libelle}\u00a0» a été supprimé.${noms && ` Il a été retiré de\u00a0: ${noms}.`}`,
    journal: { objet: 'chapitre', objet_id: id, avant },
  };
};

/** Up to this many characters, cleaning does not block other requests noticeably. */
const SHORT = 40_000;

/** 422 when it is empty, or too long after cleaning. */
async function texteOf(html: string): Promise<string> {
  const long = html.length > SHORT;
  const texte = long ? await betweenRequests(() => cleanTexte(html)) : cleanTexte(html);
  // Escaping characters lengthens the text.
  if (texte.length > TEXTE_MAX)
    throw champFaux('texte', 'Ce texte est trop long\u00a0: 400 000 caractères au plus.');
  if (isEmpty(texte)) throw champFaux('texte', 'Écrivez le texte du chapitre.');
  return texte;
}

/** Lock order: questions before the chapter, like a deletion. 422: one is gone, or is on the home page (docs/decisions/0022). */
async function holdQuestionsOf(trx: Db, ids: number[]): Promise<void> {
  await holdEach(trx, ids);
  const accueil = new Set(await listQuestionsAccueil(trx));
  const posee = ids.find((id) => accueil.has(id));
  if (posee !== undefined)
    throw champFaux(
      'listeQuestions',
      `La question ${posee} est posée sur la page d’accueil, qui en dit la bonne réponse à tout le monde\u00a0: elle ne peut être dans aucun chapitre.`,
    );
}
