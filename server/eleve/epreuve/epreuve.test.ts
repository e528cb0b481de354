import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { accesQT } from '../../testing/serie.ts';
import { countEpreuves, eraseEpreuves } from './epreuve.queries.ts';
import { sendRappels } from './sendRappels.ts';

const school = await openSchoolForFile();
let eleve: Person;

const at = async (instant: string) => {
  school.at(instant);
  eleve = await school.login('eleve@demo.be');
};
const WANDRE = { centre: 'Wandre', rappels: 1 };
const say = (jour: string | null, more: object = {}) =>
  eleve.call('setEpreuve', { jour, ...WANDRE, ...more });
const mails = async () =>
  school.database.read.selectFrom('mail').select(['texte', 'eleve_id']).orderBy('id').execute();
const remind = () => sendRappels(school.database, school.mounting.env, school.now());

beforeEach(async () => {
  await school.database.write(async (trx) => {
    await trx.deleteFrom('mail').execute();
    await trx.deleteFrom('epreuve').execute();
    await trx.deleteFrom('tentative').execute();
  });
  await at('2026-11-21T10:00:00.000Z');
  await say(null);
});

describe('her day', () => {
  test('is told, changed, or not known yet', async () => {
    await say('2027-05-28');
    const { user } = await eleve.call('getUser', {});
    const dite = { examenLe: '2027-05-28', examenCentre: 'Wandre', examenDit: 1, examenRappels: 1 };
    expect(user).toMatchObject(dite);
    await say(null);
    const { user: after } = await eleve.call('getUser', {});
    expect(after).toMatchObject({ examenLe: null, examenCentre: null, examenRappels: 0 });
  });

  test.each([
    ['a day that is over, in Brussels', '2026-11-20', 'jour', /passé/],
    ['no day of the calendar', '2027-02-30', 'jour', /date valable/],
  ])('%s is refused', async (_, jour, champ, dit) => {
    const { status, errors } = await say(jour);
    expect(status).toBe(422);
    expect(errors![champ]![0]).toMatch(dit);
  });

  test('makes a plan, and today none', async () => {
    await eleve.call('getThemes', await accesQT(eleve));
    await say('2026-12-03');
    const { plan } = await eleve.call('getCap', {});
    expect(plan).toEqual({ minutes: 20, erreurs: 0, series: 1, examens: 0 });
    await say('2026-11-21');
    expect((await eleve.call('getCap', {})).plan).toBeNull();
  });
});

