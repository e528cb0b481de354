import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hasSuperviseur } from './extranet/admins/index.ts';
import { createApp } from './app.ts';
import { loadContenu } from './extranet/contenu/index.ts';
import { connect } from './socle/db/connect.ts';
import type { Database } from './socle/db/database.ts';
import { openHorloge } from './socle/db/horloge.ts';
import { sentenceOfFailure } from './socle/db/failures.ts';
import { SCEAUX } from './sceaux.ts';
import { checkSceau } from './socle/securite/sceau.ts';
import { countPerdues } from './socle/fichiers/perdues.ts';
import type { Store } from './socle/fichiers/store.ts';
import { refuseReality } from './socle/config/demo.ts';
import { type Environment, readEnvironment } from './socle/config/environment.ts';
import { isExemple, refuseExemple } from './socle/http/exploitant.ts';
import { moyensOf } from './argent/paiement/fournisseurs/index.ts';
import { readTextes } from './socle/http/textes.ts';
import { builtPages, developedPages } from './socle/http/pages.ts';
import { startTaches } from './socle/taches/taches.ts';
import { countWaiting } from './socle/mail/attente.ts';
import { transportOf } from './socle/mail/transport.ts';
import { freePort } from './socle/http/freePort.ts';
import { standInsOf } from './standIns.ts';
import { serveMetriques } from './metriques.ts';
import { startTracage } from './socle/tracage/startTracage.ts';
import { tachesOf } from './taches.ts';

const MOT_DE_PASSE_DEMO = 'Demo-2026!';
/** The database's clock is read as often. */
const SUIVRE_MS = 10_000;
/** A shutdown cuts off later responses. */
const LONGEST_RESPONSE_MS = 10_000;

const {
  env,
  database,
  fastify,
  mails,
  taches,
  standIns,
  avecPersonnel,
  serveur,
  metriques,
  tracage,
} = await start().catch((cause: unknown) => {
  process.stderr.write(`Priorité ne démarre pas. ${sentenceOf(cause)}\n`);
  process.exit(1);
});
let stopping: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void (stopping ??= stop(0)));
}
// The state is unknown: finish open requests and exit; a supervisor restarts the server.
process.on('uncaughtException', (cause) => {
  fastify.log.fatal({ err: cause }, 'nobody caught this: the server ends');
  stopping ??= stop(1);
});

// Announced only now: signals are handled, so it can be stopped at once.
announce();
// A killed server would leave its next start without a compile cache.
flushCompileCache();

async function start() {
  // With PORT=0 the system chooses before anything needs the address.
  const PORT = process.env.PORT === '0' ? String(await freePort()) : process.env.PORT;
  const asked = readEnvironment({ ...process.env, PORT });
  await refuseReality(asked);
  refuseExemple(asked, moyensOf(asked));
  const { env, start: startStandIns } = await standInsOf(asked);
  const tracage = await startTracage(env);
  const database = await connect(env);
  await checkSceau(database, env, SCEAUX);
  const { clock, follow } = await openHorloge(database);
  const demo = env.APP_MODE === 'demo' ? { motDePasse: MOT_DE_PASSE_DEMO } : undefined;
  const pages = process.argv.includes('--dev') ? await developedPages() : await builtPages();
  const { fastify, mounting, store } = await createApp({ env, database, clock, pages });
  await loadContenu(database, { now: clock(), demo, garde: mounting, log: fastify.log });
  const transport = transportOf(env.SMTP_URL ?? (await standIn(env, fastify)));
  const { serveur } = mounting;
  const metriques = await serveMetriques(fastify, { env, database, serveur, clock });
  await fastify.listen({ port: env.PORT, host: env.HOST });
  // The start itself is no load.
  serveur.etat.forgetAttente();
  const standIns = await startStandIns();

  const { log } = fastify;
  tracage?.logTo(log);
  log.info(await countWaiting(database.read), 'mails waiting');
  const { mails, liste } = tachesOf({ env, database, store, clock, transport, serveur, log });
  liste.push({ nom: 'clock', every: SUIVRE_MS, run: follow });
  const taches = startTaches(liste, log, serveur.etat.taches);
  void tellPerdues(database, store, env, log);
  const avecPersonnel = await hasSuperviseur(database.read);
  return {
    env,
    database,
    fastify,
    mails,
    taches,
    standIns,
    avecPersonnel,
    serveur,
    metriques,
    tracage,
  };
}

