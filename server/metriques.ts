import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Sonde, lookAround } from './extranet/sante/index.ts';
import { ETATS_DE_SANTE } from '../regles/sante.ts';
import type { Environment } from './socle/config/environment.ts';
import type { Database } from './socle/db/database.ts';
import type { Serveur } from './socle/http/context.ts';
import { onFins } from './socle/http/fins.ts';

/** In seconds. */
const PALIERS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SECONDE = 1000;
/** In seconds. */
const JOUR = 86_400;

/** Zero: nothing waits. */
function since({ now }: Sonde, depuis: string | null | undefined): number | undefined {
  if (depuis === undefined) return undefined;
  return depuis === null ? 0 : Math.max(0, now.getTime() - Date.parse(depuis)) / SECONDE;
}

/**
 * By name: what it tells, and its value. Undefined: the database does not answer.
 * docs/alertes.yaml reads them.
 */
const MESURES: Record<string, [aide: string, (sonde: Sonde) => number | undefined]> = {
  database_seconds: [
    'a short read of the database; +Inf: it does not answer',
    ({ base }) => base / SECONDE,
  ],
  database_bytes: ['the whole database', ({ octets }) => octets],
  write_seconds: [
    'a short write, at the look of each minute; +Inf: nothing is written',
    ({ ecriture }) => ecriture / SECONDE,
  ],
  database_waiting: ['writes that wait for their turn', ({ ecritures }) => ecritures],
  mails_waiting: ['mails that wait', ({ mails }) => mails?.attendent],
  mails_failed: ['of these, mails that failed once or more', ({ mails }) => mails?.ontEchoue],
  mails_oldest_seconds: [
    'age of the oldest mail that waits',
    (sonde) => since(sonde, sonde.mails?.depuis),
  ],
  payments_waiting: ['payments without an end', ({ paiements }) => paiements?.attendent],
  payments_oldest_seconds: [
    'since the last news of the oldest of them',
    (sonde) => since(sonde, sonde.paiements?.depuis),
  ],
  refunds_waiting: ['refunds on their way', ({ remboursements }) => remboursements?.attendent],
  refunds_oldest_seconds: [
    'since the last news of the oldest of them',
    (sonde) => since(sonde, sonde.remboursements?.depuis),
  ],
  disk_free_bytes: ['where the data are', ({ disque }) => disque?.libre],
  disk_size_bytes: ['where the data are', ({ disque }) => disque?.total],
  backup_age_seconds: [
    'of the newest backup; +Inf: none',
    (sonde) =>
      sonde.sauvegarde?.depuis === null ? Infinity : since(sonde, sonde.sauvegarde?.depuis),
  ],
  backup_limit_seconds: [
    'SAUVEGARDE_JOURS: an older backup wants a look; +Inf: a demo needs none',
    ({ sauvegarde }) => sauvegarde && (sauvegarde.attendue ? sauvegarde.jours * JOUR : Infinity),
  ],
  stall_seconds: [
    'the longest that this process did nothing else, in the last five minutes',
    ({ boucles }) => Math.max(...boucles) / SECONDE,
  ],
  pictures_missing: ['of the last ten that were sent', ({ images }) => images.perdues],
};

const PREFIXE = 'priorite_';

/** Prometheus text of this server; `look` is done at each reading. */
export function metriquesOf(app: FastifyInstance, look: () => ReturnType<typeof lookAround>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const appels = new Histogram({
    name: `${PREFIXE}call_seconds`,
    help: 'time of a call, from its first byte to its answer; 499: its caller left before',
    labelNames: ['call', 'status', 'kind'],
    buckets: PALIERS,
    registers,
  });
  onFins(app, ({ appel: call, status, kind, ms }) =>
    appels.observe({ call, status, kind }, ms / SECONDE),
  );
  const jauges = Object.entries(MESURES).map(([nom, [help, valeur]]) => {
    const jauge = new Gauge({ name: PREFIXE + nom, help, registers });
    return (sonde: Sonde) => jauge.set(valeur(sonde) ?? NaN);
  });
  const labelNames = ['task'] as const;
  const reussies = new Gauge({
    name: `${PREFIXE}task_last_success_timestamp_seconds`,
    help: 'when a job last went well on this server; 0: never',
    labelNames,
    registers,
  });
  const echecs = new Gauge({
    name: `${PREFIXE}task_failures`,
    help: 'failures in a row of a job on this server',
    labelNames,
    registers,
  });
  const sante = new Gauge({
    name: `${PREFIXE}health`,
    help: 'as the page of health tells it: 0 is well, 1 wants a look, 2 is not well',
    labelNames: ['point'],
    registers,
  });
  const depuis = new Gauge({
    name: `${PREFIXE}health_since_timestamp_seconds`,
    help: 'since when it is not well',
    labelNames: ['point'],
    registers,
  });
  return async (): Promise<string> => {
    const { sonde, points } = await look();
    for (const set of jauges) set(sonde);
    sante.reset();
    depuis.reset();
    for (const { quoi: point, etat, depuis: date } of points) {
      sante.set({ point }, ETATS_DE_SANTE.indexOf(etat));
      if (date) depuis.set({ point }, Date.parse(date) / SECONDE);
    }
    for (const { nom, reussie, echecs: nombre } of sonde.taches) {
      reussies.set({ task: nom }, (reussie?.getTime() ?? 0) / SECONDE);
      echecs.set({ task: nom }, nombre);
    }
    return registry.metrics();
  };
}

interface House {
  env: Environment;
  database: Database;
  serveur: Serveur;
  clock: () => Date;
}

/** On an address of its own, which the public does not reach; undefined: nobody asked for it. */
export async function serveMetriques(
  app: FastifyInstance,
  { env, database, serveur, clock }: House,
): Promise<Server | undefined> {
  if (!env.METRIQUES) return undefined;
  const { read: db, kind } = database;
  const text = metriquesOf(app, () =>
    lookAround({ db, kind, env, serveur, now: clock() }, app.log),
  );
  const server = createServer((request, response) => {
    if (request.url === '/alive') return void response.end('alive\n');
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (lines) => response.setHeader('content-type', 'text/plain; version=0.0.4').end(lines),
      (cause: unknown) => {
        app.log.error({ err: cause }, 'metrics out of reach');
        response.writeHead(503).end();
      },
    );
  });
  const { host, port } = env.METRIQUES;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
