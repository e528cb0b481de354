import { FAKETIME } from './horloge.ts';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages by one of their programs. */
const PROGRAMMES = {
  unshare: 'util-linux',
  ip: 'iproute2',
  openssl: 'openssl',
  mount: 'mount',
  iptables: 'iptables',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
};

const isInPath = (programme: string) =>
  `${process.env.PATH}${delimiter}/usr/sbin`
    .split(delimiter)
    .some((folder) => existsSync(join(folder, programme)));

const FICHIERS = {
  // As deploiement/patroni.yml names it.
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  [FAKETIME]: 'libfaketime',
};

export const listManquants = (): string[] => [
  ...Object.entries(PROGRAMMES)
    .filter(([programme]) => !isInPath(programme))
    .map(([, paquet]) => paquet),
  ...Object.entries(FICHIERS)
    .filter(([fichier]) => !existsSync(fichier))
    .map(([, paquet]) => paquet),
];
