import { beforeAll, describe, expect, test } from 'vitest';
import { setListe } from '../../socle/db/listes.ts';
import { countTentatives, recountTentatives } from '../../eleve/statistiques/index.ts';
import { banqueImaginee, PAR_SERIE } from '../../testing/banqueImaginee.ts';
import { saisie } from '../../testing/banque.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { addFacile } from '../../testing/statistiques.ts';
import { compareSeries } from './series.ts';

const school = await openSchoolForFile();
let benoit: Person;

beforeAll(async () => {
  benoit = await school.login('administrateur@demo.be');
});

const FIN = '2026-11-20T10:00:00.000Z';

/** A made-up bank in ten series, and 600 finished attempts of sixty learners. */
async function fillBank(seed: number) {
  const { questions, eleves } = banqueImaginee(seed);
  const { acces_id } = await school.database.read
    .selectFrom('accesUser')
    .select('acces_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: _, ...modele } = await school.database.read
    .selectFrom('eleve')
    .selectAll()
    .where('email', '=', 'eleve@demo.be')
    .executeTakeFirstOrThrow();
  return school.database.write(async (trx) => {
    const ids: { id: number; version_id: number }[] = [];
    for (const [at, { lettres, dite }] of questions.entries()) {
      const question = await trx
        .insertInto('question')
        .defaultValues()
        .returning('id')
        .executeTakeFirstOrThrow();
      const version = await trx
        .insertInto('questionVersion')
        .values({
          question_id: question.id,
          langue: 'FR',
          libelle: `Imaginée ${at}\u202f?`,
          a: 'Un',
          b: 'Deux',
          c: lettres.length > 2 ? 'Trois' : null,
          correcte: dite,
          grave: 0,
          dateCreation: FIN,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('question')
        .set({
          version_id: version.id,
          revision: (revision) => revision.selectFrom('banque').select('revision'),
        })
        .where('id', '=', question.id)
        .execute();
      ids.push({ id: question.id, version_id: version.id });
    }
    await trx
      .updateTable('banque')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .execute();
    const themes: number[] = [];
    for (let from = 0; from < ids.length; from += PAR_SERIE) {
      const { id } = await trx
        .insertInto('theme')
        .values({ libelle: `Imaginée ${from}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setListe(
        trx,
        'theme',
        id,
        ids.slice(from, from + PAR_SERIE).map((one) => one.id),
      );
      themes.push(id);
    }
    for (const [nth, reponses] of eleves.entries()) {
      const eleve = await trx
        .insertInto('eleve')
        .values({ ...modele, email: `imagine-${nth}@exemple.be` })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id: acces_user_id } = await trx
        .insertInto('accesUser')
        .values({ eleve_id: eleve.id, acces_id, actif: 1, dateCreation: FIN })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [rang, theme_id] of themes.entries()) {
        const from = rang * PAR_SERIE;
        const series = ids.slice(from, from + PAR_SERIE);
        const donnees = reponses.slice(from, from + PAR_SERIE);
        const score = donnees.filter((lettre, at) => lettre === questions[from + at]!.dite).length;
        await trx
          .insertInto('tentative')
          .values({
            mode: 'serie',
            acces_user_id,
            theme_id,
            libelle: 'Imaginée',
            score,
            fautesGraves: 0,
            questions: series.map(({ id }) => id).join(';'),
            versions: series.map(({ version_id }) => version_id).join(';'),
            reponses: donnees.join(''),
            reussi: score > 40 ? 1 : 0,
            dateDebut: FIN,
            dateFin: FIN,
          })
          .execute();
      }
    }
    return ids.map(({ id }, at) => ({ id, ...questions[at]! }));
  });
}

test('of a whole made-up bank nine wrong keys are named, and at most two others; a recount agrees', async () => {
  const banque = await fillBank(5);
  await countTentatives(school.database, school.now());
  await countTentatives(school.database, school.now());
  const named: number[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { constats } = await benoit.call('getSentinelle', { constat: 'cle', page });
    last = constats.last_page;
    for (const { question, lettre } of constats.data) {
      named.push(question!.id);
      expect(question).toMatchObject({ premieres: 60, secondes: null });
      expect(Object.keys(question!.reponses)).toContain(lettre);
    }
  }
  const fausses = banque.filter(({ dite, vraie }) => dite !== vraie).map(({ id }) => id);
  const found = fausses.filter((id) => named.includes(id));
  expect(found.length).toBeGreaterThanOrEqual(9);
  expect(named.length - found.length).toBeLessThanOrEqual(2);
  expect(await recountTentatives(school.database.read, school.now())).toEqual([]);
  const { premieres } = await benoit.call('getSentinelle', {});
  expect(premieres).toBe(500 * 60);
}, 120_000);

describe('a finding', () => {
  let version_id: number;
  let question: number;
  const open = async (regles: 0 | 1 = 0) =>
    (
      await benoit.call('getSentinelle', { constat: 'facile', ...(regles && { regles }) })
    ).constats.data.find((constat) => constat.version_id === version_id);
  beforeAll(async () => {
    question = (await benoit.call('addQuestion', saisie)).id;
    version_id = await addFacile(school, question);
  });

  test('has its numbers', async () => {
    expect(await open()).toMatchObject({
      constat: 'facile',
      part: 100,
      regle: null,
      question: {
        id: question,
        correcte: 'b',
        premieres: 60,
        tous: { a: 0, b: 100, c: 0 },
        forts: { b: 100 },
        faibles: { b: 100 },
      },
    });
  });

  test('is settled with author and date, undone, settled and taken back', async () => {
    const cible = { constat: 'facile', version_id };
    const { annulation } = await benoit.call('settleConstat', cible);
    expect(await open()).toBeUndefined();
    expect(await open(1)).toMatchObject({
      regle: { auteur: 'Benoît Dumont', date: school.now().toISOString() },
    });
    expect(await benoit.call('settleConstat', cible)).toMatchObject({ status: 409 });
    const { ligne_id } = annulation!;
    expect(await benoit.call('undo', { ligne_id })).toMatchObject({ status: 200 });
    expect(await open()).toMatchObject({ regle: null });
    expect(await benoit.call('settleConstat', cible)).toMatchObject({ status: 200 });
    const { regle } = (await open(1))!;
    expect(await benoit.call('reopenConstat', { id: regle!.id })).toMatchObject({ status: 200 });
    expect(await benoit.call('reopenConstat', { id: regle!.id })).toMatchObject({ status: 409 });
    expect(await open()).toMatchObject({ regle: null });
  });

  test('is settled for its version alone, and gone once the question has another', async () => {
    const edited = await benoit.call('editQuestion', {
      ...saisie,
      id: question,
      libelle: 'Autre\u202f?',
    });
    expect(edited).toMatchObject({ status: 200 });
    expect(await open()).toBeUndefined();
    const late = await benoit.call('settleConstat', { constat: 'facile', version_id });
    expect(late).toMatchObject({ status: 404 });
  });

  test('is not for who only writes questions', async () => {
    const julie = await school.login('utilisateur@demo.be');
    expect(await julie.call('getSentinelle', {})).toMatchObject({ status: 403 });
  });
});

describe('series side by side', () => {
  const serie = (theme_id: number, finies: number, mean: number) => ({
    theme_id,
    finies,
    reussies: Math.round(finies / 2),
    points: finies * mean,
    carres: finies * (mean ** 2 + 36),
  });

  test('one of five points less is named, one of two is not', () => {
    const compared = compareSeries([
      serie(1, 200, 40),
      serie(2, 200, 40.5),
      serie(3, 200, 35),
      serie(4, 200, 39),
    ]);
    expect(compared.filter(({ inegale }) => inegale).map(({ theme_id }) => theme_id)).toEqual([3]);
    expect(compared[2]).toMatchObject({ finies: 200, reussies: 50, points: 35, autres: 39.8 });
  });

  test('none is named by a few attempts, nor beside nothing', () => {
    expect(compareSeries([serie(1, 29, 30), serie(2, 200, 40)])[0]).toMatchObject({
      inegale: false,
    });
    expect(compareSeries([serie(1, 200, 30)])).toMatchObject([{ autres: null, inegale: false }]);
  });
});
