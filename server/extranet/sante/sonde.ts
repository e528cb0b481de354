import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { countAwaited, countEnRoute } from '../../argent/paiement/index.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { octetsOf } from '../../socle/db/octetsOf.ts';
import { readTextes } from '../../socle/http/textes.ts';
import type { Serveur } from '../../socle/http/context.ts';
import { countWaiting, oldestWaiting } from '../../socle/mail/attente.ts';
import { holdSceau } from '../../socle/securite/sceau.ts';
import { lastSauvegarde } from '../../socle/sauvegarde/derniere.ts';

/** Dates are of the oldest that waits, durations in milliseconds, sizes in bytes. */
export type Sonde = Awaited<ReturnType<typeof readSonde>>;

export interface House {
  db: Db;
  kind: Database['kind'];
  env: Pick<Environment, 'APP_MODE' | 'DATA_DIR' | 'SAUVEGARDE_CLE' | 'SAUVEGARDE_JOURS'>;
  serveur: Serveur;
  now: Date;
}

/** In milliseconds; readers of metrics give up after ten seconds. */
const PATIENCE = 3500;

/** Undefined: refused, or too late. */
const patiently = <T>(job: Promise<T>): Promise<T | undefined> =>
  Promise.race([job.catch(() => undefined), pause(PATIENCE, undefined, { ref: false })]);

/** Reads may go on where nothing is written: a file that is held, a full disk, a standby. */
export async function timeWrite({ write }: Pick<Database, 'write'>): Promise<number> {
  const debut = performance.now();
  const written = write(async (trx) => {
    await holdSceau(trx);
    return true;
  });
  return (await patiently(written)) ? performance.now() - debut : Infinity;
}

/** This server and its school, in figures. */
export async function readSonde({ db, kind, env, serveur, now }: House) {
  const { etat } = serveur;
  const ecole = await patiently(readEcole(db, kind));
  return {
    ...ecole,
    now,
    /** Infinite: it does not answer. */
    base: ecole?.base ?? Infinity,
    ecriture: etat.ecriture,
    ecritures: serveur.waiting(),
    appels: etat.appels.read(now),
    debut: etat.depuis,
    taches: [...etat.taches].map(([nom, tache]) => ({ nom, ...tache })),
    disque: await diskOf(env),
    images: etat.images,
    sauvegarde: ecole && {
      attendue: env.APP_MODE === 'production',
      reglee: env.SAUVEGARDE_CLE !== undefined,
      jours: env.SAUVEGARDE_JOURS,
      depuis: ecole.sauvegardee,
    },
    textes: env.APP_MODE === 'production' ? readTextes() : undefined,
    boucles: etat.attentes(),
  };
}

/** The database alone knows this. */
async function readEcole(db: Db, kind: Database['kind']) {
  const debut = performance.now();
  const { attendent, ontEchoue, refuses } = await countWaiting(db);
  const base = performance.now() - debut;
  return {
    base,
    mails: { attendent, ontEchoue, refuses, depuis: await oldestWaiting(db) },
    paiements: await countAwaited(db),
    remboursements: await countEnRoute(db),
    sauvegardee: await lastSauvegarde(db),
    octets: await octetsOf(db, kind),
  };
}

/** Undefined: a disk that is gone. */
async function diskOf({ DATA_DIR }: House['env']) {
  const read = await patiently(statfs(DATA_DIR));
  return read && { libre: read.bavail * read.bsize, total: read.blocks * read.bsize };
}
