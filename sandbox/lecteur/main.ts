import { ecoleAt } from './ecole.ts';
import { createLecteur } from './lecteur.ts';

const { HOST, PORT, SITE, LECTEUR, CLE } = process.env as Record<string, string>;

const ecole = ecoleAt(SITE!, LECTEUR!, Buffer.from(CLE!, 'base64url'));
createLecteur(ecole, `${SITE}/mon-profil`).listen({ port: Number(PORT), host: HOST });

process.stdin.on('close', () => process.exit(0)).resume();
