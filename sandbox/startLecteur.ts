import { startChild } from './startChild.ts';

interface OuDuLecteur {
  host: string;
  lecteur: string;
  site: string;
  /** The messages' key in base64url. */
  cle: string;
}

export function startLecteur({ host, lecteur, site, cle }: OuDuLecteur): { stop: () => void } {
  return startChild('lecteur/main.ts', {
    HOST: host,
    PORT: new URL(lecteur).port,
    SITE: site,
    LECTEUR: lecteur,
    CLE: cle,
  });
}
