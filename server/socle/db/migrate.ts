import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Db } from './database.ts';
import { attestations } from './migrations/0020-attestations.ts';
import { attente } from './migrations/0026-attente.ts';
import { banque } from './migrations/0009-banque.ts';
import { caisse } from './migrations/0029-caisse.ts';
import { chapitres } from './migrations/0013-chapitres.ts';
import { compte } from './migrations/0003-compte.ts';
import { conditions } from './migrations/0034-conditions.ts';
import { connus } from './migrations/0040-connus.ts';
import { cours } from './migrations/0002-cours.ts';
import { dessins } from './migrations/0019-dessins.ts';
import { dizaines } from './migrations/0038-dizaines.ts';
import { examens } from './migrations/0039-examens.ts';
import { preuves } from './migrations/0041-preuves.ts';
import { aVoir } from './migrations/0043-a-voir.ts';
import { retraits } from './migrations/0045-retraits.ts';
import { avantCapture } from './migrations/0051-avant-capture.ts';
import { eleves } from './migrations/0014-eleves.ts';
import { fichiers } from './migrations/0008-fichiers.ts';
import { historique } from './migrations/0005-historique.ts';
import { lectures } from './migrations/0017-lectures.ts';
import { ledger } from './migrations/0027-ledger.ts';
import { pieces } from './migrations/0028-pieces.ts';
import { journal } from './migrations/0006-journal.ts';
import { rapprochement } from './migrations/0032-rapprochement.ts';
import { ecarts } from './migrations/0033-ecarts.ts';
import { memoire } from './migrations/0037-memoire.ts';
import { mesure } from './migrations/0035-mesure.ts';
import { produits } from './migrations/0011-produits.ts';
import { personnel } from './migrations/0015-personnel.ts';
import { regard } from './migrations/0016-regard.ts';
import { remises } from './migrations/0031-remises.ts';
import { series } from './migrations/0001-series.ts';
import { sceau } from './migrations/0052-sceau.ts';
import { session } from './migrations/0007-session.ts';
import { reprise } from './migrations/0036-reprise.ts';
import { site } from './migrations/0004-site.ts';
import { tableau } from './migrations/0010-tableau.ts';
import { themes } from './migrations/0012-themes.ts';
import { tpr } from './migrations/0021-tpr.ts';
import { Erreur } from './raisons.ts';

export type Step = (db: Db, kind: Database['kind']) => Promise<void>;

/** In the order in which they were written; never edited once released. */
const steps: Record<string, Step> = {
  '0001-series': series,
  '0002-cours': cours,
  '0003-compte': compte,
  '0004-site': site,
  '0005-historique': historique,
  '0006-journal': journal,
  '0007-session': session,
  '0008-fichiers': fichiers,
  '0009-banque': banque,
  '0010-tableau': tableau,
  '0011-produits': produits,
  '0012-themes': themes,
  '0015-personnel': personnel,
  '0014-eleves': eleves,
  '0013-chapitres': chapitres,
  '0016-regard': regard,
  '0017-lectures': lectures,
  '0019-dessins': dessins,
  '0020-attestations': attestations,
  '0021-tpr': tpr,
  '0026-attente': attente,
  '0027-ledger': ledger,
  '0028-pieces': pieces,
  '0029-caisse': caisse,
  '0031-remises': remises,
  '0032-rapprochement': rapprochement,
  '0033-ecarts': ecarts,
  '0034-conditions': conditions,
  '0035-mesure': mesure,
  '0036-reprise': reprise,
  '0037-memoire': memoire,
  '0038-dizaines': dizaines,
  '0039-examens': examens,
  '0040-connus': connus,
  '0041-preuves': preuves,
  '0043-a-voir': aVoir,
  '0045-retraits': retraits,
  '0051-avant-capture': avantCapture,
  '0052-sceau': sceau,
};

/** Safe when several servers start at once: one migrates, the others wait and find it done. */
export async function migrate(database: Database): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(steps)) {
    migrations[name] = { up: (db) => step(db as Db, database.kind) };
  }
  const run = async (db: Db) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      // They land in another order than their numbers': an older database lacks some in between.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw (await refusalOf(db)) ?? error;
  };
  // Kysely locks and opens a transaction itself on PostgreSQL, but does neither on SQLite.
  if (database.kind === 'sqlite') await database.write(run);
  else await run(database.read);
}

/** What a newer version has done to a database is not known here, and would be damaged. */
async function refusalOf(db: Db): Promise<Error | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const inconnue = rows.map(({ name }) => name).find((name) => !(name in steps));
  if (inconnue === undefined) return undefined;
  return new Erreur(
    `Cette base vient d’une version plus récente de Priorité, qui connaît «\u00a0${inconnue}\u00a0»\u00a0: lance cette version-là, ou une plus récente. Rien n’a changé.`,
  );
}
