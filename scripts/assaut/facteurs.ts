import { Secret, TOTP } from 'otpauth';
import { appelant, type Constat } from './client.ts';
import { withJeton } from './appels.ts';
import { type Ecole, type Maison, SIEN, openMaison } from './maison.ts';

const VIEUX = 12;
export const CODE = '/api/extranet/login/loginCode';

export async function facteurs(): Promise<Constat[]> {
  const maison = await openMaison();
  try {
    return [...(await parConnus(maison)), await parSessions(maison), await deuxFois(maison)];
  } finally {
    await maison.close();
  }
}

interface Membre {
  email: string;
  password: string;
  vieux: string[];
  codes: string[];
  totp: TOTP;
}

export async function membre({ origin, chef, adresse }: Ecole): Promise<Membre> {
  const [email, password] = [adresse(), SIEN];
  const fiche = { prenom: 'Paul', nom: 'Renard', email, level: 9, password };
  await chef.call('/api/extranet/addUser', fiche);
  const vieux: string[] = [];
  let token = '';
  for (let n = 0; n < VIEUX; n++) {
    const entree = await logIn(origin, { email, password }, `127.30.${n}.1`);
    vieux.push(...entree.cookies.filter((cookie) => cookie.startsWith('appareil_connu=')));
    token = String(entree.corps.token);
  }
  const lui = await withJeton(origin, token);
  const { corps } = await lui.call('/api/extranet/beginFacteur', { password });
  const secret = Secret.fromBase32(String(corps.secret).replaceAll(' ', ''));
  const totp = new TOTP({ secret });
  const { corps: pose } = await lui.call('/api/extranet/confirmFacteur', {
    jeton: corps.jeton,
    code: totp.generate(),
  });
  return { email, password, vieux, codes: pose.codes as string[], totp };
}

const logIn = (
  origin: string,
  { email, password }: Pick<Membre, 'email' | 'password'>,
  adresse: string,
) => appelant(origin, adresse).post('/api/extranet/login', { email, password });

/** Valid five minutes. */
export const premier = async (origin: string, lui: Membre, adresse: string) => {
  const { corps } = await logIn(origin, lui, adresse);
  return String((corps.user as { jeton?: string } | null)?.jeton ?? corps.jeton);
};

async function parConnus(maison: Maison): Promise<Constat[]> {
  const { origin } = maison;
  const lui = await membre(maison);
  const connus: string[] = [];
  for (const [n, code] of lui.codes.entries()) {
    const adresse = `127.31.${n}.1`;
    const jeton = await premier(origin, lui, adresse);
    const entree = await appelant(origin, adresse).post(CODE, { jeton, code });
    connus.push(...entree.cookies.filter((cookie) => cookie.startsWith('appareil_connu=')));
  }
  const jeton = await premier(origin, lui, '127.32.0.1');
  let essais = 0;
  const attempt = async (cookies: string[]) => {
    let vus = 0;
    for (const cookie of cookies) {
      const code = String(essais++).padStart(6, '0');
      const adresse = `127.${40 + (essais % 8)}.${essais}.1`;
      const { status } = await appelant(origin, adresse).post(CODE, { jeton, code }, { cookie });
      if (status !== 429) vus++;
    }
    return vus;
  };
  const inconnus = await attempt(Array<string>(8).fill(''));
  const [avant, depuis] = [await attempt(lui.vieux), await attempt(connus)];
  let vus = inconnus + avant + depuis;
  for (let tour = 0; tour < 7; tour++) vus += await attempt([...lui.vieux, ...connus]);
  return [
    {
      mesure: `navigateurs connus avant le second facteur qui le sont encore, sur ${lui.vieux.length}`,
      valeur: avant,
      borne: '0',
      tenu: lui.vieux.length === VIEUX && avant === 0,
    },
    {
      mesure: `navigateurs connus depuis, sur ${connus.length}`,
      valeur: depuis,
      borne: 'de 1 à 5',
      tenu: depuis >= 1 && depuis <= 5,
    },
    {
      mesure: `codes faux que l’on regarde, sur ${essais}, de tous ces navigateurs`,
      valeur: vus,
      borne: 'de 1 à 25',
      tenu: vus >= 1 && vus <= 25,
    },
  ];
}

async function parSessions(maison: Maison): Promise<Constat> {
  const { origin } = maison;
  const lui = await membre(maison);
  let vus = 0;
  let refuses = 0;
  for (const [n, code] of lui.codes.slice(0, 6).entries()) {
    const adresse = `127.50.${n}.1`;
    const jeton = await premier(origin, lui, adresse);
    const { corps } = await appelant(origin, adresse).post(CODE, { jeton, code });
    const session = await withJeton(origin, String(corps.token));
    for (let essai = 0; essai < 10; essai++) {
      const { status } = await session.call('/api/extranet/addPreuve', {
        code: `${n}0000${essai}`,
      });
      if (status === 429) refuses++;
      else vus++;
    }
  }
  return {
    mesure: 'codes faux que l’on regarde dans six sessions ouvertes',
    valeur: vus,
    borne: 'de 1 à 20',
    tenu: vus >= 1 && vus <= 20 && refuses > 0,
  };
}

async function deuxFois(maison: Maison): Promise<Constat> {
  const { origin } = maison;
  const lui = await membre(maison);
  const [code] = lui.codes;
  const jetons = await Promise.all([0, 1, 2, 3].map((n) => premier(origin, lui, `127.60.${n}.1`)));
  const entrees = await Promise.all(
    jetons.map((jeton, n) => appelant(origin, `127.60.${n}.1`).post(CODE, { jeton, code: code! })),
  );
  const ouvertes = entrees.filter(({ status }) => status === 200).length;
  return {
    mesure: 'un code de secours, dans quatre connexions à la fois',
    valeur: ouvertes,
    borne: '1',
    tenu: ouvertes === 1,
  };
}
