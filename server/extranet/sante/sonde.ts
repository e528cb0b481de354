import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { countAwaited, countEnRoute } from '../../argent/paiement/index.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import type { Serveur } from '../../socle/http/context.ts';
import { countWaiting, oldestWaiting } from '../../socle/mail/attente.ts';
import { lastSauvegarde } from '../../socle/sauvegarde/derniere.ts';

/** Dates are of the oldest that waits, durations in milliseconds, sizes in bytes. */
export type Sonde = Awaited<ReturnType<typeof readSonde>>;

interface House {
  db: Db;
  env: Pick<Environment, 'APP_MODE' | 'DATA_DIR' | 'SAUVEGARDE_CLE' | 'SAUVEGARDE_JOURS'>;
  serveur: Serveur;
  now: Date;
}

/** In milliseconds. */
const PATIENCE = 3500;

/** Another program may hold SQLite's file: reads go on, and nothing can be written. */
export async function timeWrite({ write }: Pick<Database, 'write'>): Promise<number> {
  const debut = performance.now();
  const written = write(async () => {}).catch(() => pause(PATIENCE));
  await Promise.race([written, pause(PATIENCE)]);
  return performance.now() - debut;
}

/** This server and its school, in figures. */
export async function readSonde({ db, env, serveur, now }: House) {
  const debut = performance.now();
  const { attendent, ontEchoue } = await countWaiting(db);
  const base = Math.max(performance.now() - debut, serveur.etat.ecriture);
  const mails = { attendent, ontEchoue, depuis: await oldestWaiting(db) };
  const paiements = await countAwaited(db);
  const remboursements = await countEnRoute(db);
  const { bavail, blocks, bsize } = await statfs(env.DATA_DIR);
  return {
    base,
    ecritures: serveur.waiting(),
    appels: serveur.etat.appels.read(now),
    mails,
    paiements,
    remboursements,
    taches: [...serveur.etat.taches].map(([nom, tache]) => ({ nom, ...tache })),
    disque: { libre: bavail * bsize, total: blocks * bsize },
    images: serveur.etat.images,
    sauvegarde: {
      attendue: env.APP_MODE === 'production',
      reglee: env.SAUVEGARDE_CLE !== undefined,
      jours: env.SAUVEGARDE_JOURS,
      depuis: await lastSauvegarde(db),
    },
    boucle: serveur.etat.attente(),
  };
}
