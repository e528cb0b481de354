import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('lecteur/main.ts', import.meta.url));

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
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      HOST: host,
      PORT: new URL(lecteur).port,
      SITE: site,
      LECTEUR: lecteur,
      CLE: cle,
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return { stop: () => void child.kill('SIGTERM') };
}
