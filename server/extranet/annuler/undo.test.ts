import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saisie } from '../../testing/banque.ts';
import { byNumber } from '../../testing/compte.ts';
import { hire } from '../../testing/personnel.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { listeOf, readListe } from '../../socle/db/listes.ts';

const school = await openSchoolForFile();
let chef: Person;
let eleve: Person;
let acces_id: number;
let theme_id: number;
let remise_id: number;

beforeAll(async () => {
  chef = await school.login('superviseur@demo.be');
  eleve = await school.login('eleve2@demo.be');
  ({ acces_id, theme_id } = await school.database.read
    .selectFrom('accesUser')
    .innerJoin('accesTheme', 'accesTheme.acces_id', 'accesUser.acces_id')
    .select(['accesUser.acces_id', 'accesTheme.theme_id'])
    .where('eleve_id', '=', eleve.id)
    .orderBy('accesTheme.position')
    .executeTakeFirstOrThrow());
  const remise = { code: 'REPRENDRE', libelle: 'À reprendre', pourcentage: 10 };
  ({ id: remise_id } = await chef.call('addRemise', remise));
});
let minute = 0;
/** Gives each deletion its own instant. */
beforeEach(() => {
  minute++;
  school.at(new Date(Date.parse('2026-11-21T10:00:00.000Z') + minute * 60_000).toISOString());
});

interface Undoable {
  status: number;
  annulation?: { ligne_id: number; secondes: number } | undefined;
}
async function did(answer: Promise<Undoable>): Promise<number> {
  const { status, annulation } = await answer;
  expect([status, annulation?.secondes]).toEqual([200, 10]);
  return annulation!.ligne_id;
}
const undo = (ligne_id: number, who: Pick<Person, 'call'> = chef) => who.call('undo', { ligne_id });

const off = (actif: 0 | 1 = 0) =>
  chef.call('activateAcces', { user_id: eleve.id, acces_id, actif });
const CHANGED = { status: 409, message: expect.stringMatching(/^Quelque chose a changé depuis/) };

const question = () => readListe(school.database.read, 'theme', theme_id).then((ids) => ids[3]!);
const module_id = () =>
  school.database.read
    .selectFrom('accesModule')
    .innerJoin('module', 'module.id', 'accesModule.module_id')
    .select('module_id')
    .where('module.dateSuppression', 'is', null)
    .orderBy('module_id')
    .executeTakeFirstOrThrow();
const chapitre = () =>
  school.database.read
    .selectFrom('moduleChapitre')
    .innerJoin('chapitre', 'chapitre.id', 'moduleChapitre.chapitre_id')
    .select('chapitre_id')
    .where('chapitre.dateSuppression', 'is', null)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
const inOrder = async () => {
  const { acces } = (await chef.call('getAccesExtranet', { id: acces_id })) as unknown as {
    acces: { themes: { id: number }[] };
  };
  return acces.themes.map(({ id }) => id);
};

const WRITES: [string, () => Promise<Undoable>][] = [
  ['activateAcces', () => off()],
  [
    'deleteAccesFromEleve',
    () => chef.call('deleteAccesFromEleve', { user_id: eleve.id, acces_id }),
  ],
  [
    'updateAcces',
    async () => {
      const [acces] = (await chef.call('getEleve', { id: eleve.id })).eleve.acces;
      const dates = { dateActivation: '2026-11-01', datePerime: '2026-12-24' };
      return chef.call('updateAcces', { id: acces!.acces_user_id, ...dates });
    },
  ],
  [
    'linkThemes',
    async () => {
      const ids = await inOrder();
      expect(ids.length).toBeGreaterThan(1);
      return chef.call('linkThemes', { acces_id, theme_ids: ids.toReversed(), lies: ids });
    },
  ],
  ['unlinkTheme', () => chef.call('unlinkTheme', { acces_id, theme_id })],
  [
    'unlinkModule',
    async () => {
      const of = await module_id();
      const { acces_id: product } = await school.database.read
        .selectFrom('accesModule')
        .select('acces_id')
        .where('module_id', '=', of.module_id)
        .executeTakeFirstOrThrow();
      return chef.call('unlinkModule', { acces_id: product, ...of });
    },
  ],
  ['deleteAcces', () => chef.call('deleteAcces', { id: acces_id })],
  ['deleteRemise', () => chef.call('deleteRemise', { id: remise_id })],
  ['deleteTheme', () => chef.call('deleteTheme', { id: theme_id })],
  ['deleteModule', async () => chef.call('deleteModule', { id: (await module_id()).module_id })],
  [
    'deleteChapitre',
    async () => chef.call('deleteChapitre', { id: (await chapitre()).chapitre_id }),
  ],
  ['deleteQuestion', async () => chef.call('deleteQuestion', { id: await question() })],
];

