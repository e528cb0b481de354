import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  CHAPITRE,
  type Fichiers,
  PRIORITES,
  changed,
  check,
  countVersions,
  edit,
  importIt,
  openSchoolWithArchive,
  out,
  take,
  unzip,
  zipOf,
} from '../../../testing/archive.ts';
import { isRevisionFree } from '../../../testing/banque.ts';
import { byNumber } from '../../../testing/compte.ts';
import { photo } from '../../../testing/images.ts';
import type { Person, School } from '../../../testing/school.ts';
import { versionOf } from '../../../eleve/series/themes.queries.ts';
import { apply } from './apply/apply.ts';
import type { Travail } from './plan/enCours.ts';
import { readListe } from '../../../socle/db/listes.ts';

type Said = Parameters<typeof versionOf>[0];

let school: School;
let benoit: Person;
let nathalie: Person;
let archive: Fichiers;

beforeAll(async () => {
  ({ school, benoit, nathalie, archive } = await openSchoolWithArchive());
});
afterAll(() => school.close());

test('is shown with what it changes, and written in one go, as an edit would', async () => {
  const serie = [...archive.keys()].find((nom) => nom.startsWith('series/la-mienne'))!;
  const zip = await changed(archive, (fichiers) => {
    edit(fichiers, PRIORITES, 'grave: non', 'grave: oui');
    edit(
      fichiers,
      serie,
      /questions:\n {2}- (\S+)\n {2}- (\S+)/,
      'questions:\n  - $2\n  - neuve-001',
    );
    edit(fichiers, 'cours/extranet/cours.yaml', 'libelle: Le mien', 'libelle: Le tien');
    fichiers.set(
      'questions/neuf/neuf.yaml',
      Buffer.from(
        '- ref: neuve-001\n  question: Neuve\u202f?\n  image: { photo: ma photo.png }\n  description: Deux couleurs.\n' +
          '  a: Oui.\n  b: Non.\n  correcte: a\n  grave: non\n  article: "12.1"\n  justification: null\n',
      ),
    );
    fichiers.delete('vedettes.yaml');
  });
  const fichiers = await unzip(zip);
  fichiers.set('images/ma photo.png', await photo(500, 400).png().toBuffer());
  const packed = await zipOf(
    fichiers.entries().map(([nom, contenu]): [string, Buffer] => [`contenu/${nom}`, contenu]),
  );
  const before = await countVersions(school);
  const bilan = await check(benoit, packed);
  expect(bilan.fautes).toEqual([]);
  expect(bilan.changements).toEqual([
    expect.objectContaining({ ref: 'neuve-001', suite: 'ajout', champs: [] }),
    expect.objectContaining({
      ref: 'priorites-101',
      suite: 'modification',
      champs: [{ champ: 'grave', avant: 'non', apres: 'oui' }],
    }),
    expect.objectContaining({
      objet: 'theme',
      champs: [
        expect.objectContaining({ champ: 'retires' }),
        { champ: 'ajoutes', avant: null, apres: 'neuve-001' },
      ],
    }),
    expect.objectContaining({
      objet: 'module',
      champs: [{ champ: 'libelle', avant: 'Le mien', apres: 'Le tien' }],
    }),
  ]);
  expect(bilan.absents).toMatchObject({ theme: 1 });
  expect(await countVersions(school)).toBe(before);

  expect(await take(nathalie, packed)).toEqual({
    status: 200,
    message: 'Contenu enregistré : 4 changements.',
  });
  expect(await countVersions(school)).toBe(before + 2);
  const { id, empreinte, version_id } = await school.database.read
    .selectFrom('question')
    .selectAll()
    .where('reference', '=', 'priorites-101')
    .executeTakeFirstOrThrow();
  const version = await school.database.read
    .selectFrom('questionVersion')
    .selectAll()
    .where('id', '=', version_id!)
    .executeTakeFirstOrThrow();
  expect(empreinte).toBeNull();
  expect(version).toMatchObject({ question_id: id, grave: 1, admin_id: nathalie.id });
  const { question } = await benoit.call('getQuestionExtranet', { id });
  expect(question.auteur).toMatch(/Nathalie/);
  const lignes = await school.database.read
    .selectFrom('journal')
    .select(['objet', 'admin_id', 'avant', 'apres'])
    .where('appel', '=', 'importContenu')
    .orderBy('id')
    .execute();
  expect(lignes.map(({ objet }) => objet)).toEqual(['question', 'question', 'theme', 'module']);
  expect(lignes.every(({ admin_id }) => admin_id === nathalie.id)).toBe(true);
  expect(JSON.parse(lignes[1]!.avant!)).toMatchObject({ grave: 0, correcte: 'b' });
  expect(await check(benoit, packed)).toMatchObject({ fautes: [], changements: [] });
  archive = await unzip(await out(benoit));
}, 120_000);

test('somebody else has changed something since it was looked at: 409, with the list as it is, and nothing is lost', async () => {
  const zip = await changed(archive, (fichiers) =>
    edit(fichiers, PRIORITES, 'grave: oui', 'grave: non'),
  );
  const { version } = await check(benoit, zip);
  const { id } = await school.database.read
    .selectFrom('question')
    .select('id')
    .where('reference', '=', 'priorites-101')
    .executeTakeFirstOrThrow();
  const { question } = await nathalie.call('getQuestionExtranet', { id });
  const theirs = await nathalie.call('editQuestion', {
    ...question,
    id,
    libelleImage: undefined,
    justification: 'La sienne.',
  });
  expect(theirs.status).toBe(200);
  const before = await countVersions(school);
  expect(await importIt(benoit, zip, version)).toMatchObject({
    status: 409,
    bilan: {
      changements: [
        { champs: expect.arrayContaining([expect.objectContaining({ champ: 'justification' })]) },
      ],
    },
  });
  expect(await countVersions(school)).toBe(before);
  const now = (await check(benoit, zip)).version;
  const both = await Promise.all([importIt(benoit, zip, now), importIt(nathalie, zip, now)]);
  expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
  expect(await countVersions(school)).toBe(before + 1);
  archive = await unzip(await out(benoit));
}, 120_000);

