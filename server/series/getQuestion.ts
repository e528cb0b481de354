import type { calls } from '../../contract/index.ts';
import { pasLeSien } from '../kernel/refus.ts';
import type { Handler } from '../kernel/mount.ts';
import { findTentative, ownSerieAcces, versionAt } from './series.queries.ts';
import { idsOf, keyOf, reponseAt } from './tentative.ts';

/** The right answer and why are told only once answered, or in a finished attempt. */
export const getQuestion: Handler<(typeof calls)['getQuestion']> = async (context) => {
  const { db, eleve, input, now } = context;
  await ownSerieAcces(db, { ...input, eleve_id: eleve.id }, now);
  const tentative = await findTentative(db, {
    ...input,
    questionnaire_id: input.historique_id,
    terminee: input.isHistorique === 1,
  });
  const key = tentative ? keyOf(tentative, input.question_id) : -1;
  if (!tentative || key === -1) throw pasLeSien();
  const version = await versionAt(db, tentative, key);
  const ids = idsOf(tentative.questions);
  const reponse = reponseAt(tentative, key);
  const tell = reponse !== null || tentative.isTermine === 1;
  const { libelle, libelleImage, imageDescription, a, b, c, d, grave } = version;
  const { justification, idArticleLois } = version;
  return {
    questionnaire_id: tentative.id,
    libelle: tentative.libelle,
    datas: { id: ids[key]!, libelle, libelleImage, imageDescription, a, b, c, d },
    reponse,
    repondu: reponse === null ? 0 : 1,
    nextId: ids[key + 1] ?? null,
    prevId: ids[key - 1] ?? null,
    questionKey: key,
    nombre: ids.length,
    termine: tentative.isTermine,
    bonne: tell ? version.correcte : null,
    correction: tell ? { justification, idArticleLois, grave } : null,
  };
};
