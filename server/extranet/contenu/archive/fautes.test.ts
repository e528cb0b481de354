import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Fichiers,
  PRIORITES,
  changed,
  check,
  countVersions,
  edit,
  fileOf,
  importIt,
  out,
  openSchoolWithArchive,
  take,
  unzip,
  zipOf,
} from '../../../testing/archive.ts';
import type { Person, School } from '../../../testing/school.ts';

let school: School;
let benoit: Person;
let archive: Fichiers;

beforeAll(async () => {
  ({ school, benoit, archive } = await openSchoolWithArchive());
});
afterAll(() => school.close());

test('faults are told by file and line, all of them, and nothing is written', async () => {
  const before = await countVersions(school);
  const zip = await changed(archive, (fichiers) => {
    edit(fichiers, PRIORITES, 'correcte: b', 'correcte: a');
    edit(fichiers, PRIORITES, 'ref: priorites-102', 'ref: priorites-101');
    fichiers.set(
      'series/fausse.yaml',
      Buffer.from(
        'ref: fausse\nlibelle: Fausse\nquestions:\n  - priorites-101\n  - inconnue-001\n',
      ),
    );
    fichiers.set('series/cassee.yaml', Buffer.from('ref: [\n'));
    fichiers.set(
      'cours/x/dessin-001.md',
      Buffer.from('# Un\n\nUn mot.\n\n```dessin\npanneau: B1\nvaleur: x\n```\n\n- un\n- [là](x)\n'),
    );
    fichiers.set(
      'cours/x/photo-001.html',
      Buffer.from('<title>Une</title>\n<p>x</p>\n<p><img src="images/perdue.png" alt="x"></p>\n'),
    );
    fichiers.set('cours/x/vide-001.html', Buffer.from('<title>Vide</title>\n<p> </p>\n'));
    edit(
      fichiers,
      'cours/extranet/cours.yaml',
      'modules:',
      'modules:\n  - { ref: x, libelle: X, chapitres: [absent] }',
    );
  });
  const { fautes, version } = await check(benoit, zip);
  expect(fautes).toEqual(
    expect.arrayContaining([
      {
        fichier: PRIORITES,
        ligne: expect.any(Number),
        message: expect.stringMatching(/priorites-101, «\sverifie\s»\s: .*/),
      },
      {
        fichier: PRIORITES,
        ligne: expect.any(Number),
        message: expect.stringMatching(/aussi dans/),
      },
      { fichier: 'series/fausse.yaml', ligne: 5, message: expect.stringMatching(/inconnue-001/) },
      {
        fichier: 'series/cassee.yaml',
        ligne: expect.any(Number),
        message: expect.stringMatching(/pas lisible/),
      },
      {
        fichier: 'cours/extranet/cours.yaml',
        ligne: 4,
        message: expect.stringMatching(/«\sabsent\s»/),
      },
      {
        fichier: 'cours/x/dessin-001.md',
        ligne: 6,
        message: expect.stringMatching(/^un dessin\s: Le panneau/),
      },
      {
        fichier: 'cours/x/photo-001.html',
        ligne: 3,
        message: expect.stringMatching(/«\sperdue.png\s» n’est pas/),
      },
      {
        fichier: 'cours/x/vide-001.html',
        ligne: 1,
        message: expect.stringMatching(/pas de texte/),
      },
    ]),
  );
  expect(await importIt(benoit, zip, version)).toMatchObject({
    status: 422,
    bilan: { fautes },
  });
  expect(await countVersions(school)).toBe(before);
});

test('a picture under a name of ours is drawn anew where it is not here: nothing travels with it', async () => {
  const nom = [...archive.keys()].find((each) => each.startsWith('images/'))!;
  const bytes = archive.get(nom)!;
  const largeur = /-(\d+)/.exec(nom)![1]!;
  const passenger = Buffer.from('PASSENGER'.repeat(20));
  const more = Buffer.concat([bytes, passenger]);
  more.writeUInt32LE(more.length - 8, 4);
  more.writeUInt32LE(more.length - 20, 16);
  const own = `${createHash('sha256').update(more).digest('hex').slice(0, 32)}-${largeur}.webp`;
  const named = (photo: string) =>
    `- ref: photo-001\n  question: Qui\u202f?\n  image: { photo: ${photo} }\n  description: Deux couleurs.\n` +
    '  a: Oui.\n  b: Non.\n  correcte: a\n  grave: non\n  article: null\n  justification: null\n';
  const packed = (photo: string, image: Buffer) =>
    zipOf([
      ['questions/p/p.yaml', Buffer.from(named(photo))],
      [`images/${photo}`, image],
    ]);
  const toldOf = async (photo: string, image: Buffer) =>
    (await check(benoit, await packed(photo, image))).fautes.map(({ message }) => message).join();
  expect(await toldOf(nom.slice(7), bytes)).toBe('');
  expect(await toldOf('a.png', Buffer.from('<svg onload="x">'))).toMatch(/SVG n’est pas accepté/);
  expect(await take(benoit, await packed(own, more))).toMatchObject({ status: 200 });
  const { libelleImage } = await school.database.read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select('libelleImage')
    .where('reference', '=', 'photo-001')
    .executeTakeFirstOrThrow();
  expect(libelleImage).not.toContain(own.slice(0, 32));
  const kept = (await school.fastify.inject(libelleImage!)).rawPayload;
  expect((await sharp(kept).metadata()).width).toBe(Number(largeur));
  expect(kept.includes('PASSENGER')).toBe(false);
});

