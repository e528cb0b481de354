import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  check,
  edit,
  keep,
  openSchoolToArchive,
  out,
  PRIORITES,
  take,
  unzip,
  zipOf,
} from '../../../testing/archive.ts';
import { type Person, type School, openSchool } from '../../../testing/school.ts';

let school: School;
let other: School;
let benoit: Person;
let sophie: Person;

beforeAll(async () => {
  ({ school, benoit } = await openSchoolToArchive());
  other = await openSchool();
  await keep(other, []);
  sophie = await other.login('superviseur@demo.be');
}, 60_000);
afterAll(() => Promise.all([school.close(), other.close()]));

/** By statement: the fate, and the statement and code of the next form. */
const suites = async ({ database }: School) => {
  const rows = await database.read
    .selectFrom('question')
    .innerJoin('questionVersion as v', 'v.id', 'question.version_id')
    .leftJoin('questionVersion as s', 's.id', 'question.suivante_id')
    .select(['question.id', 'question.ensuite', 'v.libelle', 'v.libelleImage'])
    .select(['s.libelle as suivante', 's.code', 's.grave', 's.libelleImage as autreImage'])
    .where('question.dateSuppression', 'is', null)
    .orderBy('v.libelle')
    .execute();
  return new Map(rows.map(({ libelle, ...row }) => [libelle, row]));
};

const write = async (libelle: string, words: object) => {
  const { id } = (await suites(school)).get(libelle)!;
  const { question } = await benoit.call('getQuestionExtranet', { id });
  const { libelleImage: _, ...base } = question;
  const sent = { ...base, id, forme: 'suivante', ...words };
  const { status } = await benoit.call('editQuestion', sent);
  expect(status).toBe(200);
  return id;
};

test('another form and a fate go out, come back as they went, and into an empty school', async () => {
  const [une, deux] = [...(await suites(school)).keys()].filter((libelle) => libelle !== 'yes');
  await write('yes', { libelle: 'Dès juin\u202f?', grave: 1, justification: 'Le texte change.' });
  await write(une!, { libelle: 'Et avec son dessin\u202f?', imageDescription: 'Un carrefour.' });
  const { id } = (await suites(school)).get(deux!)!;
  await benoit.call('setEnsuite', { id, ensuite: 'tombe' });
  const archive = await out(benoit);
  expect(await check(benoit, archive)).toMatchObject({ fautes: [], changements: [] });

  expect(await take(sophie, archive)).toMatchObject({ status: 200 });
  const [here, there] = [await suites(school), await suites(other)];
  const yes = there.get('yes')!;
  expect(yes).toMatchObject({
    ensuite: 'change',
    suivante: 'Dès juin\u202f?',
    code: 'CVP2027',
    grave: 1,
  });
  expect(yes.autreImage).toBe(yes.libelleImage);
  expect(there.get(une!)!.autreImage).toBe(here.get(une!)!.autreImage);
  expect(there.get(deux!)).toMatchObject({ ensuite: 'tombe', suivante: null });
  const told = (all: typeof here) =>
    [...all].map(([libelle, { ensuite, suivante }]) => [libelle, ensuite, suivante]);
  expect(told(there)).toEqual(told(here));
  expect(await check(sophie, archive)).toMatchObject({ fautes: [], changements: [] });
}, 120_000);

test('an entry that says nothing of it leaves it; one that says that it holds takes the form away', async () => {
  const fichiers = await unzip(await out(benoit));
  const nom = [...fichiers].find(([, bytes]) => /CVP2027:/.test(bytes.toString()))![0];
  const avant = await suites(school);
  const sans = new Map(fichiers);
  edit(sans, nom, / {2}CVP2027:(?: \{.*\}\n|\n(?: {4}.*\n)+)/, '');
  expect(await check(benoit, await zipOf(sans))).toMatchObject({ fautes: [], changements: [] });
  const tient = new Map(fichiers);
  edit(tient, nom, / {2}CVP2027:(?: \{.*\}\n|\n(?: {4}.*\n)+)/, '  CVP2027: tient\n');
  const { changements } = await check(benoit, await zipOf(tient));
  expect(changements).toMatchObject([{ champs: [{ champ: 'CVP2027', apres: 'tient' }] }]);
  expect(await take(benoit, await zipOf(tient))).toMatchObject({ status: 200 });
  const formes = (all: typeof avant) => [...all.values()].filter(({ code }) => code !== null);
  expect(formes(await suites(school))).toHaveLength(formes(avant).length - 1);
}, 120_000);

const CONTENU = `- ref: priorites-900
  question: Cède-t-on ?
  a: Oui.
  b: Non.
  correcte: a
  grave: non
  article: 12.3.1
  justification: Parce que.
  CVP2027:
    correcte: b
    article: null
    justification: Le nouveau texte dit le contraire.
`;

test('a file of content/ is taken as it is written, and a wrong form is said with its line', async () => {
  expect(await take(sophie, await zipOf([[PRIORITES, CONTENU]]))).toMatchObject({ status: 200 });
  expect((await suites(other)).get('Cède-t-on ?')).toMatchObject({ ensuite: 'change' });
  const faux = CONTENU.replace('correcte: b', 'correcte: d');
  const { fautes } = await check(sophie, await zipOf([[PRIORITES, faux]]));
  expect(fautes).toMatchObject([{ message: expect.stringMatching(/réponse « d »/) }]);
}, 60_000);
