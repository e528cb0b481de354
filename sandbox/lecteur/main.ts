import { ecoleAt } from './ecole.ts';
import { createLecteur } from './lecteur.ts';

/** A separate process knows no more of the school than a vendor. */
const { HOST, PORT, SITE, LECTEUR, CLE } = process.env as Record<string, string>;

const ecole = ecoleAt(SITE!, LECTEUR!, Buffer.from(CLE!, 'base64url'));
createLecteur(ecole, `${SITE}/mon-profil`).listen({ port: Number(PORT), host: HOST });

// The parent process has ended.
process.stdin.on('close', () => process.exit(0)).resume();
