import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages by one of their programs. */
const PROGRAMMES = {
  unshare: 'util-linux',
  ip: 'iproute2',
  openssl: 'openssl',
  haproxy: 'haproxy',
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

export const listManquants = (): string[] =>
  Object.entries(PROGRAMMES)
    .filter(([programme]) => !isInPath(programme))
    .map(([, paquet]) => paquet);
