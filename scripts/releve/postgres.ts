import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const DEPLOIEMENT = join(import.meta.dirname, '../../deploiement');
const MOT_DE_PASSE = 'mot-de-passe-du-soir';
const ROLE = 'priorite';
const MACHINES = ['127.0.0.11', '127.0.0.12'] as const;
/** In milliseconds. */
const PATIENCE = 60_000;
const DISQUE_MO = 800;

type Machine = (typeof MACHINES)[number];

/** PgBouncer, HAProxy, and two PostgreSQL under Patroni and etcd, from the files of a school. */
export async function openGrappe(dossier: string) {
  const owner = { uid: idOf('postgres', 2), gid: idOf('postgres', 3) };
  const home = join(dossier, 'postgres');
  mkdirSync(home, { recursive: true });
  chownSync(home, owner.uid, owner.gid);
  const fileOf = (nom: string, text: string) => {
    const file = join(home, nom);
    writeFileSync(file, text);
    chownSync(file, owner.uid, owner.gid);
    return file;
  };
  const run = (nom: string, programme: string, args: readonly string[]) => {
    const log = openSync(join(dossier, 'journaux', `${nom}.log`), 'a');
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: home };
    return spawn(programme, args, { ...owner, env, cwd: home, stdio: ['ignore', log, log] });
  };

  run('etcd', 'etcd', etcdAt(join(home, 'etcd')));
  for (const machine of MACHINES) mountDisk(join(home, machine), owner);
  const startPatroni = (machine: Machine) =>
    run(`patroni-${machine}`, 'patroni', [fileOf(`${machine}.yml`, patroniOf(machine, home))]);
  const patronis = new Map(MACHINES.map((machine) => [machine, startPatroni(machine)]));

  const findPrimaire = async () => {
    for (const machine of MACHINES) if (await isWell(machine, 'primary')) return machine;
    return undefined;
  };
  /** Until one leads and the other follows each of its commits. */
  async function untilBoth(): Promise<void> {
    for (const late = Date.now() + PATIENCE; Date.now() < late; await pause(200)) {
      const primaire = await findPrimaire();
      const autre = MACHINES.find((machine) => machine !== primaire)!;
      if (primaire && (await isWell(autre, 'sync'))) return;
    }
    throw new Error('PostgreSQL has no primary with a replica.');
  }

  await untilBoth();
  await createRole((await findPrimaire())!);
  run('haproxy-postgres', 'haproxy', ['-f', join(DEPLOIEMENT, 'haproxy-postgres.cfg')]);
  const liste = fileOf('userlist.txt', `"${ROLE}" "${MOT_DE_PASSE}"\n`);
  const ini = read('pgbouncer.ini').replace('/etc/pgbouncer/userlist.txt', liste);
  run('pgbouncer', 'pgbouncer', [fileOf('pgbouncer.ini', ini)]);
  await pause(2000);

  const urlAt = (port: number) => `postgres://${ROLE}:${MOT_DE_PASSE}@127.0.0.1:${port}/${ROLE}`;
  return {
    url: `${urlAt(6432)}?prepare=0`,
    /** For who looks at the evening from outside. */
    direct: urlAt(5000),
    untilBoth,
    primaire: async () => (await findPrimaire())!,
    pidOf: (machine: Machine) =>
      Number(readFileSync(join(dataOf(home, machine), 'postmaster.pid'), 'utf8').split('\n')[0]),
    fillDisk: (machine: Machine) => fillDisk(join(home, machine)),
    patroni: (machine: Machine) => patronis.get(machine)!,
    restart: (machine: Machine) => void patronis.set(machine, startPatroni(machine)),
  };
}

/** One, since nothing here breaks it. */
function etcdAt(dossier: string): string[] {
  const clients = 'http://127.0.0.10:2379';
  const entre = 'http://127.0.0.10:2380';
  const options = {
    name: 'un',
    'data-dir': dossier,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': entre,
    'initial-advertise-peer-urls': entre,
    'initial-cluster': `un=${entre}`,
  };
  return Object.entries(options).map(([nom, value]) => `--${nom}=${value}`);
}

const read = (nom: string) => readFileSync(join(DEPLOIEMENT, nom), 'utf8');

const dataOf = (home: string, machine: Machine) => join(home, machine, 'data');

/** Each machine has a disk of its own, small enough to be filled. */
function mountDisk(ou: string, { uid, gid }: { uid: number; gid: number }): void {
  mkdirSync(ou);
  const options = `size=${DISQUE_MO}m,uid=${uid},gid=${gid},mode=700`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', ou]);
}

/** Writes until nothing more fits; returns how to make room again. */
function fillDisk(ou: string): () => void {
  const file = join(ou, 'plein');
  const open = openSync(file, 'w');
  const some = Buffer.alloc(2 ** 20);
  try {
    for (;;) if (writeSync(open, some) < some.length) break;
  } catch {
    // The disk is full.
  }
  closeSync(open);
  return () => rmSync(file);
}

function patroniOf(machine: Machine, home: string): string {
  return read('patroni.yml')
    .replace('name: un', `name: ${machine === MACHINES[0] ? 'un' : 'deux'}`)
    .replaceAll(MACHINES[0], machine)
    .replace('/var/lib/postgresql/15/priorite', dataOf(home, machine))
    .replace('PASSWORD-ONE', MOT_DE_PASSE)
    .replace('PASSWORD-TWO', MOT_DE_PASSE)
    .concat(`  parameters: { unix_socket_directories: '', max_wal_size: 128MB }\n`);
}

/** Field of a line of /etc/passwd. */
function idOf(nom: string, field: number): number {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${nom}:`));
  return Number(line!.split(':')[field]);
}

async function isWell(machine: Machine, quoi: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1000);
  const answer = await fetch(`http://${machine}:8008/${quoi}`, { signal }).catch(() => undefined);
  return answer?.status === 200;
}

async function createRole(machine: Machine): Promise<void> {
  const connectionString = `postgres://postgres:${MOT_DE_PASSE}@${machine}:5432/postgres`;
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(`create role ${ROLE} login password '${MOT_DE_PASSE}'`);
  await client.query(`alter role ${ROLE} set statement_timeout = '30s'`);
  await client.query(`alter role ${ROLE} set idle_in_transaction_session_timeout = '30s'`);
  // For who fills the school.
  await client.query(`grant set on parameter session_replication_role to ${ROLE}`);
  await client.query(`create database ${ROLE} owner ${ROLE}`);
  await client.end();
}
