import { type Entry, fromBuffer } from 'yauzl';
import { ZipFile } from 'yazl';
import { expect } from 'vitest';
import { QUESTION } from '../../regles/question.ts';
import { photo } from './images.ts';
import { exemplesOf } from './exemplesOf.ts';
import { type Person, type School, openSchool } from './school.ts';

export type Fichiers = Map<string, Buffer>;

export async function unzip(archive: Buffer): Promise<Fichiers> {
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

export async function zipOf(
  fichiers: Iterable<[string, string | Buffer]>,
  options: { compress?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nom, contenu] of fichiers)
    zip.addBuffer(Buffer.from(contenu as string), nom, options);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function out(who: Person, photos: 0 | 1 = 1): Promise<Buffer> {
  const answer = await who.raw({
    method: 'POST',
    url: '/api/extranet/exportContenu',
    payload: { photos },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

export async function changed(archive: Fichiers, change: (fichiers: Fichiers) => void) {
  const fichiers = new Map(archive);
  change(fichiers);
  return zipOf(fichiers);
}

export function edit(fichiers: Fichiers, nom: string, de: string | RegExp, a: string): void {
  const texte = fichiers.get(nom)!.toString();
  expect(texte).toMatch(de);
  fichiers.set(nom, Buffer.from(texte.replace(de, a)));
}

export const PRIORITES = 'questions/priorites/priorites-001.yaml';

export const fileOf = (archive: Buffer) => new File([new Uint8Array(archive)], 'contenu.zip');

export async function check(who: Person, archive: Buffer) {
  const answer = await who.call('checkContenu', { archive: fileOf(archive) });
  expect(answer.message).toBeUndefined();
  return answer.bilan;
}

export const importIt = (who: Person, archive: Buffer, version: string) =>
  who.call('importContenu', { archive: fileOf(archive), version });

export async function take(who: Person, archive: Buffer) {
  const { fautes, version } = await check(who, archive);
  expect(fautes).toEqual([]);
  return importIt(who, archive, version);
}

/** A small bank is drawn in seconds, not minutes. */
export async function keep(there: School, refs: string[]): Promise<void> {
  await there.database.write(async (trx) => {
    for (const table of [
      'accesTheme',
      'accesModule',
      'moduleChapitre',
      'chapitreImage',
      'themeQuestion',
      'chapitreQuestion',
    ] as const)
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
  });
}

/** Deletes content/ but one chapter, for tests that care only that an archive goes out. */
export async function keepOwn({ database }: School): Promise<void> {
  const dateSuppression = '2026-11-21T09:00:00.000Z';
  await database.write(async (trx) => {
    await trx
      .updateTable('question')
      .set({ dateSuppression })
      .where('reference', 'is not', null)
      .execute();
    const first = trx.selectFrom('chapitre').select('id').orderBy('id').limit(1);
    await trx
      .updateTable('chapitre')
      .set({ dateSuppression })
      .where('reference', 'is not', null)
      .where('id', '!=', first)
      .execute();
  });
}

export async function countVersions({ database }: School): Promise<number> {
  const { n } = await database.read
    .selectFrom('questionVersion')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

const GARDEES = ['priorites-101', 'priorites-102', 'signaux-001', 'vedettes', 'serie-1'];
export const CHAPITRE = 'ceb-101-voie-publique';

export async function openSchoolToArchive() {
  const school = await openSchool();
  const benoit = await school.login('administrateur@demo.be');
  const nathalie = await school.login('superviseur@demo.be');
  await keep(school, [...GARDEES, CHAPITRE]);
  const png = await photo().png().toBuffer();
  const file = new File([new Uint8Array(png)], 'photo.png', { type: 'image/png' });
  const saisie = {
    langue: 'FR',
    a: 'Oui\u00a0: «\u00a0non\u00a0».',
    b: '- b',
    correcte: 'b',
    grave: 1,
  };
  const odd =
    'Œuvre #1\u00a0: «\u00a050 %\u00a0»\u202f? & <b> \u202f‰ 日本 "x" \'y\' {z} [w] * a: b | > ~';
  const answers = [
    await benoit.call('addQuestion', { ...saisie, libelle: odd, idArticleLois: '12.1' }),
    await benoit.call('addQuestion', {
      ...exemplesOf(QUESTION.champs),
      ...saisie,
      idArticleLois: '12.1',
      libelle: 'yes',
      c: '1.0',
      d: 'null',
      langue: 'NL',
      libelleImage: file,
      imageDescription: 'Un carrefour rouge et bleu.',
      justification: 'Ainsi.',
      mepriseB: '',
    }),
    await benoit.call('addQuestion', {
      ...saisie,
      libelle: 'Une scène\u202f?',
      scene: '# à moi\nimage: { panneau: B1 }',
      imageDescription: 'Un triangle, dit autrement.',
    }),
  ];
  const ids = answers.map(({ id }) => id);
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
    libelle: 'La mienne\u00a0: #1',
    listeQuestions: [ids[2], ids[1]].join(';'),
  });
  await benoit.call('addTheme', { libelle: 'Vide', listeQuestions: '' });
  await benoit.call('addModule', { libelle: 'Vide' });
  return { school, benoit, nathalie };
}

export async function openSchoolWithArchive() {
  const opened = await openSchoolToArchive();
  return { ...opened, archive: await unzip(await out(opened.benoit)) };
}
