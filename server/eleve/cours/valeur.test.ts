import { beforeEach, describe, expect, test } from 'vitest';
import { GUIDE, INFOS, attestationOf, beginDay, newEleve } from '../../testing/attestation.ts';
import { type CoursDeTest, addCours, ou } from '../../testing/cours.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { bonnesMin, lectureMin, resteDeLecture } from './valeur.ts';

let chef: Person;
let eleve: Awaited<ReturnType<typeof newEleve>>;

const school = await openSchoolForFile();
beforeEach(async () => {
  chef = await beginDay(school);
  eleve = await newEleve(school, chef);
  await regler(0, 0);
});

const regler = (lecture: number, bonnes: number, more: object = {}) =>
  chef.call('setValeurAttestation', { lecture, bonnes, ...more });

async function openRdv(codePermis = 'RDV') {
  const deux = [{}, {}];
  const cours = await addCours(school, eleve, [[deux, deux]], { codePermis });
  await eleve.call('updateRegistre', INFOS);
  await eleve.call('getModules', { acces_id: cours.acces_id });
  if (codePermis === 'RDV')
    await eleve.call('setGuides', { acces_id: cours.acces_id, guides: [GUIDE] });
  return cours;
}
const lire = (cours: CoursDeTest, n: number) => eleve.call('getChapitres', ou(cours, 0, n));
const repondre = (cours: CoursDeTest, n: number, letters: string) =>
  eleve.call('addELearning', {
    ...ou(cours, 0, n),
    reponses: { 1: letters[0], 2: letters[1] },
  });
const FAUX = 'bb';

describe('by default', () => {
  test('every question answered, right or wrong, is done; level 10 reads what that lets through', async () => {
    const cours = await openRdv();
    for (const n of [0, 1]) {
      expect((await lire(cours, n)).chapitre!.demande).toBeNull();
      school.later(1);
      expect(await repondre(cours, n, FAUX)).toMatchObject({ status: 200, termine: 1 });
    }
    const { numero } = (await attestationOf(eleve, cours))!;
    const { valeur, attestations } = await chef.call('getValeurAttestation', {});
    expect(valeur).toMatchObject({ lecture: 0, bonnes: 0 });
    expect(attestations[0]).toMatchObject({
      numero,
      secondes: 2,
      chapitres: 2,
      bonnes: 0,
      questions: 4,
    });
  });
});

describe('a least time of reading', () => {
  beforeEach(() => regler(50, 0));

  test('is told, counted from the opening by the server, and refuses before it', async () => {
    const cours = await openRdv();
    expect(await repondre(cours, 0, 'aa')).toMatchObject({ status: 409, reste: 30 });
    expect((await lire(cours, 0)).chapitre!.demande).toMatchObject({ lecture: 30, reste: 30 });
    school.later(29);
    expect(await repondre(cours, 0, 'aa')).toMatchObject({
      status: 409,
      reste: 1,
      message: expect.stringMatching(/demande au moins 30 secondes de lecture/),
    });
    expect((await lire(cours, 0)).chapitre!.demande).toMatchObject({ reste: 1 });
    school.later(1);
    expect(await repondre(cours, 0, 'aa')).toMatchObject({ status: 200, termine: 1 });
    expect(await repondre(cours, 0, 'aa')).toMatchObject({ status: 200 });
  });

  test('all chapters opened at once take as long as one after the other', async () => {
    const cours = await openRdv();
    await Promise.all([lire(cours, 0), lire(cours, 1)]);
    school.later(30);
    const told = await Promise.all([repondre(cours, 0, 'aa'), repondre(cours, 1, 'aa')]);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await attestationOf(eleve, cours)).toBeUndefined();
  });

  test('is of the appointment alone: another course is as it was', async () => {
    const cours = await openRdv('B');
    expect((await lire(cours, 0)).chapitre!.demande).toBeNull();
    expect(await repondre(cours, 0, FAUX)).toMatchObject({ status: 200, termine: 1 });
  });
});

