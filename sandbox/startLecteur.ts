import { startChild } from './startChild.ts';

interface Ou {
  host: string;
  /** Where its browsers find it: an address with its port. */
  lecteur: string;
  /** The school that sends them. */
  site: string;
  /** The key of messages, in base64url. */
  cle: string;
}

/** Starts the stand-in for the player of exercises; it ends with this process. */
export function startLecteur({ host, lecteur, site, cle }: Ou): { stop: () => void } {
  return startChild('lecteur/main.ts', {
    HOST: host,
    PORT: new URL(lecteur).port,
    SITE: site,
    LECTEUR: lecteur,
    CLE: cle,
  });
}
