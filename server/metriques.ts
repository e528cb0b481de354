import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Sonde, readSonde } from './extranet/sante/index.ts';
import type { Environment } from './socle/config/environment.ts';
import type { Database } from './socle/db/database.ts';
import type { Serveur } from './socle/http/context.ts';
import { onFins } from './socle/http/fins.ts';

/** In seconds. */
const PALIERS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SECONDE = 1000;

const since = (depuis: string | null): number =>
  depuis === null ? 0 : (Date.now() - Date.parse(depuis)) / SECONDE;

/** By name: what it tells, and its value. docs/alertes.yaml reads them. */
const MESURES: Record<string, [aide: string, (sonde: Sonde) => number]> = {
  database_seconds: ['a short read of the database', ({ base }) => base / SECONDE],
  database_waiting: ['writes that wait for their turn', ({ ecritures }) => ecritures],
  mails_waiting: ['mails that wait', ({ mails }) => mails.attendent],
  mails_failed: ['of these, mails that failed once or more', ({ mails }) => mails.ontEchoue],
  mails_oldest_seconds: ['age of the oldest mail that waits', ({ mails }) => since(mails.depuis)],
  payments_waiting: ['payments without an end', ({ paiements }) => paiements.attendent],
  payments_oldest_seconds: [
    'since the last news of the oldest of them',
    ({ paiements }) => since(paiements.depuis),
  ],
  refunds_waiting: ['refunds on their way', ({ remboursements }) => remboursements.attendent],
  refunds_oldest_seconds: [
    'since the last news of the oldest of them',
    ({ remboursements }) => since(remboursements.depuis),
  ],
  disk_free_bytes: ['where the data are', ({ disque }) => disque.libre],
  disk_size_bytes: ['where the data are', ({ disque }) => disque.total],
  backup_age_seconds: [
    'of the newest backup; 0: none',
    ({ sauvegarde }) => since(sauvegarde.depuis),
  ],
  pictures_missing: ['of the last ten that were sent', ({ images }) => images.perdues],
};

const PREFIXE = 'priorite_';

/** Prometheus text of this server; `lookAround` is done at each reading. */
export function metriquesOf(app: FastifyInstance, lookAround: () => Promise<Sonde>) {
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
    return (sonde: Sonde) => jauge.set(valeur(sonde));
  });
  const labelNames = ['task'] as const;
  const reussies = new Gauge({
    name: `${PREFIXE}task_last_success_timestamp_seconds`,
    help: 'when a job last went well on this server',
    labelNames,
    registers,
  });
  const echecs = new Gauge({
    name: `${PREFIXE}task_failures`,
    help: 'failures in a row of a job on this server',
    labelNames,
    registers,
  });
  return async (): Promise<string> => {
    const sonde = await lookAround();
    for (const set of jauges) set(sonde);
    for (const { nom, reussie, echecs: nombre } of sonde.taches) {
      if (reussie) reussies.set({ task: nom }, reussie.getTime() / SECONDE);
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
  const text = metriquesOf(app, () => readSonde({ db: database.read, env, serveur, now: clock() }));
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