test('the HTML of a chapter is cleaned as when it is typed', async () => {
  const fine = await zipOf([
    [
      'cours/x/hostile-001.html',
      '<title>Hostile</title>\n<p onclick="x">là<script>alert(1)</script><a href="javascript:x">ici</a></p>\n',
    ],
  ]);
  expect(await take(benoit, fine)).toMatchObject({ status: 200 });
  const { texte } = await school.database.read
    .selectFrom('chapitre')
    .select('texte')
    .where('reference', '=', 'hostile-001')
    .executeTakeFirstOrThrow();
  expect(texte).toBe('<p>làici</p>');
});

test('a name that no file can have is refused; one that an archive once brought keeps nothing from going out', async () => {
  const longue = 'a'.repeat(66_000);
  const entree = (ref: string) =>
    `- ref: ${ref}-001\n  question: Qui\u202f?\n  a: Oui.\n  b: Non.\n  correcte: a\n  grave: non\n  article: null\n  justification: null\n`;
  const { fautes } = await check(
    benoit,
    await zipOf([
      ['questions/p/p.yaml', entree(longue)],
      ['series/s.yaml', `ref: ${longue}\nlibelle: S\nquestions: []\n`],
      [
        'cours/c/cours.yaml',
        `ref: c\nlibelle: C\nmodules:\n  - { ref: ${longue}, libelle: M, chapitres: [] }\n`,
      ],
    ]),
  );
  expect(
    fautes.map(({ fichier, message }) => [fichier, /100 signes au plus/.test(message)]),
  ).toEqual(
    expect.arrayContaining([
      ['questions/p/p.yaml', true],
      ['series/s.yaml', true],
      ['cours/c/cours.yaml', true],
    ]),
  );
  const before = await take(benoit, await zipOf([['questions/p/p.yaml', entree('longue')]]));
  expect(before.status).toBe(200);
  for (const table of ['question', 'theme'] as const) {
    const { id } = await school.database.read
      .selectFrom(table)
      .select('id')
      .where('dateSuppression', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await school.database.write((trx) =>
      trx
        .updateTable(table)
        .set({ reference: `${longue}-${id}` })
        .where('id', '=', id)
        .execute(),
    );
  }
  const fichiers = await unzip(await out(benoit, 0));
  expect([...fichiers.keys()].every((nom) => nom.length < 250)).toBe(true);
});

test('words of a picture are no longer than in the form, nor a module than there', async () => {
  const words = `image:\n  panneau: B1\n  mots: "${'x'.repeat(21_000)}"\n`.replaceAll('\n', '\n  ');
  const question = `- ref: mots-001\n  question: Qui\u202f?\n  ${words}a: Oui.\n  b: Non.\n  correcte: a\n  grave: non\n  article: null\n  justification: null\n`;
  const chapitres = Array.from({ length: 201 }, (_, n) => `c-${n}`).join(', ');
  const { fautes } = await check(
    benoit,
    await zipOf([
      ['questions/p/p.yaml', question],
      [
        'cours/c/cours.yaml',
        `ref: c\nlibelle: C\nmodules:\n  - { ref: m, libelle: M, chapitres: [${chapitres}] }\n`,
      ],
    ]),
  );
  const told = fautes.map(({ message }) => message).join('\n');
  expect(told).toMatch(/mots-001\s: Cette description est trop longue/);
  expect(told).toMatch(/un module compte 200 chapitres au plus/);
});

test('what is no archive is refused in words, and so is what hides a thousand words in one', async () => {
  const toldOf = async (archive: Buffer) => {
    const { message, bilan } = await benoit.call('checkContenu', { archive: fileOf(archive) });
    return message ?? bilan.fautes[0]!.message;
  };
  expect(await toldOf(Buffer.from('bonjour'))).toMatch(/pas une archive ZIP/);
  expect(await toldOf(await zipOf([]))).toMatch(/ni question/);
  expect(await toldOf(await zipOf([['series/a.yaml', 'a: &a [x]\nb: [*a, *a]\n']]))).toMatch(
    /pas lisible/,
  );
  expect(
    await toldOf(await zipOf([['series/a.yaml', Buffer.from('libelle: \xe9t\xe9', 'latin1')]])),
  ).toMatch(/UTF-8/);
});