describe('the code of that day', () => {
  /** A question with another form from June on, and one that falls. */
  const change = async (ids: number[]) => {
    const [autre, tombe] = ids;
    await school.database.write(async (trx) => {
      const own = await trx
        .selectFrom('questionVersion')
        .innerJoin('question', 'question.version_id', 'questionVersion.id')
        .selectAll('questionVersion')
        .where('question.id', '=', autre!)
        .executeTakeFirstOrThrow();
      const { id: _, ...version } = own;
      const { id: suivante_id } = await trx
        .insertInto('questionVersion')
        .values({ ...version, libelle: 'Sous le nouveau code\u202f?', code: 'CVP2027' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const set = (id: number, values: object) =>
        trx.updateTable('question').set(values).where('id', '=', id).execute();
      await set(autre!, { suivante_id, ensuite: 'change' });
      await set(tombe!, { ensuite: 'tombe' });
    });
  };
  const begin = async () => {
    const acces = await accesQT(eleve);
    const { themes } = await eleve.call('getThemes', acces);
    const theme = themes[0]!;
    const ids = theme.listeQuestions.split(';').map(Number);
    return { ou: { ...acces, theme_id: theme.id }, ids };
  };
  const libelle = async ({ ou, ids }: Awaited<ReturnType<typeof begin>>) => {
    const asked = { ...ou, question_id: ids[0]! };
    return (await eleve.call('getQuestion', asked)).datas.libelle;
  };

  test('who sits before June is not drilled on what changes', async () => {
    const ou = { ...(await accesQT(eleve)), cible: 'changements' };
    await say('2027-05-28');
    expect(await eleve.call('addDizaine', ou)).toMatchObject({ status: 409 });
    await say('2027-06-03');
    expect(await eleve.call('addDizaine', ou)).toMatchObject({ status: 200 });
    await school.database.write((trx) => trx.deleteFrom('tentative').execute());
  });

  test('before June the old form, from June the new one; what has begun stays', async () => {
    const serie = await begin();
    await change(serie.ids);
    await say('2027-05-28');
    await eleve.call('addQuestionnaire', serie.ou);
    const ancienne = await libelle(serie);
    expect(ancienne).not.toMatch(/nouveau code/);
    await say('2027-06-03');
    expect(await libelle(serie)).toBe(ancienne);
    await school.database.write((trx) => trx.deleteFrom('tentative').execute());
    await eleve.call('addQuestionnaire', serie.ou);
    expect(await libelle(serie)).toMatch(/nouveau code/);
    const [row] = await school.database.read.selectFrom('tentative').selectAll().execute();
    expect(row!.questions.split(';')).toHaveLength(serie.ids.length - 1);
  });

  test('who knows no day is asked on today’s: at midnight in Brussels it is the new one', async () => {
    const serie = await begin();
    await change(serie.ids);
    for (const [instant, dit] of [
      ['2027-05-31T21:59:00.000Z', false],
      ['2027-05-31T22:00:00.000Z', true],
    ] as const) {
      await school.database.write(async (trx) => {
        await trx.deleteFrom('tentative').execute();
        await trx
          .updateTable('accesUser')
          .set({ datePerime: '2030-01-01T00:00:00.000Z' })
          .execute();
      });
      await at(instant);
      await eleve.call('addQuestionnaire', serie.ou);
      expect(/nouveau code/.test(await libelle(serie))).toBe(dit);
    }
  });
});

describe('mails before it', () => {
  test('three days before and on its eve, each once, whichever server sends', async () => {
    await say('2026-12-01');
    await at('2026-11-28T07:59:00.000Z');
    await remind();
    expect(await mails()).toHaveLength(0);
    await at('2026-11-28T08:00:00.000Z');
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    const [avant, ...autres] = await mails();
    expect(autres).toEqual([]);
    expect(avant!.texte).toContain('1er décembre 2026, Wandre');
    expect(avant!.texte).toContain('15\u00a0euros');
    await at('2026-11-30T14:00:00.000Z');
    await remind();
    expect((await mails()).at(-1)!.texte).toContain('La veille au soir');
    expect(await mails()).toHaveLength(2);
  });

  test('another day has its own, and who wants none gets none', async () => {
    await say('2026-12-01');
    await at('2026-11-28T10:00:00.000Z');
    await remind();
    await say('2026-12-08');
    await at('2026-12-05T10:00:00.000Z');
    await remind();
    expect(await mails()).toHaveLength(2);
    await say('2026-12-08', { rappels: 0 });
    await at('2026-12-07T16:00:00.000Z');
    await remind();
    expect(await mails()).toHaveLength(2);
  });
});

describe('after it', () => {
  const tell = (resultat: string, more: object = {}) =>
    eleve.call('addResultat', { resultat, ...more });

  test('one tap says how it went, another corrects it, and it is no longer to come', async () => {
    await say('2026-11-21');
    const { epreuve_id, status } = await tell('reussi');
    expect(status).toBe(200);
    expect(await tell('rate')).toMatchObject({ status: 409 });
    expect(await tell('rate', { epreuve_id })).toMatchObject({ status: 200, epreuve_id });
    const { tranches, sans } = await countEpreuves(school.database.read);
    expect(sans).toEqual({ dits: 1, reussis: 0 });
    expect(tranches.every(({ dits }) => dits === 0)).toBe(true);
    expect((await eleve.call('getUser', {})).user.examenLe).toBeNull();
    const { examens } = await eleve.call('getDonnees', {});
    expect(examens).toMatchObject([{ jour: '2026-11-21', centre: 'Wandre', resultat: 'rate' }]);
  });

  test('said twice of one day is one, and a second tap is shown the first', async () => {
    await say('2026-11-21');
    const { epreuve_id } = await tell('reussi');
    const epreuve = { epreuve_id, jour: '2026-11-21', resultat: 'reussi' };
    expect(await tell('rate')).toMatchObject({ status: 409, epreuve });
    await say('2026-11-21');
    expect(await tell('rate')).toMatchObject({ status: 200, epreuve_id });
    const { examens } = await eleve.call('getDonnees', {});
    expect(examens).toMatchObject([{ jour: '2026-11-21', resultat: 'rate' }]);
  });

  test('taps at once are one', async () => {
    await say('2026-11-21');
    const said = await Promise.all([tell('reussi'), tell('reussi'), tell('rate')]);
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await school.database.read.selectFrom('epreuve').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  test('who is erased leaves no moment', async () => {
    await say('2026-11-21');
    await tell('reussi');
    await school.database.write((trx) => eraseEpreuves(trx, eleve.id));
    const row = await school.database.read.selectFrom('epreuve').selectAll().executeTakeFirst();
    expect(row).toMatchObject({
      eleve_id: null,
      centre: null,
      dateCreation: '2026-11-21T00:00:00.000Z',
    });
  });

  test('not before its day, and nobody else’s', async () => {
    await say('2026-11-22');
    expect(await tell('reussi')).toMatchObject({ status: 409 });
    await at('2026-11-21T23:00:00.000Z');
    const { epreuve_id } = await tell('reussi');
    eleve = await school.login('eleve2@demo.be');
    expect(await tell('rate', { epreuve_id })).toMatchObject({ status: 404 });
  });
});
