import { startChild } from './startChild.ts';

interface OuDePayzen {
  host: string;
  /** The address for browsers and shop, with port. */
  payzen: string;
  siteId: string;
  mode: 'TEST' | 'PRODUCTION';
  cle: string;
  /** The password of web services; undefined: there are none. */
  motDePasse?: string;
  notification: string;
  retour: string;
  folder: string;
}

export function startPayzen(ou: OuDePayzen): { stop: () => void } {
  return startChild('payzen/main.ts', {
    HOST: ou.host,
    PORT: new URL(ou.payzen).port,
    SITE_ID: ou.siteId,
    MODE: ou.mode,
    CLE: ou.cle,
    MOT_DE_PASSE: ou.motDePasse ?? '',
    NOTIFICATION: ou.notification,
    RETOUR: ou.retour,
    FOLDER: ou.folder,
  });
}