async function everything() {
  const { read } = school.database;
  const [accesUser, acces, accesTheme, accesModule, moduleChapitre, themes, modules, chapitres] =
    await Promise.all([
      read.selectFrom('accesUser').selectAll().orderBy('id').execute(),
      read.selectFrom('acces').select(['id', 'actif', 'dateSuppression']).orderBy('id').execute(),
      read.selectFrom('accesTheme').selectAll().orderBy('acces_id').orderBy('position').execute(),
      read.selectFrom('accesModule').selectAll().orderBy('acces_id').orderBy('position').execute(),
      read
        .selectFrom('moduleChapitre')
        .selectAll()
        .orderBy('module_id')
        .orderBy('position')
        .orderBy('chapitre_id')
        .execute(),
      read
        .selectFrom('theme')
        .select(['id', listeOf('theme'), 'dateSuppression'])
        .orderBy('id')
        .execute(),
      read
        .selectFrom('module')
        .select(['id', 'libelle', 'dateSuppression'])
        .orderBy('id')
        .execute(),
      read
        .selectFrom('chapitre')
        .select(['id', listeOf('chapitre'), 'dateSuppression'])
        .orderBy('id')
        .execute(),
    ]);
  const gone = await read
    .selectFrom('question')
    .select('id')
    .where('dateSuppression', 'is not', null)
    .execute();
  const remises = await read
    .selectFrom('remise')
    .select(['id', 'dateSuppression'])
    .orderBy('id')
    .execute();
  return {
    remises,
    accesUser,
    acces,
    accesTheme,
    accesModule,
    moduleChapitre,
    themes,
    modules,
    chapitres,
    gone,
  };
}

