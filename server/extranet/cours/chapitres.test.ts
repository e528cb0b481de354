import { beforeAll, describe, expect, test } from 'vitest';
import { saisie as question } from '../../testing/banque.ts';
import { FRAGMENTS } from '../../testing/fragments.ts';
import { type Answer, type Person, openSchoolForFile } from '../../testing/school.ts';
import { listeOf, readListe, setListe } from '../../socle/db/listes.ts';
import { whileLocked } from '../../testing/banque.ts';

const ascending = (one: number, other: number) => one - other;

const school = await openSchoolForFile();
let benoit: Person;
let claire: Person;
beforeAll(async () => {
  benoit = await school.login('administrateur@demo.be');
  claire = await school.login('superviseur@demo.be');
});

const read = (input: object) => benoit.call('getChapitresExtranet', input);
type LigneDeChapitre = Extract<
  NonNullable<Answer<'getChapitresExtranet'>['chapitres']>['data'][number],
  { nbQuestion: number }
>;
const saisie = { libelle: 'La nuit', texte: '<p>On voit moins.</p>' };
const added = async (more: object = {}) => {
  const answer = await benoit.call('addChapitre', { ...saisie, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return answer.id;
};
const questions = async () => (await read({})).questions!.data.map(({ id }) => id);
const modules = async () => (await read({})).modules!.map(({ id }) => id);
const accueil = async () => {
  const { themes } = await benoit.call('getThemesExtranet', {});
  return (themes as { data: { id: number; accueil: number }[] }).data.find((t) => t.accueil)!.id;
};
const lastLine = async (id: number) => {
  const { appel, avant, apres } = await school.database.read
    .selectFrom('journal')
    .selectAll()
    .where('objet', '=', 'chapitre')
    .where('objet_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { appel, avant: JSON.parse(avant ?? 'null'), apres: JSON.parse(apres ?? 'null') };
};

describe('getChapitresExtranet', () => {
  test('the chapters, the questions, the articles, the modules and the products', async () => {
    const { chapitres, questions: bank, uniqueIdArticleLois, ...others } = await read({});
    expect(chapitres!.data).toHaveLength(25);
    const ids = chapitres!.data.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const [row] = chapitres!.data as LigneDeChapitre[];
    expect(row!.listeAcces).toBe(row!.acces.map(({ libelle, id }) => `${libelle}_${id}`).join(';'));
    expect(row!.nbQuestion).toBeGreaterThan(0);
    expect(bank!.data).toHaveLength(25);
    expect(uniqueIdArticleLois!.indexOf('5')).toBeLessThan(uniqueIdArticleLois!.indexOf('12.3.1'));
    expect(others.modules!.length).toBeGreaterThan(10);
    expect(others.acces!.length).toBeGreaterThan(1);
    expect(others).not.toHaveProperty('texte');
    const all = await read({ all: 1 });
    expect(all.chapitres!.data).toHaveLength(chapitres!.total);
    expect(Object.keys(all.chapitres!.data[0]!)).toEqual(['id', 'libelle']);
  });

  test('by product, by none, by words; pages past the end are empty', async () => {
    const id = await added({ libelle: 'Phares à l’aube' });
    const of = async (input: object) => (await read(input)).chapitres!.data.map((row) => row.id);
    expect(await of({ acces_id: 0 })).toEqual([id]);
    expect(await of({ acces_id: (await read({})).acces![0]!.id })).not.toContain(id);
    expect(await of({ recherche: 'AUBE phar' })).toEqual([id]);
    expect(await of({ etat: 'incomplete' })).toEqual([id]);
    expect(await of({ pageChapitres: 99 })).toEqual([]);
  });

  test('the questions by article and by words', async () => {
    const { uniqueIdArticleLois } = await read({});
    const idArticleLois = uniqueIdArticleLois![0]!;
    const { questions: found } = await read({ idArticleLois });
    expect(found!.total).toBeGreaterThan(0);
    expect(found!.data.every((row) => row.idArticleLois === idArticleLois)).toBe(true);
    const [first] = found!.data;
    const { questions: named } = await read({ rechercheQuestion: first!.libelle });
    expect(named!.data.map(({ id }) => id)).toContain(first!.id);
    expect((await read({ rechercheQuestion: '…' })).questions!.total).toBe(0);
  });

  test('the questions without an article are those alone', async () => {
    const totalOf = async (input: object) => (await read(input)).questions!.total;
    expect(await totalOf({ article: 'sans' })).toBe(0);
    const { id } = await benoit.call('addQuestion', { ...question, idArticleLois: '' });
    const { questions: without } = await read({ article: 'sans' });
    expect(without!.data.map((row) => row.id)).toEqual([id]);
    expect(1 + (await totalOf({ article: 'avec' }))).toBe(await totalOf({}));
    expect((await read({ article: 'aucun' })).status).toBe(422);
  });

  test('one of them whole, without its text, or its text and pictures alone', async () => {
    const [id] = (await read({})).chapitres!.data.map((row) => row.id).slice(-1);
    const whole = await read({ id });
    expect(whole.texte).toMatch(/^<p>/);
    expect(whole.chapitre!.questions.map((each) => each.id).join(';')).toBe(
      whole.chapitre!.listeQuestions,
    );
    expect(whole.chapitre).toMatchObject({ id, auteur: 'Contenu', dateModification: null });
    expect(whole.images).toEqual([]);
    expect(Object.keys(await read({ id, texte: 0 }))).toEqual(['status', 'chapitre', 'message']);
    expect(Object.keys(await read({ id, texteOnly: 1 }))).toEqual(
      expect.arrayContaining(['images', 'message', 'status', 'texte']),
    );
    for (const more of [{}, { texteOnly: 1 }])
      expect((await read({ id: 99_999, ...more })).status).toBe(404);
  });
});

describe('a chapter', () => {
  test('is read again as it was written: questions in their order, its modules, its text clean', async () => {
    const [a, b] = await questions();
    const [m] = await modules();
    const id = await added({
      texte: '<p onclick="x()">Un <b>feu</b>\u200b<script>alert(1)</script></p>',
      listeQuestions: `${b};${a};${b}`,
      listeModules: [m!],
    });
    const { chapitre, texte } = await read({ id });
    expect(chapitre).toMatchObject({
      libelle: 'La nuit',
      listeQuestions: `${b};${a}`,
      listeModules: [m],
      revision: 0,
      dateModification: school.now().toISOString(),
    });
    expect(texte).toBe('<p>Un <strong>feu</strong></p>');
    const { module } = await benoit.call('getModulesExtranet', { id: m! });
    expect(module!.chapitres.at(-1)).toEqual({ id, libelle: 'La nuit' });
    expect(await lastLine(id)).toMatchObject({
      appel: 'addChapitre',
      avant: null,
      apres: { texte },
    });
  });

  test.for([
    ['libelle', { libelle: '' }],
    ['libelle', { libelle: 'x'.repeat(101) }],
    ['texte', { texte: '' }],
    ['texte', { texte: undefined }],
    ['texte', { texte: '<p> &nbsp;<br></p>' }],
    ['texte', { texte: '<script>alert(1)</script>' }],
    ['texte', { texte: 'x'.repeat(400_001) }],
    ['texte', { texte: '&'.repeat(100_000) }],
    ['texte', { texte: '<s><u>'.repeat(60_000) }],
    ['listeQuestions', { listeQuestions: '1,2' }],
    ['listeQuestions', { listeQuestions: ';1001' }],
    ['listeQuestions', { listeQuestions: Array.from({ length: 151 }, (_, i) => i + 1).join(';') }],
    ['listeModules', { listeModules: [99_999] }],
  ] as const)('a wrong %s is refused', async ([champ, wrong]) => {
    const id = await added();
    for (const name of ['addChapitre', 'editChapitre'] as const) {
      const { status, errors } = await benoit.call(name, { id, ...saisie, ...wrong });
      expect({ status, champs: Object.keys(errors!) }).toEqual({ status: 422, champs: [champ] });
    }
    expect((await read({ id })).chapitre!.revision).toBe(0);
  });

  test('a question of the home page is neither offered nor taken: its answer is told there', async () => {
    const { questions: vedettes } = await claire.call('getQuestions', {
      theme_id: await accueil(),
    });
    const id = vedettes.data[0]!.id;
    for (const call of ['addChapitre', 'editChapitre'] as const) {
      const more = call === 'editChapitre' ? { id: await added() } : {};
      const input = { ...saisie, ...more, listeQuestions: `${id}` };
      expect(await benoit.call(call, input)).toMatchObject({
        status: 422,
        errors: { listeQuestions: [expect.stringContaining('page d’accueil')] },
      });
    }
    const { libelle } = vedettes.data[0]!;
    const { questions: offered, ecartees } = await read({ rechercheQuestion: libelle });
    expect(ecartees).toMatch(/^Une question n’est pas proposée.*page d’accueil/);
    expect((await read({ idArticleLois: 'aucun' })).ecartees).toBeNull();
    expect(offered!.data.map((each) => each.id)).not.toContain(id);
  });

  test('a question that is gone is refused, as in a series', async () => {
    const [a] = await questions();
    const listeQuestions = `999999;${a}`;
    const gone = {
      status: 422,
      errors: {
        listeQuestions: ['La question 999999 n’existe plus\u00a0: retirez-la de la liste.'],
      },
    };
    expect(await benoit.call('addChapitre', { ...saisie, listeQuestions })).toMatchObject(gone);
    const id = await added({});
    expect(await benoit.call('editChapitre', { id, ...saisie, listeQuestions })).toMatchObject(
      gone,
    );
    expect(await benoit.call('addTheme', { libelle: 'x', listeQuestions })).toMatchObject(gone);
  });

  test('changes modules, text and questions; what stays is not written down again', async () => {
    const [m, n] = await modules();
    const id = await added({ listeModules: [m!] });
    const edit = (more: object) => benoit.call('editChapitre', { id, ...saisie, ...more });
    expect(await edit({ revision: 0, listeModules: [n!] })).toMatchObject({
      status: 200,
      revision: 1,
      message: 'Le chapitre «\u00a0La nuit\u00a0» a été modifié.',
    });
    expect((await read({ id })).chapitre!.listeModules).toEqual([n]);
    expect((await lastLine(id)).apres).not.toHaveProperty('texte');
    await edit({ texte: '<p>Tout autre.</p>' });
    expect(await lastLine(id)).toMatchObject({
      avant: { texte: saisie.texte },
      apres: { texte: '<p>Tout autre.</p>' },
    });
  });

  test('accents above accents are cut before anything puts them in order', async () => {
    const stack = (marks: number) => `<p>a${'\u0323\u0301'.repeat(marks / 2)}</p>`;
    const id = await added({ texte: stack(39_000) });
    expect((await read({ id })).texte!.length).toBeLessThan(40);
  });

  test.each(['&#803;&#769;', '&#x323;&#x301;', '&amp;#803;&amp;#769;'])(
    'those that are written as %s too',
    async (marks) => {
      const id = await added({ texte: `<p>a${marks.repeat(1500)}</p>` });
      const { texte } = await read({ id });
      expect(texte).not.toMatch(/\p{M}{31}/u);
      if (marks.startsWith('&#')) expect(texte!.length).toBeLessThan(40);
    },
  );

  test('of two who change it at once, the later is told, with its text as it is now', async () => {
    const id = await added();
    const edit = (who: Person, texte: string) =>
      who.call('editChapitre', { id, revision: 0, ...saisie, texte });
    const answers = await Promise.all([edit(benoit, '<p>b</p>'), edit(claire, '<p>c</p>')]);
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const { chapitre, texte } = await read({ id });
    expect(refused).toMatchObject({ chapitre, texte });
    expect(refused.message).toContain('a modifié ce chapitre entre-temps');
  });

  test('questions that are deleted while they come into chapters are in none', async () => {
    const pairs = await Promise.all(
      (await questions()).slice(0, 8).map(async (question) => ({ question, id: await added() })),
    );
    const ids = pairs.map(({ id }) => id);
    const answers = await Promise.all(
      pairs.flatMap(({ question, id }) => [
        benoit.call('editChapitre', { id, ...saisie, listeQuestions: `${question}` }),
        claire.call('deleteQuestion', { id: question }),
      ]),
    );
    for (const [n, { status }] of answers.entries())
      expect(n % 2 === 0 ? [200, 422] : [200]).toContain(status);
    for (const id of ids) expect(await readListe(school.database.read, 'chapitre', id)).toEqual([]);
  });

  test('the journal has what a deleted chapter asked when it was deleted', async () => {
    const [one, other] = (await questions()) as [number, number];
    const id = await added({ listeQuestions: `${one}` });
    const { done } = await whileLocked(
      school.database,
      async (trx) => {
        await trx.updateTable('chapitre').set({ libelle: 'X' }).where('id', '=', id).execute();
        await setListe(trx, 'chapitre', id, [other, one]);
      },
      () => benoit.call('deleteChapitre', { id }),
    );
    expect(done).toMatchObject({ status: 200 });
    const line = await school.database.read
      .selectFrom('journal')
      .select('avant')
      .where('appel', '=', 'deleteChapitre')
      .where('objet_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(line.avant!)).toMatchObject({ listeQuestions: `${other};${one}` });
  });

  test('a question of the home page is in no chapter, and not offered', async () => {
    const { listeQuestions } = await school.database.read
      .selectFrom('theme')
      .select(listeOf('theme'))
      .where('reference', '=', 'vedettes')
      .executeTakeFirstOrThrow();
    const vedette = Number(listeQuestions.split(';')[0]);
    const refused = await benoit.call('addChapitre', { ...saisie, listeQuestions });
    expect(refused).toMatchObject({
      status: 422,
      errors: { listeQuestions: [expect.stringContaining(`La question ${vedette} est posée`)] },
    });
    const { libelle } = (await benoit.call('getQuestionExtranet', { id: vedette })).question;
    const { questions } = await benoit.call('getChapitresExtranet', { rechercheQuestion: libelle });
    expect(questions!.data.map(({ id }) => id)).not.toContain(vedette);
  });

  test('that is deleted goes out of its modules', async () => {
    const [m] = await modules();
    const id = await added({ listeModules: [m!] });
    const both = await Promise.all(
      [benoit, claire].map((who) => who.call('deleteChapitre', { id })),
    );
    expect(both.map(({ status }) => status).toSorted(ascending)).toEqual([200, 404]);
    expect(both.find(({ status }) => status === 200)!.message).toMatch(/Il a été retiré de\s: «\s/);
    const { module } = await benoit.call('getModulesExtranet', { id: m! });
    expect(module!.chapitres.map((each) => each.id)).not.toContain(id);
    expect((await benoit.call('editChapitre', { id, ...saisie })).status).toBe(404);
    expect((await read({ id })).status).toBe(404);
  });

  test('a hundred hostile fragments are saved and read: none is alive', async () => {
    const texte = FRAGMENTS.map((fragment) => `<p>${fragment}</p>`).join('');
    const id = await added({ texte: `<p>début</p>${texte}` });
    const kept = (await read({ id })).texte!;
    expect(kept).toMatch(/^<p>début<\/p>/);
    const tags = [...kept.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
    const calm =
      /^<\/?(p|h1|h2|strong|em|u|s|blockquote|ol|ul|li|br|a|img)( (href="(https?:|mailto:)[^"]*"|rel="noopener noreferrer"|src="\/img\/chapitres\/[0-9a-f]{32}\.svg"|alt="[^"]*"|data-indent="1"))*( \/)?>$/;
    expect(tags.filter((tag) => !calm.test(tag))).toEqual([]);
  });

  test('saved as they are, the chapters of content/ lose nothing, and are the staff’s from then on', async () => {
    const rows = await school.database.read
      .selectFrom('chapitre')
      .select(['id', 'libelle', 'texte', listeOf('chapitre')])
      .where('empreinte', 'is not', null)
      .execute();
    expect(rows.length).toBeGreaterThan(60);
    const same = (html: string) =>
      html
        .replace(/ ?\/>/g, '>')
        .replaceAll('&#39;', "'")
        .replaceAll(/&quot;(?=[^<]*<)/g, '"')
        .trim();
    const read = (input: object) => claire.call('getChapitresExtranet', input);
    for (const { id, texte, ...row } of rows) {
      const listeModules = (await read({ id, texte: 0 })).chapitre!.listeModules;
      const sent = { id, ...row, texte, listeModules };
      expect(await benoit.call('editChapitre', sent)).toMatchObject({ status: 200 });
      const after = await read({ id });
      expect(same(after.texte!)).toBe(same(texte));
      expect(after.chapitre).toMatchObject({ ...row, listeModules });
    }
    const left = await school.database.read
      .selectFrom('chapitre')
      .select('id')
      .where('empreinte', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });
});

// This test exhausts its caller's rate limit, so it comes last.
test('the longest texts count as many calls', async () => {
  const refused = { ...saisie, libelle: '', texte: 'a'.repeat(396_000) };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => claire.call('addChapitre', refused)),
  );
  expect(answers.map(({ status }) => status)).toContain(429);
});
