import { idsOf } from '../../socle/db/idsOf.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { pasLeSien } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { seuil } from '../../../droit/bareme.ts';
import {
  SANS_REPONSE,
  isTermine,
  pourcentageOf,
  reponseAt,
  reponsesOf,
  versionsOf,
} from '../tentatives/index.ts';
import { findSerieTentative, findTheme, ownSerieAcces } from './series.queries.ts';

const RIEN = { correcte: null, juste: null, grave: null, libelle: null, idArticleLois: null };

export const getQuestionnaire: Handler<'getQuestionnaire'> = async (context) => {
  const { db, input } = context;
  const [acces, tentative] = await Promise.all([
    ownSerieAcces(db, context),
    findSerieTentative(db, {
      ...input,
      questionnaire_id: input.historique_id,
      terminee: input.isHistorique === 1,
    }),
  ]);
  if (!tentative) {
    const theme = input.isHistorique
      ? undefined
      : await findTheme(db, acces.acces_id, input.theme_id);
    if (!theme || input.historique_id) throw pasLeSien();
    return pasCommencee(theme);
  }
  const questions = idsOf(tentative.questions);
  const versions = await versionsOf(db, tentative);
  const { dateDebut, dateFin } = tentative;
  const termine = isTermine(tentative);
  return {
    questions: {
      ...tentative,
      questionnaire_id: tentative.id,
      questions,
      reponses: reponsesOf(tentative),
      isStart: 1,
      isTermine: termine,
      pourcentage: pourcentageOf(tentative),
      seuil: seuil(questions.length),
    },
    resultats: questions.map((question, key) => {
      const reponse = reponseAt(tentative, key);
      if (reponse === null && !termine) return { id: question, ...RIEN };
      const { correcte, grave, idArticleLois, libelle: enonce } = versions[key]!;
      const juste = flagOf(reponse === correcte);
      return { id: question, correcte, juste, grave, libelle: enonce, idArticleLois };
    }),
    dateDebut,
    dateFin,
  };
};

function pasCommencee(theme: { id: number; libelle: string; listeQuestions: string }) {
  const questions = idsOf(theme.listeQuestions);
  return {
    questions: {
      questionnaire_id: null,
      theme_id: theme.id,
      libelle: theme.libelle,
      questions,
      reponses: questions.map(() => SANS_REPONSE),
      isStart: 0,
      isTermine: 0,
      reussi: 0,
      pourcentage: 0,
      score: null,
      seuil: seuil(questions.length),
      fautesGraves: null,
    },
    resultats: questions.map((id) => ({ id, ...RIEN })),
    dateDebut: null,
    dateFin: null,
  } as const;
}