describe.each(['questions', 'themes', 'modules', 'chapitres'] as const)(
  'held in the transaction, %s',
  (quoi) => {
    const table = (
      {
        questions: 'question',
        themes: 'theme',
        modules: 'module',
        chapitres: 'chapitre',
      } as const
    )[quoi];
    const folder = mkdtempSync(join(tmpdir(), 'priorite-lot-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    async function lookedAt() {
      const ref = {
        questions: 'priorites-101',
        themes: 'serie-1',
        modules: '',
        chapitres: CHAPITRE,
      }[quoi];
      const all = school.database.read.selectFrom(table).selectAll().limit(1);
      const row = await (ref ? all.where('reference', '=', ref) : all).executeTakeFirstOrThrow();
      const { id } = row;
      const liste = quoi === 'themes' ? await readListe(school.database.read, 'theme', id) : [];
      const lot = join(folder, 'lot');
      writeFileSync(lot, JSON.stringify([{ jugee: { ref }, svg: null, description: null }]));
      const rien: Travail = {
        questions: new Map(),
        lots: [],
        themes: [],
        modules: [],
        chapitres: [],
      };
      const work = (base: string): Travail => {
        const suite = 'modification' as const;
        const voulu = { id, ref, base, libelle: 'X', refs: [], suite };
        const question = {
          id,
          version_id: Number(base),
          supprimee: false,
          photo: null,
          legacy: null,
          suivante_id: null,
          suivante: undefined,
        };
        return {
          questions: { ...rien, lots: [lot], questions: new Map([[ref, question]]) },
          themes: { ...rien, themes: [voulu] },
          modules: { ...rien, modules: [voulu] },
          chapitres: { ...rien, chapitres: [{ ...voulu, texte: null, dessins: [], photos: [] }] },
        }[quoi];
      };
      return { row: { ...row, listeQuestions: liste.join(';') }, work };
    }
    const geste = () => ({ admin_id: benoit.id, now: school.now() });

    test('that say something else by then are 409', async () => {
      const { work } = await lookedAt();
      await expect(
        school.database.write((trx) => apply(trx, work('1'), geste())),
      ).rejects.toMatchObject({ status: 409 });
    });

    // Writes of questions wait for the revision, and may hold a lock needed here.
    test.runIf(inject('template').kind === 'postgres' && quoi === 'questions')(
      'before the revision of the bank',
      async () => {
        const { row, work } = await lookedAt();
        const act = () => school.database.write((trx) => apply(trx, work('1'), geste()));
        expect(await isRevisionFree(school, row.id, act)).toBe(true);
      },
    );

    test('that were deleted by then are, too', async () => {
      const { row, work } = await lookedAt();
      const said = row as { version_id?: number; revision?: number } & Said;
      const base = String(said.version_id ?? said.revision ?? versionOf(said));
      const dateSuppression = school.now().toISOString();
      await expect(
        school.database.write(async (trx) => {
          await trx.updateTable(table).set({ dateSuppression }).where('id', '=', row.id).execute();
          return apply(trx, work(base), geste());
        }),
      ).rejects.toMatchObject({ status: 409 });
    });
  },
);

test('a change is shown however far in it is: of a text, a justification, an order', async () => {
  const chapitre = [...archive.keys()].find(
    (nom) => nom.includes(`/${CHAPITRE}.`) && !nom.endsWith('.yaml'),
  )!;
  const longue = 'Une raison de plus. '.repeat(40);
  const first = await changed(archive, (fichiers) => {
    fichiers.set(
      chapitre,
      Buffer.concat([fichiers.get(chapitre)!, Buffer.from('\nEncore un paragraphe.\n')]),
    );
  });
  const texte = (await check(benoit, first)).changements.flatMap(({ champs }) => champs);
  expect(texte).toEqual([expect.objectContaining({ champ: 'texte' })]);
  expect(texte[0]!.apres).toMatch(/^… .*Encore un paragraphe\.$/);
  expect(texte[0]!.avant).not.toContain('Encore');
  expect(texte[0]!.apres!.length).toBeLessThan(200);

  const justifiee = (fin: string) =>
    changed(archive, (fichiers) =>
      edit(
        fichiers,
        PRIORITES,
        /justification: [\s\S]*?(?=\n(?:- |\w| {2}\w+:|$))/,
        `justification: ${longue}${fin}`,
      ),
    );
  expect(await take(nathalie, await justifiee('Ainsi.'))).toMatchObject({ status: 200 });
  const [champ] = (await check(benoit, await justifiee('Autrement.'))).changements.flatMap(
    ({ champs }) => champs,
  );
  expect(champ).toMatchObject({ champ: 'justification' });
  expect(champ!.avant).toMatch(/^… .*Ainsi\.$/);
  expect(champ!.apres).toMatch(/^… .*Autrement\.$/);
});

test('what was deleted here comes back, and says that it does', async () => {
  const { id } = await school.database.read
    .selectFrom('question')
    .select('id')
    .where('reference', '=', 'signaux-001')
    .executeTakeFirstOrThrow();
  await benoit.call('deleteQuestion', { id });
  const zip = await zipOf(archive);
  expect((await check(benoit, zip)).retours).toMatchObject({ question: 1 });
  expect(await take(benoit, zip)).toMatchObject({ status: 200 });
  expect((await benoit.call('getQuestionExtranet', { id })).status).toBe(200);
});
