import type { Tentative } from '../eleve/tentatives/index.ts';
import { lettersOf, wrong } from './entrainement.ts';
import type { Person, School } from './school.ts';
import { accesQT } from './serie.ts';

export async function startExamen(school: School, eleve: Person, choix: object = {}) {
  const acces = await accesQT(eleve);
  await eleve.call('getThemes', acces);
  const { examen_id } = await eleve.call('addExamen', { ...acces, ...choix });
  const ou = { ...acces, examen_id };
  const row = async () =>
    school.database.read
      .selectFrom('tentative')
      .selectAll()
      .where('mode', '=', 'examen')
      .where('id', '=', examen_id)
      .$castTo<Tentative<'examen'>>()
      .executeTakeFirstOrThrow();
  const ids = (await row()).questions.split(';').map(Number);
  const letters = await lettersOf(school, ids);
  const open = () => eleve.call('openQuestionExamen', ou);
  /** Null: no answer in time. */
  const answer = (key: number, juste: 0 | 1 | null, duree: number | null = 3000, who = eleve) => {
    const right = letters.get(ids[key]!)!;
    const letter = juste === null ? null : juste ? right : wrong(right);
    const fields = { ...ou, question: ids[key]!, questionKey: key, letter, duree };
    return who.call('addReponseExamen', fields);
  };
  return {
    ou,
    acces,
    ids,
    letters,
    row,
    open,
    answer,
    play: async (justes: (0 | 1 | null)[], from = 0) => {
      const answers = [];
      for (const [at, juste] of justes.entries()) {
        school.later(4);
        await open();
        answers.push(await answer(from + at, juste));
      }
      return answers;
    },
    state: async () => (await eleve.call('getExamens', acces)).ouvert,
  };
}
