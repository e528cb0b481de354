import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Content } from '../../content/content.ts';
import type { Database, Db } from '../db/database.ts';
import { hashPassword } from '../kernel/password.ts';
import { loadCours } from './loadCours.ts';
import { loadDemo } from './loadDemo.ts';
import { loadProduits } from './loadProduits.ts';
import { loadQuestions } from './loadQuestions.ts';
import { loadSeries } from './loadSeries.ts';
import { loadSite } from './loadSite.ts';

const ROOT = new URL('../../', import.meta.url);
const AVEC_DEMO = 'contenu et démonstration';

export interface Chargement {
  now: Date;
  /** With the demo cast, all with this password. */
  demo?: { motDePasse: string } | undefined;
}

/**
 * Brings what content/ holds into the database, once: what is there already and unchanged is left,
 * what staff have changed is never touched. When nothing in content/ is new it costs one read.
 */
export async function loadContenu(database: Database, { now, demo }: Chargement): Promise<void> {
  // Everybody knows the password of the demo accounts, a supervisor's among them.
  if (!demo && (await loaded(database.read, AVEC_DEMO)) !== undefined) {
    throw new Error('Cette base contient les comptes de démonstration : prends-en une nouvelle.');
  }
  const source = demo ? AVEC_DEMO : 'contenu';
  const empreinte = empreinteOfFiles();
  if ((await loaded(database.read, source)) === empreinte) return;
  // Most starts find it loaded: only this one needs what reads and draws.
  const { readContent } = await import('../../content/content.ts');
  const content = readContent();
  const motDePasse = demo && (await hashPassword(demo.motDePasse));
  await database.write(async (trx) => {
    // Several servers may start at once: the row lets one load and the others find it done.
    if ((await hold(trx, source)) === empreinte) return;
    await load(trx, content, now);
    if (motDePasse) await loadDemo(trx, content.demo, motDePasse, now);
    await trx.updateTable('chargement').set({ empreinte }).where('source', '=', source).execute();
  });
}

async function load(trx: Db, content: Content, now: Date): Promise<void> {
  const chapitres = content.cours.flatMap(({ modules }) => modules.flatMap((m) => m.chapitres));
  await loadQuestions(
    trx,
    [...content.questions, ...chapitres.flatMap(({ questions }) => questions)],
    now,
  );
  await loadSeries(trx, [...content.series, content.vedettes]);
  await loadCours(trx, content.cours);
  await loadProduits(trx, content.produits, content.cours);
  await loadSite(trx, content);
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

/** Of everything that decides what is loaded; pictures follow the drawings. */
function empreinteOfFiles(): string {
  const files = globSync(['content/**/*.{yaml,md,ts}', 'drawing/**/*.ts', 'server/contenu/*.ts'], {
    cwd: ROOT.pathname,
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(new URL(file, ROOT)));
  return hash.digest('hex');
}
