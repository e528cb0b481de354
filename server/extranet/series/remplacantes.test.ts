import { beforeAll, expect, test } from 'vitest';
import { saisie } from '../../testing/banque.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { reperesParId } from '../../eleve/questions/index.ts';
import { listQuestionsAccueil } from '../../eleve/series/index.ts';

const school = await openSchoolForFile();
let neuf: Person;
beforeAll(async () => {
  neuf = await school.login('administrateur@demo.be');
});

const serie = async () => {
  const { themes } = await neuf.call('getThemesExtranet', { all: 1 });
  const { theme } = await neuf.call('getTheme', { id: (themes as { id: number }[])[1]!.id });
  return { theme_id: theme.id, gardees: theme.listeQuestions, questions: theme.questions };
};

test('three are proposed, like it, not of the series and not of the home page', async () => {
  const { questions, ...asked } = await serie();
  const parId = await reperesParId(school.database.read);
  const accueil = new Set(await listQuestionsAccueil(school.database.read));
  const own = new Set(questions.map(({ id }) => id));
  for (const { id } of questions.slice(0, 8)) {
    const found = await neuf.call('getRemplacantes', { id, ...asked });
    const one = parId.get(id)!;
    expect(found.questions.length).toBeGreaterThan(0);
    for (const other of found.questions) {
      expect(own.has(other.id) || accueil.has(other.id)).toBe(false);
      const { categorie, grave, langue } = parId.get(other.id)!;
      expect({ categorie, grave, langue }).toEqual({
        categorie: one.categorie,
        grave: one.grave,
        langue: one.langue,
      });
    }
  }
});

test('those of the same article come first; what was proposed does not come again', async () => {
  const add = (idArticleLois: string) =>
    neuf.call('addQuestion', { ...saisie, idArticleLois }).then(({ id }) => id);
  const [one, same] = [await add('12.3.1'), await add('12.3.1')];
  const { questions } = await neuf.call('getRemplacantes', { id: one });
  expect(questions[0]!.idArticleLois).toBe('12.3.1');
  const seen: number[] = [];
  for (let turn = 0; turn < 400; turn++) {
    const more = await neuf.call('getRemplacantes', { id: one, sauf: seen.join(';') });
    if (more.questions.length === 0) {
      expect(more.message).toMatch(/^Aucune autre question/);
      break;
    }
    seen.push(...more.questions.map(({ id }) => id));
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toContain(same);
});

test('of a question that is gone: not found', async () => {
  expect(await neuf.call('getRemplacantes', { id: 999_999 })).toMatchObject({ status: 404 });
});
