import type { Letter } from '../../regles/lettres.ts';
import { idsOf } from '../socle/db/idsOf.ts';
import type { Person, School } from './school.ts';
import { accesQT } from './serie.ts';

export async function lettersOf(school: School, ids: number[]): Promise<Map<number, Letter>> {
  const rows = await school.database.read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select(['question.id', 'questionVersion.correcte'])
    .where('question.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, correcte }) => [id, correcte]));
}

export const wrong = (right: Letter): Letter => (right === 'a' ? 'b' : 'a');

export async function playSerie(school: School, eleve: Person, justes: (0 | 1)[], nth = 0) {
  const acces = await accesQT(eleve);
  const { themes } = await eleve.call('getThemes', acces);
  const theme = themes[nth]!;
  const ou = { ...acces, theme_id: theme.id };
  const { questionnaire_id } = await eleve.call('addQuestionnaire', ou);
  const { questions } = await eleve.call('getQuestionnaire', ou);
  const letters = await lettersOf(school, questions.questions);
  const ids = questions.questions.slice(0, justes.length);
  for (const [questionKey, question] of ids.entries()) {
    const right = letters.get(question)!;
    const letter = justes[questionKey] ? right : wrong(right);
    await eleve.call('addReponse', { ...ou, question, questionKey, letter, duree: 4000 });
  }
  return {
    acces,
    ids,
    others: idsOf(theme.listeQuestions).filter((id) => !ids.includes(id)),
    questionnaire_id,
    stop: () => eleve.call('stopSerie', { ...ou, questionnaire_id }),
  };
}

export async function practise(
  school: School,
  eleve: Person,
  ou: { acces_id: number; acces_user_id: number; dizaine_id: number },
  justes: (0 | 1)[],
) {
  const { questions } = await eleve.call('getDizaine', ou);
  const ids = questions.map(({ datas }) => datas.id);
  const letters = await lettersOf(school, ids);
  const answers = [];
  for (const [questionKey, juste] of justes.entries()) {
    const question = ids[questionKey]!;
    const right = letters.get(question)!;
    const letter = juste ? right : wrong(right);
    answers.push(await eleve.call('addReponseDizaine', { ...ou, question, questionKey, letter }));
  }
  return { ids, letters, answers };
}
