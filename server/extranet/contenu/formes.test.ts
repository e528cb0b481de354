import { beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '../../../content/content.ts';
import { keptContent } from '../../../content/keptContent.ts';
import {
  advanceAllFormes,
  banqueSous,
  codeDuJour,
  nextRevision,
} from '../../eleve/questions/index.ts';
import { setListe } from '../../socle/db/listes.ts';
import { accesQT } from '../../testing/serie.ts';
import { connect } from '../../socle/db/connect.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { loadQuestions } from './loadQuestions.ts';

const school = await openSchoolForFile();
const { questions } = await keptContent();
const entry = questions.find(({ suivante }) => suivante)!;
const MAI = '2027-05-31T21:59:00.000Z';
const JUIN = '2027-05-31T22:00:00.000Z';
let julie: Person;

const row = () =>
  school.database.read
    .selectFrom('question')
    .selectAll()
    .where('reference', '=', entry.ref)
    .executeTakeFirstOrThrow();
const versionDe = (id: number | null) =>
  school.database.read
    .selectFrom('questionVersion')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const load = (again: Question = entry) =>
  school.database.write((trx) => loadQuestions(trx, [again], school.now()));
const turn = () => advanceAllFormes(school.database, school.now());
const at = async (instant: string) => {
  school.at(instant);
  julie = await school.login('utilisateur@demo.be');
};
const edit = async (words: object, forme?: 'suivante') => {
  const { id } = await row();
  const lue = await julie.call('getQuestionExtranet', { id });
  const { libelleImage: _, ...base } = forme ? lue.suivante! : lue.question;
  return julie.call('editQuestion', { ...base, id, ...(forme && { forme }), ...words });
};
let depart: Awaited<ReturnType<typeof row>>;

beforeEach(async () => {
  await at(MAI);
  depart ??= await row();
  const { id, ...own } = depart;
  await school.database.write(async (trx) =>
    trx
      .updateTable('question')
      .set({ ...own, revision: await nextRevision(trx) })
      .where('id', '=', id)
      .execute(),
  );
  await load();
});

describe('on its day', () => {
  test('not a minute before; then the next form is the question’s own, its key the same', async () => {
    await turn();
    expect(await row()).toMatchObject({
      version_id: depart.version_id,
      suivante_id: depart.suivante_id,
    });
    await at(JUIN);
    await turn();
    const apres = await row();
    expect(apres).toMatchObject({ version_id: depart.suivante_id, suivante_id: null });
    expect(apres.revision).toBeGreaterThan(depart.revision);
    await turn();
    expect(await row()).toEqual(apres);
    const { parId } = await banqueSous(school.database.read, codeDuJour(school.now()));
    expect(parId.get(apres.id)).toMatchObject({ cle: -apres.id, code: 'CVP2027' });
  });

  test('two servers do it once', async () => {
    await at(JUIN);
    const other = await connect(school.where);
    await Promise.all([turn(), advanceAllFormes(other, school.now()), turn()]);
    await other.close();
    expect(await row()).toMatchObject({ version_id: depart.suivante_id, suivante_id: null });
  });

  test('an edit after it reaches who is asked', async () => {
    await at(JUIN);
    await turn();
    expect(await edit({ libelle: 'Et en juin\u202f?' })).toMatchObject({ status: 200 });
    const { version_id } = await row();
    expect(await versionDe(version_id)).toMatchObject({
      libelle: 'Et en juin\u202f?',
      code: 'CVP2027',
    });
  });

  test('an edit that was begun before it is overtaken, though no job has come yet', async () => {
    const { id } = await row();
    const { question } = await julie.call('getQuestionExtranet', { id });
    const { libelleImage: _, ...base } = question;
    await at(JUIN);
    const sent = { ...base, libelle: 'Trop tard\u202f?' };
    expect(await julie.call('editQuestion', sent)).toMatchObject({ status: 409 });
  });

  test('no version of the old form comes back', async () => {
    await at(JUIN);
    await turn();
    const { id } = await row();
    const { versions } = await julie.call('getVersions', { id });
    expect(versions.map(({ version_id }) => version_id)).not.toContain(depart.version_id);
    const back = { id, version_id: depart.version_id };
    expect(await julie.call('restoreVersion', back)).toMatchObject({ status: 404 });
  });
});

describe('an update of the content after it', () => {
  const juin = async () => {
    await at(JUIN);
    await turn();
    return row();
  };

  test('changes nothing where nothing has changed, nor what staff have changed', async () => {
    const tournee = await juin();
    await load();
    expect(await row()).toEqual(tournee);
    await edit({ libelle: 'La nôtre\u202f?' });
    const { version_id } = await row();
    await load({ ...entry, suivante: { ...entry.suivante!, question: 'La leur\u202f?' } });
    expect(await row()).toMatchObject({ version_id, suivante_id: null });
  });

  test('brings another next form, and nothing of the old one', async () => {
    const tournee = await juin();
    await load({ ...entry, question: 'Ancienne\u202f?' });
    expect(await row()).toEqual(tournee);
    await load({ ...entry, suivante: { ...entry.suivante!, question: 'Nouvelle\u202f?' } });
    const { version_id, suivante_id } = await row();
    expect(suivante_id).toBeNull();
    expect((await versionDe(version_id)).libelle).toBe('Nouvelle\u202f?');
  });

  test('turns a database that was restored from before it', async () => {
    await at(JUIN);
    await load({ ...entry, suivante: { ...entry.suivante!, question: 'Restaurée\u202f?' } });
    const { version_id, suivante_id } = await row();
    expect(suivante_id).toBeNull();
    expect(await versionDe(version_id)).toMatchObject({
      libelle: 'Restaurée\u202f?',
      code: 'CVP2027',
    });
  });

  test('today’s form that staff had changed is past, and content has the next again', async () => {
    await edit({ libelle: 'Avant juin\u202f?' });
    expect((await row()).empreinte).toBeNull();
    const tournee = await juin();
    expect(tournee).toMatchObject({ version_id: depart.suivante_id });
    await load();
    expect(await row()).toEqual(tournee);
  });
});

describe('staff write the next form', () => {
  const ensuite = async (value: string) =>
    julie.call('setEnsuite', { id: depart.id, ensuite: value });
  const autre = { ...entry, suivante: { ...entry.suivante!, question: 'La leur\u202f?' } };

  test('with its own version and history; content and today’s form stay as they are', async () => {
    const done = await edit({ libelle: 'Dès juin\u202f?' }, 'suivante');
    expect(done.status).toBe(200);
    const apres = await row();
    expect(apres).toMatchObject({
      version_id: depart.version_id,
      empreinte: depart.empreinte,
      suivante_id: done.version_id,
      ensuite: 'change',
    });
    expect(await versionDe(done.version_id)).toMatchObject({ code: 'CVP2027', admin_id: julie.id });
    const { id } = depart;
    const histoire = async (forme: 'actuelle' | 'suivante') =>
      (await julie.call('getVersions', { id, forme })).versions.map((each) => each.version_id);
    const ecrites = await histoire('suivante');
    expect([ecrites[0], ecrites.at(-1)]).toEqual([done.version_id, depart.suivante_id]);
    expect(await histoire('actuelle')).not.toContain(done.version_id);
    await load(autre);
    expect(await row()).toEqual(apres);
    const back = { id, forme: 'suivante', version_id: depart.suivante_id };
    expect(await julie.call('restoreVersion', back)).toMatchObject({ status: 200 });
    const { suivante } = await julie.call('getQuestionExtranet', { id });
    expect(suivante!.libelle).toBe(entry.suivante!.question);
    await at(JUIN);
    await turn();
    expect(await row()).toMatchObject({ version_id: suivante!.version_id, empreinte: null });
    await load(autre);
    expect(await row()).toMatchObject({ version_id: suivante!.version_id });
  });

  test('begins as today’s, is refused where it is the same, and 409 where another was faster', async () => {
    expect(await ensuite('tient')).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({
      suivante_id: null,
      ensuite: 'tient',
      empreinteSuivante: null,
    });
    await load(autre);
    expect(await row()).toMatchObject({ suivante_id: null, ensuite: 'tient' });
    const { question, suivante } = await julie.call('getQuestionExtranet', { id: depart.id });
    expect(suivante).toBeNull();
    const { libelleImage: _, ...base } = question;
    const next = { ...base, forme: 'suivante' };
    expect(await julie.call('editQuestion', next)).toMatchObject({ status: 422 });
    const both = await Promise.all(
      ['Une\u202f?', 'Deux\u202f?'].map((libelle) =>
        julie.call('editQuestion', { ...next, libelle }),
      ),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await row()).toMatchObject({ version_id: depart.version_id, ensuite: 'change' });
  });

  test('or that it falls, which the journal tells', async () => {
    expect(await ensuite('tombe')).toMatchObject({ status: 200 });
    const { parId } = await banqueSous(school.database.read, 'CVP2027');
    expect(parId.has(depart.id)).toBe(false);
    const line = await school.database.read
      .selectFrom('journal')
      .selectAll()
      .where('appel', '=', 'setEnsuite')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([line.avant, line.apres]).toEqual(['{"ensuite":"change"}', '{"ensuite":"tombe"}']);
    expect(await ensuite('change')).toMatchObject({ status: 422 });
  });
});

describe('what a learner knows of one form', () => {
  const say = async (eleve: Person, jour: string) =>
    eleve.call('setEpreuve', { jour, centre: null, rappels: 0 });
  const erreurs = async (eleve: Person) =>
    (await eleve.call('getEntrainement', await accesQT(eleve))).erreurs.nombre;

  test('is not what she knows of the other: its mistake, its chance, its drill', async () => {
    await at('2027-05-01T10:00:00.000Z');
    await school.database.write((trx) =>
      trx.updateTable('accesUser').set({ datePerime: '2028-01-01T00:00:00.000Z' }).execute(),
    );
    const eleve = await school.login('eleve@demo.be');
    const ou = await accesQT(eleve);
    const { id } = await row();
    const { themes } = await eleve.call('getThemes', ou);
    const theme = themes[0]!;
    const ids = [...theme.listeQuestions.split(';').map(Number), id];
    await school.database.write((trx) => setListe(trx, 'theme', theme.id, ids));
    await say(eleve, '2027-05-28');
    const serie = { ...ou, theme_id: theme.id };
    await eleve.call('addQuestionnaire', serie);
    const questionKey = ids.indexOf(id);
    const { correcte } = await versionDe(depart.version_id);
    const letter = correcte === 'a' ? 'b' : 'a';
    await eleve.call('addReponse', { ...serie, question: id, questionKey, letter });
    await eleve.call('stopSerie', { ...ou, theme_id: theme.id, questionnaire_id: 1 });
    await eleve.call('getCap', {});
    expect(await erreurs(eleve)).toBe(1);
    await say(eleve, '2027-06-03');
    expect(await erreurs(eleve)).toBe(0);
    const { cap } = await eleve.call('getCap', {});
    expect(cap).not.toMatchObject({ quoi: 'erreurs' });
    await say(eleve, '2027-05-28');
    expect(await erreurs(eleve)).toBe(1);
    const { memoire } = await eleve.call('getDonnees', {});
    const { libelle } = await versionDe(depart.version_id);
    expect(memoire).toMatchObject([{ question: libelle, aRevoir: 1 }]);
  });
});

describe('the bank under the next code', () => {
  test('has the words and the weight of its own forms, and nothing that falls', async () => {
    const { id } = await row();
    await school.database.write(async (trx) => {
      await trx
        .updateTable('questionVersion')
        .set({ grave: 1, libelle: 'Xylophone\u202f?' })
        .where('id', '=', depart.suivante_id)
        .execute();
      await trx.updateTable('question').set({ revision: 1_000_000 }).where('id', '=', id).execute();
      await trx.updateTable('banque').set({ revision: 1_000_000 }).execute();
    });
    const avant = (await banqueSous(school.database.read, 'AR1975')).parId.get(id)!;
    const apres = (await banqueSous(school.database.read, 'CVP2027')).parId.get(id)!;
    expect([avant.libelle, apres.libelle]).toEqual([
      expect.not.stringMatching('Xylo'),
      'Xylophone\u202f?',
    ]);
    expect(apres.grave).toBe(1);
    expect(apres.categorie).toBe(avant.categorie);
    const { questions: found } = await julie.call('getQuestions', { recherche: 'xylophone' });
    expect(found).toMatchObject({ total: 1, data: [{ id }] });
    await load({ ...entry, suivante: undefined, ensuite: 'tombe' });
    expect((await banqueSous(school.database.read, 'CVP2027')).parId.has(id)).toBe(false);
    expect((await banqueSous(school.database.read, 'AR1975')).parId.has(id)).toBe(true);
  });
});

test('a mock exam asks under the code of her day: nothing that falls by then', async () => {
  await at('2027-05-01T10:00:00.000Z');
  await school.database.write(async (trx) => {
    await trx.updateTable('accesUser').set({ datePerime: '2028-01-01T00:00:00.000Z' }).execute();
    await trx.updateTable('question').set({ ensuite: 'tombe', revision: 2_000_000 }).execute();
    await trx.updateTable('banque').set({ revision: 2_000_000 }).execute();
  });
  const eleve = await school.login('eleve2@demo.be');
  const ou = await accesQT(eleve);
  await eleve.call('getThemes', ou);
  const statusOn = async (jour: string) => {
    await eleve.call('setEpreuve', { jour, centre: null, rappels: 0 });
    return (await eleve.call('addExamen', ou)).status;
  };
  expect([await statusOn('2027-06-03'), await statusOn('2027-05-28')]).toEqual([409, 200]);
});