describe('what was just done is undone', () => {
  test.each(WRITES)('%s', async (appel, write) => {
    const before = await everything();
    const ligne_id = await did(write());
    expect(await everything()).not.toEqual(before);
    school.later(10);
    expect(await undo(ligne_id)).toMatchObject({ status: 200, message: 'C’est annulé.' });
    expect(await everything()).toEqual(before);
    const { lignes } = await chef.call('getJournal', {});
    expect(lignes.data.slice(0, 2).map((ligne) => ligne.appel)).toEqual(['undo', appel]);
  });

  test.each([
    ['addTheme', 'deleteTheme', 'theme'],
    ['addChapitre', 'deleteChapitre', 'chapitre'],
  ] as const)('one after another, in whatever order, %s', async (add, remove, table) => {
    const list = async (id: number) => (await readListe(school.database.read, table, id)).join(';');
    for (const backwards of [true, false]) {
      const [{ id: first }, { id: second }] = [
        await chef.call('addQuestion', saisie),
        await chef.call('addQuestion', saisie),
      ];
      const liste = { listeQuestions: `${first};${second}` };
      const { id } = await chef.call(add, { libelle: 'Deux', texte: '<p>a</p>', ...liste });
      const lignes = [await did(chef.call(remove, { id }))];
      school.later(1);
      lignes.push(await did(chef.call('deleteQuestion', { id: first })));
      for (const ligne_id of backwards ? lignes.toReversed() : lignes)
        expect((await undo(ligne_id)).status).toBe(200);
      expect(await list(id)).toBe(liste.listeQuestions);
    }
  });

  test('who began to edit a chapter meanwhile is told', async () => {
    const { id: first } = await chef.call('addQuestion', saisie);
    const chapter = { libelle: 'Un', texte: '<p>a</p>' };
    const { id } = await chef.call('addChapitre', { ...chapter, listeQuestions: `${first}` });
    const ligne_id = await did(chef.call('deleteQuestion', { id: first }));
    const { revision } = (await chef.call('getChapitresExtranet', { id })).chapitre!;
    expect((await undo(ligne_id)).status).toBe(200);
    const typed = { ...chapter, id, revision, listeQuestions: '' };
    expect(await chef.call('editChapitre', typed)).toMatchObject({
      status: 409,
      chapitre: { listeQuestions: `${first}` },
    });
  });

  test('twice at once: once; and never again', async () => {
    const ligne_id = await did(off());
    const both = await Promise.all([1, 2].map(() => undo(ligne_id)));
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    await off();
    expect(await undo(ligne_id)).toMatchObject({ status: 409, message: 'C’est déjà annulé.' });
    await off(1);
  });
});

