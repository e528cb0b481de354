import { idsOf } from '../../socle/db/idsOf.ts';
import { pasLeSien } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { correctionOf, findVue, questionOf } from '../questions/index.ts';
import { isTermine, keyOf, reponseAt, versionAt } from '../tentatives/index.ts';
import { findSerieTentative, ownSerieAcces } from './series.queries.ts';

/** The right answer is sent only once answered, or in a finished attempt. */
export const getQuestion: Handler<'getQuestion'> = async (context) => {
  const { db, eleve, input, env } = context;
  const [, tentative] = await Promise.all([
    ownSerieAcces(db, context),
    findSerieTentative(db, {
      ...input,
      questionnaire_id: input.historique_id,
      terminee: input.isHistorique === 1,
    }),
  ]);
  const key = tentative ? keyOf(tentative, input.question_id) : -1;
  if (!tentative || key === -1) throw pasLeSien();
  const version = await versionAt(db, tentative, key);
  const ids = idsOf(tentative.questions);
  const reponse = reponseAt(tentative, key);
  const termine = isTermine(tentative);
  const tell = reponse !== null || termine === 1;
  return {
    questionnaire_id: tentative.id,
    libelle: tentative.libelle,
    datas: questionOf(version, await findVue(db, version), eleve),
    reponse,
    repondu: reponse === null ? 0 : 1,
    nextId: ids[key + 1] ?? null,
    prevId: ids[key - 1] ?? null,
    questionKey: key,
    nombre: ids.length,
    termine,
    bonne: tell ? version.correcte : null,
    correction: tell ? correctionOf(version, reponse, env.APP_SECRET) : null,
  };
};
