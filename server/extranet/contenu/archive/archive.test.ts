import { expect, inject, test } from 'vitest';
import {
  check,
  countVersions,
  fileOf,
  keep,
  openSchoolToArchive,
  out,
  take,
  unzip,
} from '../../../testing/archive.ts';
import { type School, openSchool } from '../../../testing/school.ts';

// These run on one database; the tests below run on both.
test.skipIf(inject('template').kind === 'postgres')(
  'all that content/ brought goes out in its formats, and coming back changes nothing',
  async () => {
    const school = await openSchool();
    const benoit = await school.login('administrateur@demo.be');
    const before = await countVersions(school);
    const archive = await out(benoit);
    const fichiers = await unzip(archive);
    const noms = [...fichiers.keys()];
    expect(noms.filter((nom) => /\.html$|^images/.test(nom))).toEqual([]);
    expect(fichiers.get('questions/priorites/priorites-001.yaml')!.toString()).toMatch(
      /^- ref: priorites-001\n  question: /,
    );
    expect(noms).toEqual(
      expect.arrayContaining(['vedettes.yaml', 'series/serie-1.yaml', 'cours/extranet/cours.yaml']),
    );
    const lines = await benoit.linesOf('checkContenu', { archive: fileOf(archive) });
    expect(lines[0]).toEqual({ etape: 'Ouverture de l’archive', fait: 0, total: 1 });
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.at(-1)).toMatchObject({
      status: 200,
      bilan: {
        fautes: [],
        changements: [],
        absents: { question: 0, theme: 0, module: 0, chapitre: 0 },
        message: 'Rien à changer : tout est déjà là.',
      },
    });
    expect(await countVersions(school)).toBe(before);
    await school.close();
  },
  120_000,
);

const NOT_TYPED = new Set(['id', 'question_id', 'admin_id', 'dateCreation', 'libelleImage']);

/** All that staff typed of the question that has every field; B is its right answer. */
async function filled({ database }: School) {
  const version = await database.read
    .selectFrom('questionVersion')
    .selectAll()
    .where('libelle', '=', 'yes')
    .executeTakeFirstOrThrow();
  const typed = Object.entries(version).filter(([name]) => !NOT_TYPED.has(name));
  const empty = typed.filter(([, value]) => value === null).map(([name]) => name);
  expect(empty.toSorted()).toEqual(['code', 'mepriseB', 'scene', 'valableAu', 'valableDu']);
  return Object.fromEntries(typed);
}

/** Importing a photo re-encodes it, so another school gives it another name. */
const withoutPhotos = (fichiers: ReadonlyMap<string, Buffer>) =>
  [...fichiers]
    .filter(([nom]) => !nom.endsWith('.webp'))
    .map(([nom, bytes]) => [nom, bytes.toString().replaceAll(/[0-9a-f]{32}-/g, '')]);

test('what staff have made comes back as it went out, and into an empty school, from where the same words go out', async () => {
  const { school, benoit } = await openSchoolToArchive();
  const archive = await out(benoit);
  expect(await check(benoit, archive)).toMatchObject({ fautes: [], changements: [] });
  expect(await check(benoit, await out(benoit, 0))).toMatchObject({ fautes: [], changements: [] });

  const other = await openSchool();
  try {
    await keep(other, []);
    const sophie = await other.login('superviseur@demo.be');
    expect(await take(sophie, archive)).toMatchObject({
      status: 200,
      message: /^Contenu enregistré/,
    });
    const [here, there] = [await unzip(archive), await unzip(await out(sophie))];
    expect(withoutPhotos(there)).toEqual(withoutPhotos(here));
    expect(there.size).toBe(here.size);
    expect((await out(sophie)).equals(await out(sophie))).toBe(true);
    expect(await filled(other)).toEqual(await filled(school));
    const codes = await other.database.read
      .selectFrom('question')
      .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
      .select(['code', 'valableAu', 'libelle'])
      .where('libelle', 'in', ['yes', 'Qui passe en premier à ce carrefour ?'])
      .orderBy('libelle', 'desc')
      .execute();
    expect(codes).toEqual([
      { libelle: 'yes', code: null, valableAu: null },
      expect.objectContaining({ code: 'AR1975', valableAu: '2027-05-31' }),
    ]);
  } finally {
    await Promise.all([other, school].map((each) => each.close()));
  }
}, 120_000);
