import { type Constat, appelant } from './client.ts';

const ADRESSES = 10;
const ESSAIS = 5;

export async function verrou(origin: string): Promise<Constat[]> {
  const proprietaire = appelant(origin, '127.201.0.1');
  const connu = await proprietaire.connexion('utilisateur@demo.be');
  const cookie = connu.cookies.join('; ');

  await attempt(origin, 'administrateur@demo.be', (n) => `127.77.0.${n + 1}`);
  const apresUnLieu = await proprietaire.connexion('administrateur@demo.be');
  await attempt(origin, 'utilisateur@demo.be', (n) => `127.${78 + n}.0.1`);
  const sansCookie = await proprietaire.connexion('utilisateur@demo.be');
  const avecCookie = await proprietaire.connexion('utilisateur@demo.be', undefined, cookie);
  return [
    {
      mesure: `se connecter d’ailleurs, après ${ADRESSES} adresses d’un même /24`,
      valeur: apresUnLieu.status,
      borne: '200',
      tenu: apresUnLieu.status === 200,
    },
    {
      mesure: `après ${ADRESSES} réseaux, d’un navigateur inconnu`,
      valeur: sansCookie.status,
      borne: '429 : la limite du compte tient',
      tenu: sansCookie.status === 429,
    },
    {
      mesure: `après ${ADRESSES} réseaux, d’un navigateur déjà connu du compte`,
      valeur: avecCookie.status,
      borne: '200',
      tenu: avecCookie.status === 200,
    },
  ];
}

async function attempt(origin: string, email: string, addressOf: (n: number) => string) {
  for (let n = 0; n < ADRESSES; n++) {
    const stranger = appelant(origin, addressOf(n));
    for (let essai = 0; essai < ESSAIS; essai++) await stranger.connexion(email, 'Faux-2026!');
  }
}
