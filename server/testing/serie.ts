import type { Letter } from '../../regles/lettres.ts';
import type { Person, School } from './school.ts';
import { setListe } from '../socle/db/listes.ts';

export interface QuestionDeTest {
  correcte?: Letter;
  grave?: 0 | 1;
  choix?: number;
}

export async function accesQT(eleve: Person) {
  const { accesList } = await eleve.call('getAccesUser', {});
  const { acces_id, acces_user_id } = accesList.find((a) => a.type === 'QT' && !a.isPerime)!;
  return { acces_id, acces_user_id };
}

export async function addSerie(school: School, acces_id: number, questions: QuestionDeTest[]) {
  return school.database.write(async (trx) => {
    const ids: number[] = [];
    for (const [index, { correcte = 'a', grave = 0, choix = 3 }] of questions.entries()) {
      const { id } = await trx
        .insertInto('question')
        .defaultValues()
        .returning('id')
        .executeTakeFirstOrThrow();
      const version = await trx
        .insertInto('questionVersion')
        .values({
          question_id: id,
          langue: 'FR',
          libelle: `Question ${index}\u202f?`,
          a: 'Première',
          b: 'Deuxième',
          c: choix > 2 ? 'Troisième' : null,
          d: choix > 3 ? 'Quatrième' : null,
          correcte,
          grave,
          justification: `Parce que ${index}.`,
          simple: `Simple ${index}\u202f?`,
          simpleA: 'Un',
          simpleB: 'Deux',
          simpleC: choix > 2 ? 'Trois' : null,
          simpleD: choix > 3 ? 'Quatre' : null,
          mepriseB: `Tu as cru ${index}.`,
          mepriseC: `Tu as mêlé ${index}.`,
          idArticleLois: `${index}.1`,
          dateCreation: school.now().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('question')
        .set({ version_id: version.id })
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
    const theme = await trx
      .insertInto('theme')
      .values({ libelle: 'Série de test' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setListe(trx, 'theme', theme.id, ids);
    await trx
      .insertInto('accesTheme')
      .values({ acces_id, theme_id: theme.id, position: 100 + theme.id })
      .execute();
    return { theme_id: theme.id, ids };
  });
}

export async function startSerie(school: School, eleve: Person, questions: QuestionDeTest[]) {
  const acces = await accesQT(eleve);
  await eleve.call('getThemes', acces);
  const { theme_id, ids } = await addSerie(school, acces.acces_id, questions);
  const ou = { ...acces, theme_id };
  const { questionnaire_id } = await eleve.call('addQuestionnaire', ou);
  return {
    ou,
    ids,
    questionnaire_id,
    answer: (key: number, letter: string) =>
      eleve.call('addReponse', { ...ou, question: ids[key], questionKey: key, letter }),
    state: () => eleve.call('getQuestionnaire', ou),
  };
}
