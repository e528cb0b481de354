import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { DOSSIERS, type Dossier } from '../regles/images.ts';
import { imagesDesAcces } from './eleve/acces/index.ts';
import { drawWaiting as drawAttestations } from './eleve/attestation/index.ts';
import { finishRemboursements } from './extranet/paiement/index.ts';
import { eraseDue } from './viePrivee/index.ts';
import { bilansParVersion, countTentatives } from './eleve/statistiques/index.ts';
import { listReperesDesEleves } from './eleve/compte/index.ts';
import { openConditions } from './argent/conditions/index.ts';
import { deliverDues, imagesDesChapitres, removeOldImages } from './eleve/cours/index.ts';
import { sendRappels } from './eleve/epreuve/index.ts';
import { noteSituations, listSignalements } from './eleve/signalement/index.ts';
import type { Database } from './socle/db/database.ts';
import {
  drawWaiting as drawFactures,
  openFacture,
  removeOldFactures,
} from './argent/facture/index.ts';
import { countPerdues } from './socle/fichiers/perdues.ts';
import type { Store } from './socle/fichiers/store.ts';
import { type Use, sweep } from './socle/fichiers/sweep.ts';
import { sweepCorbeille } from './socle/journal/sweepCorbeille.ts';
import { removeOldLignes } from './socle/journal/removeOldLignes.ts';
import { sweepEnvois } from './socle/http/envois.ts';
import type { Environment } from './socle/config/environment.ts';
import { sweepLimits } from './socle/securite/rateLimit.ts';
import type { Tache } from './socle/taches/taches.ts';
import { removeOldMails } from './socle/mail/removeOldMails.ts';
import { sendMails } from './socle/mail/sendMails.ts';
import type { Transport } from './socle/mail/transport.ts';
import { forgetAcheteurs, forgetMotsOfErased } from './argent/paiement/index.ts';
import { askAwaited, FOURNISSEURS } from './argent/paiement/fournisseurs/index.ts';
import {
  advanceAllFormes,
  imagesDesQuestions,
  imagesDesVues,
  listReperes,
} from './eleve/questions/index.ts';
import { lookAround, timeWrite } from './extranet/sante/index.ts';
import type { Serveur } from './socle/http/context.ts';
import { compareNight, forgetRaisons } from './extranet/rapprochement/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface TacheTools {
  env: Environment;
  database: Database;
  store: Store;
  clock: () => Date;
  transport: Transport;
  serveur: Serveur;
  log: FastifyBaseLogger;
}

/** A folder that is missing here would lose its pictures to the sweep. */
const USED: Record<Dossier, Use['usedOf']> = {
  questions: imagesDesQuestions,
  acces: imagesDesAcces,
  chapitres: imagesDesChapitres,
  vues: imagesDesVues,
};

export const USES: Use[] = DOSSIERS.map((dossier) => ({ dossier, usedOf: USED[dossier] }));

export function tachesOf(house: TacheTools) {
  const { env, database, store, clock } = house;
  const pdfs = { db: database.read, write: database.write, env };
  const mails = sendMails({
    ...house,
    openers: {
      facture: (id) => openFacture(pdfs, id),
      conditions: (empreinte) => openConditions(database.read, empreinte),
    },
  });
  const liste: Tache[] = [
    { nom: 'health', every: MINUTE, run: () => look(house) },
    { nom: 'mails', every: SECOND, run: () => mails.run() },
    { nom: 'attestations', every: MINUTE, run: () => deliverDues(database, env, clock()) },
    { nom: 'attestations to draw', every: 5 * SECOND, run: () => drawAttestations(database, env) },
    { nom: 'invoices to draw', every: 5 * SECOND, run: () => drawFactures(database, env) },
    ...Object.values(FOURNISSEURS).map((each) => ({
      nom: `payments by ${each.moyen}`,
      every: MINUTE,
      run: () => askAwaited(each, house, clock()),
    })),
    { nom: 'refunds', every: MINUTE, run: () => finishRemboursements(house, clock) },
    { nom: 'reconciliation', every: 10 * MINUTE, run: () => compareNight(house, clock()) },
    { nom: 'exam reminders', every: 10 * MINUTE, run: () => sendRappels(database, env, clock()) },
    { nom: 'next code', every: 10 * MINUTE, run: () => advanceAllFormes(database, clock()) },
    { nom: 'old mails', every: DAY, run: () => removeOldMails(database, clock()) },
    {
      nom: 'old invoices',
      every: DAY,
      run: async () => {
        await removeOldFactures(database, clock());
        await forgetAcheteurs(database, clock());
      },
    },
    { nom: 'old journal', every: HOUR, run: () => removeOldLignes(database, clock()) },
    {
      nom: 'bin',
      every: HOUR,
      run: async () => {
        await sweepCorbeille(database, clock());
        await removeOldImages(database, clock());
      },
    },
    { nom: 'uploads', every: HOUR, run: () => sweepEnvois(join(env.DATA_DIR, 'envois'), clock()) },
    { nom: 'statistics', every: 10 * SECOND, run: () => countTentatives(database, clock()) },
    { nom: 'ready or stuck', every: MINUTE, run: () => noteSituations(database, clock()) },
    // Loads caches at the start and after an import, so that no first search waits.
    {
      nom: 'searches',
      every: MINUTE,
      run: async () => {
        const { read } = database;
        await Promise.all([
          listReperesDesEleves(read),
          listSignalements(read, 'nom'),
          listReperes(read),
          bilansParVersion(read),
        ]);
      },
    },
    { nom: 'limits', every: HOUR, run: () => sweepLimits(database, clock()) },
    { nom: 'files', every: HOUR, run: () => sweep({ database, store, uses: USES }, clock()) },
    { nom: 'erasures', every: HOUR, run: () => eraseAndScrub(database, clock()) },
  ];
  return { mails, liste };
}

/** So that the page and the log know since when something is not well. */
async function look({ database, env, store, serveur, clock, log }: TacheTools): Promise<void> {
  serveur.etat.ecriture = await timeWrite(database);
  const { read: db, kind } = database;
  await lookAround({ db, kind, env, serveur, now: clock() }, log);
  serveur.etat.turnAttente();
  // Last, since a store can hang; a reading of metrics would ask it ten times.
  serveur.etat.images = await countPerdues(database, store);
}

/** Removes erased data and sent mails from the database files too, within the hour. */
export async function eraseAndScrub(database: Database, now: Date): Promise<void> {
  await eraseDue(database, now)
    .finally(() => forgetMotsOfErased(database))
    .finally(() => forgetRaisons(database))
    .finally(() => database.scrub());
}
