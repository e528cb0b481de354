import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, fromBuffer } from 'yauzl';
import { ZipFile } from 'yazl';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Bilan, LigneDeTravail } from '../../../contract/avancement.ts';
import { isRevisionFree } from '../../testing/banque.ts';
import { photo } from '../../testing/images.ts';
import { type Person, type School, openSchool } from '../../testing/school.ts';
import { versionOf } from '../../series/themes.queries.ts';
import { appliquer } from './appliquer.ts';
import type { Travail } from './plan.ts';

let school: School;
let benoit: Person;
let nathalie: Person;

beforeAll(async () => {
  school = await openSchool();
  benoit = await school.login('administrateur@demo.be');
  nathalie = await school.login('superviseur@demo.be');
});
afterAll(() => school.close());

type Fichiers = Map<string, Buffer>;

async function unzip(archive: Buffer): Promise<Fichiers> {
  const fichiers: Fichiers = new Map();
  await new Promise<void>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (cause, zip) => {
      if (!zip) return reject(cause!);
      zip.on('end', resolve);
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (wrong, stream) => {
          if (!stream) return reject(wrong!);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            fichiers.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
  return fichiers;
}

async function zipOf(fichiers: Iterable<[string, string | Buffer]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nom, contenu] of fichiers) zip.addBuffer(Buffer.from(contenu as string), nom);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function out(who: Person, photos: 0 | 1 = 1): Promise<Buffer> {
  const answer = await who.raw({
    method: 'POST',
    url: '/api/extranet/exportContenu',
    payload: { photos },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function send(who: Person, call: 'check' | 'import', archive: Buffer, version?: string) {
  const form = new FormData();
  form.append('archive', new File([new Uint8Array(archive)], 'contenu.zip'));
  if (version) form.append('version', version);
  const body = new Response(form);
  const answer = await who.raw({
    method: 'POST',
    url: `/api/extranet/${call}Contenu`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type')! },
  });
  expect(answer.statusCode).toBe(200);
  const lignes = answer.payload.trimEnd().split('\n');
  return lignes.map((ligne) => JSON.parse(ligne) as LigneDeTravail);
}

const bilanOf = (lignes: LigneDeTravail[]): Bilan => {
  const last = lignes.at(-1)!;
  if (!('bilan' in last) || !last.bilan) throw new Error(JSON.stringify(last));
  return last.bilan;
};
const check = async (archive: Buffer, who = benoit) => bilanOf(await send(who, 'check', archive));
const take = async (archive: Buffer, who = benoit) => {
  const { fautes, version } = await check(archive, who);
  expect(fautes).toEqual([]);
  return (await send(who, 'import', archive, version)).at(-1);
};

type Said = Parameters<typeof versionOf>[0];

/** Only some of the bank is left, so that drawing it does not take minutes. */
async function keep(there: School, refs: string[]): Promise<void> {
  await there.database.write(async (trx) => {
    for (const table of ['accesTheme', 'accesModule', 'moduleChapitre', 'chapitreImage'] as const)
      await trx.deleteFrom(table).execute();
    for (const table of ['chapitre', 'module', 'theme'] as const) {
      const all = trx.deleteFrom(table);
      await (refs.length > 0 ? all.where('reference', 'not in', refs) : all).execute();
    }
    const gone = trx.selectFrom('question').select('id');
    const ids = refs.length > 0 ? gone.where('reference', 'not in', refs) : gone;
    await trx.updateTable('question').set({ version_id: null }).where('id', 'in', ids).execute();
    await trx.deleteFrom('questionVersion').where('question_id', 'in', ids).execute();
    const own = trx.deleteFrom('question');
    await (refs.length > 0 ? own.where('reference', 'not in', refs) : own).execute();
    await trx.updateTable('theme').set({ listeQuestions: '' }).execute();
    await trx.updateTable('chapitre').set({ listeQuestions: '' }).execute();
  });
}

const versions = async () => {
  const { n } = await school.database.read
    .selectFrom('questionVersion')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

// What is proved on both databases stands below, with less to read.
test.skipIf(inject('template').kind === 'postgres')(
  'all that content/ brought goes out in its formats, and coming back changes nothing',
  async () => {
    const before = await versions();
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
    const lignes = await send(benoit, 'check', archive);
    expect(lignes.some((ligne) => 'avancement' in ligne)).toBe(true);
    expect(bilanOf(lignes)).toMatchObject({
      fautes: [],
      changements: [],
      absents: { question: 0, theme: 0, module: 0, chapitre: 0 },
      message: 'Rien à changer : tout est déjà là.',
    });
    expect(await versions()).toBe(before);
  },
  120_000,
);

const GARDEES = ['priorites-101', 'priorites-102', 'signaux-001', 'vedettes', 'serie-1'];
const CHAPITRE = 'ceb-101-voie-publique';

describe('what staff have made', () => {
  let ids: number[];
  beforeAll(async () => {
    await keep(school, [...GARDEES, CHAPITRE]);
    const png = await photo().png().toBuffer();
    const file = new File([new Uint8Array(png)], 'photo.png', { type: 'image/png' });
    const saisie = { langue: 'FR', a: 'Oui : « non ».', b: '- b', correcte: 'b', grave: 1 };
    const odd = 'Œuvre #1 : « 50 % »\u00a0? & <b> \u202f‰ 日本 "x" \'y\' {z} [w] * a: b | > ~';
    const answers = [
      await benoit.call('addQuestion', { ...saisie, libelle: odd, idArticleLois: '12.1' }),
      await benoit.call('addQuestion', {
        ...saisie,
        libelle: 'yes',
        c: '1.0',
        d: 'null',
        langue: 'NL',
        libelleImage: file,
        imageDescription: 'Un carrefour rouge et bleu.',
        justification: 'Ainsi.',
      }),
      await benoit.call('addQuestion', {
        ...saisie,
        libelle: 'Une scène ?',
        scene: '# à moi\nimage: { panneau: B1 }',
        imageDescription: 'Un triangle, dit autrement.',
      }),
    ];
    ids = answers.map(({ id }) => id);
    const { id } = await benoit.call('addChapitre', {
      libelle: 'À lire & relire',
      texte: '<p>x</p>',
      listeQuestions: `${ids[0]}`,
    });
    const { urls } = await benoit.call('uploadImages', {
      images: [file],
      chapitre_id: id,
      isNew: 0,
    });
    const { id: module_id } = await benoit.call('addModule', { libelle: 'Le mien' });
    await benoit.call('editChapitre', {
      id,
      libelle: 'À lire & relire',
      texte: `<h1>Un</h1><p data-indent="2"><u>souligné</u> &amp; <a href="https://exemple.be/?a=1&amp;b=2">là</a></p><p><img src="${urls[0]}" alt="Deux couleurs"></p>`,
      listeQuestions: `${ids[0]};${ids[1]}`,
      listeModules: [module_id],
    });
    await benoit.call('addTheme', {
      libelle: 'La mienne : #1',
      listeQuestions: [ids[2], ids[1]].join(';'),
    });
    await benoit.call('addTheme', { libelle: 'Vide', listeQuestions: '' });
    await benoit.call('addModule', { libelle: 'Vide' });
  });

  test('comes back as it went out, and into an empty school, from where the same bytes go out', async () => {
    const archive = await out(benoit);
    expect(await check(archive)).toMatchObject({ fautes: [], changements: [] });
    // Without its photos, too: they are here.
    expect(await check(await out(benoit, 0))).toMatchObject({ fautes: [], changements: [] });

    const other = await openSchool();
    try {
      await keep(other, []);
      const sophie = await other.login('superviseur@demo.be');
      expect(await take(archive, sophie)).toMatchObject({
        fait: { message: /^Contenu enregistré/ },
      });
      expect((await unzip(await out(sophie))).entries().toArray()).toEqual(
        (await unzip(archive)).entries().toArray(),
      );
      expect((await out(sophie)).equals(archive)).toBe(true);
      // What is of no code, and so of no days, is not of one there.
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
      await other.close();
    }
  }, 120_000);
});

describe('what comes back changed', () => {
  let archive: Fichiers;
  const changed = async (change: (fichiers: Fichiers) => void) => {
    const fichiers = new Map(archive);
    change(fichiers);
    return zipOf(fichiers);
  };
  const edit = (fichiers: Fichiers, nom: string, de: string | RegExp, a: string) => {
    const texte = fichiers.get(nom)!.toString();
    expect(texte).toMatch(de);
    fichiers.set(nom, Buffer.from(texte.replace(de, a)));
  };
  const PRIORITES = 'questions/priorites/priorites-001.yaml';
  beforeAll(async () => {
    archive = await unzip(await out(benoit));
  });

  test('is shown with what it changes, and written in one go, as an edit would', async () => {
    const serie = [...archive.keys()].find((nom) => nom.startsWith('series/la-mienne'))!;
    const zip = await changed((fichiers) => {
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
          '- ref: neuve-001\n  question: Neuve ?\n  image: { photo: ma photo.png }\n  description: Deux couleurs.\n' +
            '  a: Oui.\n  b: Non.\n  correcte: a\n  grave: non\n  article: "12.1"\n  justification: null\n',
        ),
      );
      // Left out: they stay.
      fichiers.delete('vedettes.yaml');
    });
    const fichiers = await unzip(zip);
    fichiers.set('images/ma photo.png', await photo(500, 400).png().toBuffer());
    // As somebody packs a folder.
    const packed = await zipOf(
      fichiers.entries().map(([nom, contenu]): [string, Buffer] => [`contenu/${nom}`, contenu]),
    );
    const before = await versions();
    const bilan = await check(packed);
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
    expect(await versions()).toBe(before);

    expect(await take(packed, nathalie)).toEqual({
      fait: { message: 'Contenu enregistré : 4 changements.' },
    });
    expect(await versions()).toBe(before + 2);
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
    // Twice the same changes nothing, the photo that was decoded anew included.
    expect(await check(packed)).toMatchObject({ fautes: [], changements: [] });
    archive = await unzip(await out(benoit));
  }, 120_000);

  test('somebody else has changed something since it was looked at: 409, with the list as it is, and nothing is lost', async () => {
    const zip = await changed((fichiers) => edit(fichiers, PRIORITES, 'grave: oui', 'grave: non'));
    const { version } = await check(zip);
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
    const before = await versions();
    const last = (await send(benoit, 'import', zip, version)).at(-1)!;
    expect(last).toMatchObject({
      refus: { status: 409 },
      bilan: {
        changements: [
          { champs: expect.arrayContaining([expect.objectContaining({ champ: 'justification' })]) },
        ],
      },
    });
    expect(await versions()).toBe(before);
    // In the transaction, too: two take the same in at once.
    const now = (await check(zip)).version;
    const both = await Promise.all([
      send(benoit, 'import', zip, now),
      send(nathalie, 'import', zip, now),
    ]);
    const ends = both.map((lignes) => ('refus' in lignes.at(-1)! ? 'refus' : 'fait')).toSorted();
    expect(ends).toEqual(['fait', 'refus']);
    expect(await versions()).toBe(before + 1);
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

      /** The row, and the work of an archive that was looked at when it said `base`. */
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
          };
          return {
            questions: { ...rien, lots: [lot], questions: new Map([[ref, question]]) },
            themes: { ...rien, themes: [voulu] },
            modules: { ...rien, modules: [voulu] },
            chapitres: { ...rien, chapitres: [{ ...voulu, texte: null, dessins: [], photos: [] }] },
          }[quoi];
        };
        return { row, work };
      }
      const geste = () => ({ admin_id: benoit.id, now: school.now() });

      test('that say something else by then are 409', async () => {
        const { work } = await lookedAt();
        await expect(
          school.database.write((trx) => appliquer(trx, work('1'), geste())),
        ).rejects.toMatchObject({ status: 409 });
      });

      // All writes of questions wait for the revision, and may hold one that is waited for here.
      test.runIf(inject('template').kind === 'postgres' && quoi === 'questions')(
        'before the revision of the bank',
        async () => {
          const { row, work } = await lookedAt();
          const act = () => school.database.write((trx) => appliquer(trx, work('1'), geste()));
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
            await trx
              .updateTable(table)
              .set({ dateSuppression })
              .where('id', '=', row.id)
              .execute();
            return appliquer(trx, work(base), geste());
          }),
        ).rejects.toMatchObject({ status: 409 });
      });
    },
  );

  test('what was deleted here comes back, and says that it does', async () => {
    const { id } = await school.database.read
      .selectFrom('question')
      .select('id')
      .where('reference', '=', 'signaux-001')
      .executeTakeFirstOrThrow();
    await benoit.call('deleteQuestion', { id });
    const zip = await zipOf(archive);
    expect((await check(zip)).retours).toMatchObject({ question: 1 });
    expect(await take(zip)).toMatchObject({ fait: {} });
    expect((await benoit.call('getQuestionExtranet', { id })).status).toBe(200);
  });

  test('faults are told by file and line, all of them, and nothing is written', async () => {
    const before = await versions();
    const zip = await changed((fichiers) => {
      edit(fichiers, PRIORITES, 'correcte: b', 'correcte: a');
      edit(fichiers, PRIORITES, 'ref: priorites-102', 'ref: priorites-101');
      fichiers.set(
        'series/fausse.yaml',
        Buffer.from(
          'ref: fausse\nlibelle: Fausse\nquestions:\n  - priorites-101\n  - inconnue-001\n',
        ),
      );
      fichiers.set('series/cassee.yaml', Buffer.from('ref: [\n'));
      edit(
        fichiers,
        'cours/extranet/cours.yaml',
        'modules:',
        'modules:\n  - { ref: x, libelle: X, chapitres: [absent] }',
      );
    });
    const { fautes, version } = await check(zip);
    expect(fautes).toEqual(
      expect.arrayContaining([
        {
          fichier: PRIORITES,
          ligne: expect.any(Number),
          message: expect.stringMatching(/priorites-101, « verifie » : .*/),
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
          message: expect.stringMatching(/« absent »/),
        },
      ]),
    );
    expect((await send(benoit, 'import', zip, version)).at(-1)).toMatchObject({
      refus: { status: 422 },
    });
    expect(await versions()).toBe(before);
  });

  test('a picture under a name of ours is that picture and nothing but pixels, or it is refused', async () => {
    const nom = [...archive.keys()].find((each) => each.startsWith('images/'));
    const bytes = archive.get(nom!)!;
    const more = Buffer.concat([bytes, Buffer.from('EXIF\u0004\0\0\0tout')]);
    more.writeUInt32LE(more.length - 8, 4);
    const own = `${createHash('sha256').update(more).digest('hex').slice(0, 32)}-${/-(\d+)/.exec(nom!)![1]}.webp`;
    const foreign = (photo: string) =>
      Buffer.from(
        `- ref: photo-001\n  question: Qui ?\n  image: { photo: ${photo} }\n  description: Deux couleurs.\n` +
          '  a: Oui.\n  b: Non.\n  correcte: a\n  grave: non\n  article: null\n  justification: null\n',
      );
    const toldOf = async (photo: string, image: Buffer) => {
      const zip = await zipOf([
        ['questions/p/p.yaml', foreign(photo)],
        [`images/${photo}`, image],
      ]);
      return (await check(zip)).fautes.map(({ message }) => message).join();
    };
    expect(await toldOf(nom!.slice(7), bytes)).toBe('');
    expect(await toldOf(nom!.slice(7), await photo(700).webp().toBuffer())).toMatch(
      /plus celle que/,
    );
    expect(await toldOf(own, more)).toMatch(/plus celle que/);
    expect(await toldOf('a.png', Buffer.from('<svg onload="x">'))).toMatch(/SVG n’est pas accepté/);
  });

  test('the HTML of a chapter is cleaned as when it is typed', async () => {
    const fine = await zipOf([
      [
        'cours/x/hostile-001.html',
        '<title>Hostile</title>\n<p onclick="x">là<script>alert(1)</script><a href="javascript:x">ici</a></p>\n',
      ],
    ]);
    expect(await take(fine)).toMatchObject({ fait: {} });
    const { texte } = await school.database.read
      .selectFrom('chapitre')
      .select('texte')
      .where('reference', '=', 'hostile-001')
      .executeTakeFirstOrThrow();
    expect(texte).toBe('<p>làici</p>');
  });

  test('what is no archive is refused in words, and so is what hides a thousand words in one', async () => {
    const toldOf = async (archive: Buffer) => {
      const last = (await send(benoit, 'check', archive)).at(-1)!;
      return 'refus' in last ? last.refus.message : bilanOf([last]).fautes[0]!.message;
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
});