describe('a least share of right answers', () => {
  test('below it the questionnaire comes once more, and nothing says which were right', async () => {
    await regler(0, 100);
    const cours = await openRdv();
    expect((await lire(cours, 0)).chapitre!.demande).toMatchObject({ bonnes: 2, essais: 0 });
    const manque = await repondre(cours, 0, 'ab');
    expect(manque).toMatchObject({
      status: 200,
      termine: 0,
      termineAll: false,
      dateTermine: null,
      listeReponses: [],
      bonnes: 1,
      demande: { bonnes: 2, essais: 1 },
    });
    const { chapitre, listeReponses, eLearning } = await lire(cours, 0);
    expect(chapitre!.demande).toMatchObject({ essais: 1 });
    expect([listeReponses, eLearning!.termine]).toEqual([[], 0]);
    expect(await repondre(cours, 0, 'aa')).toMatchObject({ status: 200, termine: 1, bonnes: 2 });
    await repondre(cours, 1, 'aa');
    expect(await attestationOf(eleve, cours)).toBeDefined();
    const { attestations } = await chef.call('getValeurAttestation', {});
    expect(attestations[0]).toMatchObject({ bonnes: 4, questions: 4, essais: 1 });
  });

  test('its time begins anew with each try', async () => {
    await regler(50, 100);
    const cours = await openRdv();
    await lire(cours, 0);
    school.later(30);
    expect(await repondre(cours, 0, FAUX)).toMatchObject({ termine: 0, demande: { reste: 30 } });
    expect(await repondre(cours, 0, 'aa')).toMatchObject({ status: 409 });
    school.later(30);
    expect(await repondre(cours, 0, 'aa')).toMatchObject({ termine: 1 });
  });

  test('takes nothing back: what is done stays, whatever is set afterwards', async () => {
    const cours = await openRdv();
    await repondre(cours, 0, FAUX);
    await regler(100, 100);
    expect((await lire(cours, 0)).eLearning).toMatchObject({ termine: 1 });
    expect(await repondre(cours, 0, FAUX)).toMatchObject({ status: 200, termine: 1 });
  });
});

describe('the setting', () => {
  test('is level 10’s, has its line in the journal, and tells who was overtaken', async () => {
    const { valeur } = await chef.call('getValeurAttestation', {});
    const { version } = valeur;
    const both = await Promise.all([10, 20].map((bonnes) => regler(0, bonnes, { version })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { lignes } = await chef.call('getJournal', { objet: 'attestation' });
    expect(lignes.data[0]).toMatchObject({ appel: 'setValeurAttestation' });
    for (const [lecture, bonnes] of [
      [101, 0],
      [-1, 0],
      [0, 'x'],
    ])
      expect(await regler(lecture as number, bonnes as number)).toMatchObject({ status: 422 });
    const benoit = await school.login('administrateur@demo.be');
    for (const call of ['getValeurAttestation', 'setValeurAttestation'] as const)
      expect(await benoit.call(call, { lecture: 0, bonnes: 0 })).toMatchObject({ status: 403 });
  });
});

test('what is asked of a chapter, by its minutes and its questions', () => {
  expect(lectureMin(3, { lecture: 50 })).toBe(90);
  expect(lectureMin(3, { lecture: 0 })).toBe(0);
  expect([
    bonnesMin(5, { bonnes: 80 }),
    bonnesMin(3, { bonnes: 50 }),
    bonnesMin(0, { bonnes: 80 }),
  ]).toEqual([4, 2, 0]);
  const [dateOuverture, derniereFin] = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:40.000Z'];
  const now = new Date('2026-11-21T10:01:00.000Z');
  expect(resteDeLecture(60, { dateOuverture, derniereFin: null }, now)).toBe(0);
  expect(resteDeLecture(60, { dateOuverture, derniereFin }, now)).toBe(40);
});
