import { startChild } from './startChild.ts';

interface Ou {
  host: string;
  /** Where browsers and the shop find it: an address with its port. */
  payzen: string;
  /** 8 digits. */
  siteId: string;
  mode: 'TEST' | 'PRODUCTION';
  /** Signs forms, notifications and returns. */
  cle: string;
  /** Of the web services; without it the shop has none. */
  motDePasse?: string;
  /** Where the shop takes notifications, unless a form says otherwise. */
  notification: string;
  /** Where browsers go back to when a form does not say. */
  retour: string;
  /** Where it keeps what happened. */
  folder: string;
}

/** Starts the stand-in for the provider of card payments; it ends with this process. */
export function startPayzen(ou: Ou): { stop: () => void } {
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