describe('it is refused', () => {
  test('after the time', async () => {
    const ligne_id = await did(off());
    school.later(15.001);
    expect(await undo(ligne_id)).toMatchObject({
      status: 409,
      message: 'Il est trop tard\u00a0: on annule dans les 10 secondes.',
    });
    await off(1);
  });

  test('to anybody else, of what is no such write, and of nothing', async () => {
    const ligne_id = await did(off());
    expect((await undo(ligne_id, await hire(school, 10))).status).toBe(404);
    expect((await undo(999_999)).status).toBe(404);
    await chef.call('getRegistre', { id: eleve.id });
    expect((await undo(ligne_id + 1)).status).toBe(404);
    const undone = await undo(ligne_id);
    expect(undone.status).toBe(200);
    expect((await undo(ligne_id + 2)).status).toBe(404);
  });

  test('to who is not of that level any more', async () => {
    const nadia = await hire(school, 10);
    const { annulation } = await nadia.call('activateAcces', {
      user_id: eleve.id,
      acces_id,
      actif: 0,
    });
    await school.database.write((trx) =>
      trx.updateTable('admin').set({ level: 9 }).where('id', '=', nadia.id).execute(),
    );
    expect((await undo(annulation!.ligne_id, nadia)).status).toBe(404);
    await off(1);
  });

  const since: [string, () => Promise<Undoable>, () => Promise<unknown>, () => Promise<unknown>][] =
    [
      ['an access that was switched on again', () => off(), () => off(1), async () => {}],
      [
        'an access that was given again',
        () => chef.call('deleteAccesFromEleve', { user_id: eleve.id, acces_id }),
        () => chef.call('addAccesToEleve', { user_id: eleve.id, acces_id }),
        async () => {},
      ],
      [
        'an order that was set again',
        () => chef.call('unlinkTheme', { acces_id, theme_id }),
        async () => chef.call('linkThemes', { acces_id, theme_ids: [theme_id] }),
        async () => {},
      ],
      [
        'a series whose place in a product is another’s',
        () => chef.call('deleteTheme', { id: theme_id }),
        async () => chef.call('linkThemes', { acces_id, theme_ids: await inOrder() }),
        () =>
          school.database.write(async (trx) => {
            await trx
              .updateTable('theme')
              .set({ dateSuppression: null })
              .where('id', '=', theme_id)
              .execute();
            await trx
              .insertInto('accesTheme')
              .values({ acces_id, theme_id, position: 99 })
              .execute();
          }),
      ],
      [
        'a question whose series has another list',
        async () => chef.call('deleteQuestion', { id: await question() }),
        async () => {
          const { theme } = (await chef.call('getTheme', { id: theme_id })) as unknown as {
            theme: { libelle: string; questions: { id: number }[] };
          };
          const ids = theme.questions.slice(1).map(({ id }) => id);
          return chef.call('editTheme', {
            id: theme_id,
            libelle: theme.libelle,
            listeQuestions: ids.join(';'),
          });
        },
        async () => {},
      ],
    ];
  test.each(since)('of %s, and nothing happens', async (_, write, other, repair) => {
    const ligne_id = await did(write());
    school.later(1);
    expect(await other()).toMatchObject({ status: 200 });
    const before = await everything();
    expect(await undo(ligne_id)).toMatchObject(CHANGED);
    expect(await everything()).toEqual(before);
    await repair();
  });

  describe('of what the rules of another room forbid by now, and nothing happens', () => {
    const produit = { prix: '9', codePermis: 'B', dureeValidite: 1, libelle: 'Produit' };
    const added = async (name: 'addTheme' | 'addChapitre' | 'addModule', more: object) =>
      (await chef.call(name, { libelle: 'Nouveau', texte: '<p>a</p>', ...more })).id;

    // The home page reveals its answers (docs/decisions/0022).
    test.each([
      ['addTheme', 'deleteTheme'],
      ['addChapitre', 'deleteChapitre'],
    ] as const)('a question of the home page, %s', async (add, remove) => {
      const { id: question_id } = await chef.call('addQuestion', saisie);
      const id = await added(add, { listeQuestions: `${question_id}` });
      const ligne_id = await did(chef.call(remove, { id }));
      const accueil = await school.database.read
        .selectFrom('theme')
        .select(['id', 'libelle', listeOf('theme')])
        .where('reference', '=', 'vedettes')
        .executeTakeFirstOrThrow();
      const put = { ...accueil, listeQuestions: `${accueil.listeQuestions};${question_id}` };
      expect(await chef.call('editTheme', put)).toMatchObject({ status: 200 });
      const before = await everything();
      expect(await undo(ligne_id)).toMatchObject({
        status: 409,
        message: expect.stringContaining(`La question ${question_id} est posée depuis`),
      });
      expect(await everything()).toEqual(before);
      expect(await chef.call('editTheme', { ...accueil })).toMatchObject({ status: 200 });
      expect((await undo(ligne_id)).status).toBe(200);
    });

    test.each(['unlinkTheme', 'deleteTheme', 'unlinkModule', 'deleteModule'] as const)(
      'a product of another type, %s',
      async (remove) => {
        const [type, quoi] = remove.endsWith('Theme')
          ? (['QT', 'theme'] as const)
          : (['EL', 'module'] as const);
        const id = await added(type === 'QT' ? 'addTheme' : 'addModule', { listeQuestions: '' });
        const { id: product } = await chef.call('addAcces', { ...produit, type });
        const links = { acces_id: product, [`${quoi}_ids`]: [id] };
        await chef.call(type === 'QT' ? 'linkThemes' : 'linkModules', links);
        const one = { id, acces_id: product, [`${quoi}_id`]: id };
        const ligne_id = await did(chef.call(remove, one));
        expect(await chef.call('editAcces', { ...produit, id: product, type: 'EX' })).toMatchObject(
          { status: 200 },
        );
        const before = await everything();
        expect(await undo(ligne_id)).toMatchObject(CHANGED);
        expect(await everything()).toEqual(before);
      },
    );
  });

  test('of a learner who was erased meanwhile', async () => {
    const ligne_id = await did(off());
    const recent = await school.login('superviseur@demo.be');
    expect(await recent.call('deleteEleve', { id: eleve.id })).toMatchObject({ status: 200 });
    expect(await undo(ligne_id)).toMatchObject(CHANGED);
  });
});
