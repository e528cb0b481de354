import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../socle/db/connect.ts';
import type { Db } from '../../socle/db/database.ts';
import { type CoursDeTest, learning, ou, times } from '../../testing/cours.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const NOW = '2026-11-21T10:00:00.000Z';

const school = await openSchoolForFile();
const eleve = await school.login('eleve@demo.be');
const benoit = await school.login('administrateur@demo.be');
beforeEach(() => school.at(NOW));

const { modulesOf, read, opened, submit } = learning(school, eleve);

describe('what staff do meanwhile', () => {
  const place = (cours: CoursDeTest, module: number, ids: number[]) =>
    benoit.call('editModule', {
      id: cours.modules[module]!.id,
      libelle: `Module ${module + 1}`,
      chapitre_ids: ids,
    });

  test('a chapter added later takes a finished course from nobody', async () => {
    const cours = await opened([0]);
    await submit(cours, 0, 0);
    school.later(3600);
    const { id } = await benoit.call('addChapitre', {
      libelle: 'Neuf',
      texte: '<p>x</p>',
      listeModules: [cours.modules[0]!.id],
    });
    expect(await modulesOf(cours)).toMatchObject({
      pourcentage: 100,
      dateFin: NOW,
      modules: [{ nbTermine: 1, nbChapitre: 2 }],
      suite: { chapitre_id: id },
    });
    expect(await submit(cours, 0, 0)).toMatchObject({ status: 200, termineAll: false });
    const last = { ...ou(cours, 0, 0), chapitre_id: id, reponses: {} };
    expect(await eleve.call('addELearning', last)).toMatchObject({ termineAll: true });
    expect((await modulesOf(cours)).dateFin).toBe(NOW);
  });

  test('a chapter added before the end has to be done', async () => {
    const cours = await opened([0, 0]);
    await submit(cours, 0, 0);
    await benoit.call('addChapitre', {
      libelle: 'Neuf',
      texte: '<p>x</p>',
      listeModules: [cours.modules[0]!.id],
    });
    expect(await submit(cours, 0, 1)).toMatchObject({ termineAll: false });
    expect(await modulesOf(cours)).toMatchObject({ pourcentage: 66, dateFin: null });
  });

  test('what was left to do is taken away: the course is finished by looking at it', async () => {
    const cours = await opened([0, 0]);
    const [first, second] = cours.modules[0]!.chapitres;
    await submit(cours, 0, 0);
    expect((await modulesOf(cours)).dateFin).toBeNull();
    await benoit.call('deleteChapitre', { id: second!.id });
    school.later(60);
    const finished = await Promise.all(times(4, () => modulesOf(cours)));
    expect(new Set(finished.map(({ dateFin }) => dateFin))).toEqual(
      new Set(['2026-11-21T10:01:00.000Z']),
    );
    expect(await submit(cours, 0, 1)).toMatchObject({ status: 404 });
    await place(cours, 0, []);
    expect(await modulesOf(cours)).toMatchObject({
      pourcentage: 100,
      modules: [{ nbChapitre: 0 }],
    });
    await place(cours, 0, [first!.id]);
    expect(await modulesOf(cours)).toMatchObject({ modules: [{ nbTermine: 1 }] });
  });

  test('a chapter that moves or stands twice stays done', async () => {
    const cours = await opened([0, 0], [0]);
    await submit(cours, 0, 0);
    const { chapitre_id } = ou(cours, 0, 0);
    await place(cours, 1, [ou(cours, 1, 0).chapitre_id, chapitre_id]);
    expect(await modulesOf(cours)).toMatchObject({
      pourcentage: 33,
      modules: [{ nbTermine: 1 }, { nbTermine: 1 }],
    });
    await place(cours, 0, [ou(cours, 0, 1).chapitre_id]);
    expect((await modulesOf(cours)).modules.map(({ nbTermine }) => nbTermine)).toEqual([0, 1]);
  });

  test('saved at another server: everything is seen at once', async () => {
    const cours = await opened([0, 0], [0]);
    const { id: module_id, chapitres } = cours.modules[0]!;
    const [first, second] = chapitres.map(({ id }) => id);
    const shown = async () => [
      (await modulesOf(cours)).modules.map(({ module }) => module.libelle).join(),
      (await read(cours)).chapitres.map(({ libelle }) => libelle).join(),
    ];
    expect(await shown()).toEqual(['Module 1,Module 2', 'Chapitre 1.1,Chapitre 1.2']);
    const other = await connect(school.where);
    const saved = async (change: (trx: Db) => { execute: () => Promise<unknown> }) => {
      await other.write((trx) => change(trx).execute());
      return shown();
    };
    expect([
      await saved((trx) =>
        trx.updateTable('module').set({ libelle: 'Autre' }).where('id', '=', module_id),
      ),
      await saved((trx) =>
        trx.updateTable('chapitre').set({ libelle: 'Neuf' }).where('id', '=', first!),
      ),
      await saved((trx) => trx.deleteFrom('moduleChapitre').where('chapitre_id', '=', second!)),
      await saved((trx) =>
        trx.insertInto('moduleChapitre').values({ module_id, chapitre_id: second!, position: -1 }),
      ),
      await saved((trx) =>
        trx
          .updateTable('accesModule')
          .set({ position: 9 })
          .where('acces_id', '=', cours.acces_id)
          .where('module_id', '=', module_id),
      ),
    ]).toEqual([
      ['Autre,Module 2', 'Chapitre 1.1,Chapitre 1.2'],
      ['Autre,Module 2', 'Neuf,Chapitre 1.2'],
      ['Autre,Module 2', 'Neuf'],
      ['Autre,Module 2', 'Chapitre 1.2,Neuf'],
      ['Module 2,Autre', 'Chapitre 1.2,Neuf'],
    ]);
    await other.close();
  });

  test('a question that changed is answered as it was seen; one that went or came is told', async () => {
    const cours = await opened([2]);
    const { questions } = cours.modules[0]!.chapitres[0]!;
    const seen = (await read(cours)).listeQuestions!.map(({ version_id }) => version_id);
    const reworded = {
      langue: 'FR',
      libelle: 'Autrement\u202f?',
      a: 'Oui.',
      b: 'Non.',
      correcte: 'b',
      grave: 0,
    };
    expect(await benoit.call('editQuestion', { id: questions[0]!, ...reworded })).toMatchObject({
      status: 200,
    });
    await benoit.call('deleteQuestion', { id: questions[1]! });
    expect(await submit(cours, 0, 0, { versions: seen.join(';') })).toMatchObject({ status: 422 });
    expect((await read(cours)).listeQuestions).toHaveLength(1);
    const answer = { reponses: { 1: 'c' }, versions: String(seen[0]) };
    expect(await submit(cours, 0, 0, answer)).toMatchObject({
      status: 200,
      listeReponses: [{ bonne: 'a' }],
    });
    expect((await read(cours)).listeQuestions![0]).toMatchObject({
      version_id: seen[0],
      c: 'Troisième',
    });
    const other = await opened([1]);
    await benoit.call('deleteQuestion', { id: other.modules[0]!.chapitres[0]!.questions[0]! });
    expect(await submit(other, 0, 0, { reponses: {}, versions: '' })).toMatchObject({
      termineAll: true,
    });
  });
});
