import {
  SOURCES,
  empreinteOfFiles,
  imagesDuContenu,
  keptContent,
} from '../../../content/keptContent.ts';
import { readVues } from '../../../content/vues.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { loadFaits } from '../../socle/faits/faits.writes.ts';
import { hashPassword } from '../../socle/securite/password.ts';
import { type GardeDePhotos, keepPhotos } from './keepPhotos.ts';
import { loadClips } from './loadClips.ts';
import { loadCours } from './loadCours.ts';
import { loadProduits } from './loadProduits.ts';
import { loadQuestions } from './loadQuestions.ts';
import { loadVues } from './loadVues.ts';
import { idsByReference, loadSeries } from './loadSeries.ts';
import { AVEC_DEMO, SANS_DEMO } from './removeDemo.ts';
import { enHtml } from '../../../regles/ecriture.ts';
import { codeDuClip } from '../../../films/envoi.ts';
import type { Content, Demo, PageEcrite } from '../../../content/content.ts';
import { saveLecons } from '../../eleve/perception/index.ts';
import { keepDessins } from '../../eleve/questions/index.ts';
import { htmlOf } from './archive/chapitres.ts';
import { addAccesUser } from '../../eleve/acces/index.ts';
import { insertAdmin, keepProprietaire } from '../admins/index.ts';

export interface Chargement extends GardeDePhotos {
  demo?: { motDePasse: string } | undefined;
}

/** Loads new content and keeps staff's changes. Without news it costs one read. */
export async function loadContenu(database: Database, chargement: Chargement): Promise<void> {
  const { now, demo } = chargement;
  // The demo's passwords are public, and one opens a supervisor's account.
  if (!demo && (await loaded(database.read, AVEC_DEMO)) !== undefined) {
    throw new Error(
      'Cette base contient les comptes de démonstration, dont le mot de passe est public\u00a0: «\u00a0npm run demo:remove\u00a0» les retire.',
    );
  }
  if (demo && (await isSchool(database.read)))
    throw new Error(
      'Cette base est celle d’une vraie école\u00a0: il faut APP_MODE=production, ou un autre DATA_DIR pour essayer la démonstration.',
    );
  const source = demo ? AVEC_DEMO : SANS_DEMO;
  // The fingerprint covers everything that decides what is loaded.
  const empreinte = empreinteOfFiles([...SOURCES, 'server/extranet/contenu/**/*.ts']);
  if ((await loaded(database.read, source)) === empreinte) return;
  const content = await keptContent();
  const chapitres = content.cours.flatMap(({ modules }) => modules.flatMap((m) => m.chapitres));
  const questions = [...content.questions, ...chapitres.flatMap((c) => c.questions)];
  const { photos, enHtml } = await keepPhotos(
    database.read,
    { questions, chapitres },
    imagesDuContenu(),
    chargement,
  );
  const motDePasse = demo && (await hashPassword(demo.motDePasse));
  await database.write(async (trx) => {
    // The row lock lets one server load; the others return here.
    if ((await hold(trx, source)) === empreinte) return;
    await loadQuestions(trx, questions, now, photos);
    await loadVues(trx, questions, readVues());
    await loadClips(trx);
    await loadSeries(trx, [...content.series, content.vedettes]);
    await loadCours(trx, content.cours, now, enHtml);
    await loadProduits(trx, content.produits, content.cours);
    await loadSite(trx, content);
    if (motDePasse) await loadDemo(trx, content.demo, motDePasse, now);
    await trx.updateTable('chargement').set({ empreinte }).where('source', '=', source).execute();
  });
}

/** True once production loaded this database, or when accounts preceded the demo. */
async function isSchool(db: Db): Promise<boolean> {
  if ((await loaded(db, SANS_DEMO)) !== undefined) return true;
  if ((await loaded(db, AVEC_DEMO)) !== undefined) return false;
  for (const table of ['admin', 'eleve'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  return false;
}

async function loaded(db: Db, source: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('chargement')
    .select('empreinte')
    .where('source', '=', source)
    .executeTakeFirst();
  return row?.empreinte;
}

async function hold(trx: Db, source: string): Promise<string> {
  const row = await trx
    .insertInto('chargement')
    .values({ source, empreinte: '' })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ source }))
    .returning('empreinte')
    .executeTakeFirstOrThrow();
  return row.empreinte;
}

/** Overwrites: no screen edits these tables, but for facts. */
async function loadSite(trx: Db, { faq, lexique, pages, lecons }: Content): Promise<void> {
  await trx.deleteFrom('faq').execute();
  await trx
    .insertInto('faq')
    .values(
      faq.map(({ ref: reference, ...entry }, position) => ({ reference, ...entry, position })),
    )
    .execute();
  await loadFaits(trx);
  const images = [...pages, ...lecons].flatMap(({ texte }) =>
    texte.flatMap((m) => ('image' in m ? m.image : [])),
  );
  images.push(...lexique.flatMap(({ image }) => image ?? []));
  const adresses = await keepDessins(trx, images, 'chapitres');
  await trx.deleteFrom('lexique').execute();
  await trx
    .insertInto('lexique')
    .values(
      lexique.map(({ autres, image, ...mot }, position) => ({
        ...mot,
        autres: autres.join(';'),
        image: image && adresses.get(image.svg)!,
        description: image && image.description,
        position,
      })),
    )
    .execute();
  const enPage = ({ ref: reference, libelle: titre, texte }: PageEcrite) => ({
    reference,
    titre,
    texte: htmlOf(texte, (image) => figure(adresses.get(image.svg)!, image)),
  });
  await trx.deleteFrom('page').execute();
  await trx.insertInto('page').values(pages.map(enPage)).execute();
  await saveLecons(
    trx,
    lecons.map(({ clips, ...lecon }, position) => ({
      ...enPage(lecon),
      clips: clips.map(codeDuClip).join(';'),
      position,
    })),
  );
}

/** Size attributes reserve the picture's space before it loads. */
function figure(src: string, { svg, description }: { svg: string; description: string }): string {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)!;
  return (
    `<figure><img src="${src}" alt="${enHtml(description)}" width="${width}" height="${height}" ` +
    'loading="lazy" decoding="async"></figure>\n'
  );
}

const DAY = 24 * 3600 * 1000;

async function loadDemo(
  trx: Db,
  { eleves, staff }: Demo,
  motDePasse: string,
  now: Date,
): Promise<void> {
  const dateCreation = now.toISOString();
  for (const { acces, ...eleve } of eleves) {
    const row = await trx
      .insertInto('eleve')
      .values({
        ...eleve,
        motDePasse,
        newsletter: 0,
        contratSigne: 1,
        dateVerification: dateCreation,
        dateCreation,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await giveAcces(trx, row.id, acces, now);
  }
  for (const admin of staff) await insertAdmin(trx, { ...admin, motDePasse }, now);
  await keepProprietaire(trx);
}

async function giveAcces(
  trx: Db,
  eleve_id: number,
  given: Demo['eleves'][number]['acces'],
  now: Date,
): Promise<void> {
  const produits = await idsByReference(trx, 'acces');
  for (const { produit, commenceIlYA } of given) {
    const debut =
      commenceIlYA === undefined ? undefined : new Date(now.getTime() - commenceIlYA * DAY);
    await addAccesUser(trx, { eleve_id, acces_id: produits.get(produit)!, debut }, now);
  }
}
