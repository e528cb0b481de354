import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages by one of their programs. */
const PROGRAMMES = {
  unshare: 'util-linux',
  ip: 'iproute2',
  openssl: 'openssl',
  mount: 'mount',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
};

const isThere = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isInPath = (programme: string) =>
  `${process.env.PATH}${delimiter}/usr/sbin`
    .split(delimiter)
    .some((folder) => isThere(join(folder, programme)));

/** deploiement/patroni.yml names its folder. */
const POSTGRES = '/usr/lib/postgresql/15/bin/postgres';

export const listManquants = (): string[] => [
  ...Object.entries(PROGRAMMES)
    .filter(([programme]) => !isInPath(programme))
    .map(([, paquet]) => paquet),
  ...(isThere(POSTGRES) ? [] : ['postgresql-15']),
];
