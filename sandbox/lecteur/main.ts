import { ecoleAt } from './ecole.ts';
import { createLecteur } from './lecteur.ts';

/** The player as a process of its own: what a vendor would run, and knows of the school. */
const { HOST, PORT, SITE, LECTEUR, CLE } = process.env as Record<string, string>;

const ecole = ecoleAt(SITE!, LECTEUR!, Buffer.from(CLE!, 'base64url'));
createLecteur(ecole, `${SITE}/mon-profil`).listen({ port: Number(PORT), host: HOST });

// Whoever started it is gone, however it went.
process.stdin.on('close', () => process.exit(0)).resume();
