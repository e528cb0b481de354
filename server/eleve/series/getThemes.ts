import { ownAcces, startAcces } from '../acces/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { banqueSous, codeDe, codeDuJour } from '../questions/index.ts';
import { listHistorique, listThemes, type Resume } from './series.queries.ts';
import { sujetsDesSeries } from './sujets.ts';
import { isTermine, pourcentageOf, reponsesOf } from '../tentatives/index.ts';

/** Reading a long history counts as this many calls. */
const HISTORIQUE = 10;

/** Opening the series starts the access; reading the history does not. */
export const getThemes: Handler<'getThemes'> = async (context) => {
  const { db, write, eleve, input, now } = context;
  if (input.historique) context.takeMore(HISTORIQUE - 1);
  const voulu = { ...input, eleve_id: eleve.id, type: 'QT' } as const;
  let acces = await ownAcces(db, voulu, now);
  if (!input.historique && acces.dateActivation === null) {
    acces = await write((trx) => startAcces(trx, voulu, now));
  }
  const [themes, banque] = await Promise.all([
    input.historique ? listHistorique(db, acces) : listThemes(db, acces),
    input.historique ? Promise.resolve(null) : banqueSous(db, codeDe(eleve, now)),
  ]);
  const dits =
    banque &&
    sujetsDesSeries(
      themes.map(({ listeQuestions }) => listeQuestions),
      banque.parId,
      codeDuJour(now),
    );
  return {
    libelle: acces.libelle,
    datePerime: acces.datePerime,
    themes: themes.map(({ id, libelle, listeQuestions, questionnaires }, rang) => {
      const latest = questionnaires[0];
      return {
        id,
        libelle,
        listeQuestions,
        sujets: dits?.[rang]?.sujets ?? [],
        propres: dits?.[rang]?.propres ?? [],
        questionnaires: questionnaires.map(resume),
        isStart: latest ? 1 : 0,
        isTermine: latest ? isTermine(latest) : 0,
        reussi: latest?.reussi ?? 0,
        pourcentage: latest ? pourcentageOf(latest) : 0,
      };
    }),
  };
};

const resume = (questionnaire: Resume) => ({
  ...questionnaire,
  questions: idsOf(questionnaire.questions),
  reponses: reponsesOf(questionnaire),
  isStart: 1 as const,
  isTermine: isTermine(questionnaire),
  pourcentage: pourcentageOf(questionnaire),
});
