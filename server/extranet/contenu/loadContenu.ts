import {
  SOURCES,
  empreinteOfFiles,
  imagesDuContenu,
  keptContent,
} from '../../../content/keptContent.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { hashPassword } from '../../socle/securite/password.ts';
import { type Garde, keepPhotos } from './keepPhotos.ts';
import { loadCours } from './loadCours.ts';
import { loadDemo } from './loadDemo.ts';
import { loadProduits } from './loadProduits.ts';
import { loadQuestions } from './loadQuestions.ts';
import { loadSeries } from './loadSeries.ts';
import { loadSite } from './loadSite.ts';
import { AVEC_DEMO, SANS_DEMO } from './removeDemo.ts';

export interface Chargement extends Garde {
  demo?: { motDePasse: string } | undefined;
}

/** Loads what is new; staff's changes stay. With nothing new it costs one read. */
export async function loadContenu(database: Database, chargement: Chargement): Promise<void> {
  const { now, demo } = chargement;
  // Everybody knows the demo password, a supervisor's among them.
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
    // A row lock lets one server load; the others find it done.
    if ((await hold(trx, source)) === empreinte) return;
    await loadQuestions(trx, questions, now, photos);
    await loadSeries(trx, [...content.series, content.vedettes]);
    await loadCours(trx, content.cours, now, enHtml);
    await loadProduits(trx, content.produits, content.cours);
    await loadSite(trx, content);
    if (motDePasse) await loadDemo(trx, content.demo, motDePasse, now);
    await trx.updateTable('chargement').set({ empreinte }).where('source', '=', source).execute();
  });
}

/** True once production loaded this database, or people were there before any demo. */
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