/** A demo mails itself: SMTP on the loopback, a mailbox at /boite-mail. */
async function standIn({ DATA_DIR }: Environment, fastify: FastifyInstance): Promise<string> {
  const { startBoiteMail } = await import('../sandbox/boiteMail.ts');
  return startBoiteMail(fastify, join(DATA_DIR, 'boite-mail'));
}

/** Logs missing pictures in the background; neither they nor a slow store stop the start. */
async function tellPerdues(
  database: Database,
  store: Store,
  { STORAGE_URL }: Environment,
  log: FastifyInstance['log'],
): Promise<void> {
  try {
    const { vues, perdues } = await countPerdues(database, store);
    const where = STORAGE_URL ? 'le bucket de STORAGE_URL' : 'DATA_DIR/fichiers';
    if (perdues > 0)
      process.stdout.write(
        `Des images manquent (${perdues} des ${vues} dernières)\u00a0: remets celles de la sauvegarde dans ${where}.\n`,
      );
  } catch (cause) {
    log.error({ err: cause }, 'store does not answer');
  }
}

/** A sentence for what an owner can fix, else the error's message. */
function sentenceOf(cause: unknown): string {
  const { code, message } = cause as { code?: string; message: string };
  if (code === 'EADDRINUSE') return 'Le port est déjà pris\u00a0: choisis-en un autre avec PORT.';
  return sentenceOfFailure(cause) ?? message;
}

async function stop(code: 0 | 1): Promise<void> {
  serveur.etat.arret = true;
  standIns.stop();
  await pause(env.ARRET_APRES * 1000);
  metriques?.close();
  // A hanging database must not keep the process.
  setTimeout(() => process.exit(1), env.ARRET_APRES * 1000 + LONGEST_RESPONSE_MS + 5000).unref();
  const closed = fastify.close();
  // Closes kept-alive connections as they become idle.
  const idle = setInterval(() => fastify.server.closeIdleConnections(), 20);
  const patience = setTimeout(() => fastify.server.closeAllConnections(), LONGEST_RESPONSE_MS);
  await Promise.all([closed, mails.stop(LONGEST_RESPONSE_MS)]);
  await taches.stop();
  clearInterval(idle);
  clearTimeout(patience);
  await Promise.all([database.close(), tracage?.stop()]);
  process.exit(code);
}

function toSayOfTextes(): string[] {
  const { changes, modele } = readTextes();
  return [
    isExemple() &&
      'marque.ts a encore l’exploitant ou l’adresseSupport d’exemple\u00a0: mets-y ton école avant d’écrire à quelqu’un ou de vendre.',
    changes.length > 0 &&
      `Les pages sont plus anciennes que ${changes.join(', ')}\u00a0: «\u00a0npm run prestart\u00a0», puis relance le serveur.`,
    modele.length > 0 && `Le site montre encore du modèle\u00a0: ${modele.join(', ')}.`,
  ].filter((line) => typeof line === 'string');
}

function announce(): void {
  const { PORT: port } = env;
  const host = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST;
  const lines = [`Priorité est prêt\u00a0: http://${host}:${port}`];
  if (env.APP_MODE === 'demo') {
    if (!env.SMTP_URL) lines.push(`Les mails arrivent sur http://${host}:${port}/boite-mail`);
    lines.push(
      'Comptes de démonstration, mot de passe Demo-2026! :',
      '  élèves     eleve@demo.be, eleve2@demo.be',
      '  personnel  utilisateur@demo.be (1), administrateur@demo.be (9), superviseur@demo.be (10)',
    );
  }
  if (env.APP_MODE === 'production') lines.push(...toSayOfTextes());
  if (!avecPersonnel)
    lines.push(
      'Personne ne gère encore cette école\u00a0: «\u00a0npm run admin:create\u00a0» crée le premier superviseur.',
    );
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
