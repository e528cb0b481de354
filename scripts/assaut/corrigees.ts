import type { Constat } from './client.ts';
import { appelant } from './client.ts';
import { withJeton } from './appels.ts';
import { type Maison, SIEN, register, openMaison } from './maison.ts';

export async function corrigees(): Promise<Constat[]> {
  const maison = await openMaison();
  try {
    return [
      ...(await dUnEleve(maison)),
      ...(await dUnCollegue(maison)),
      await lienNonOuvert(maison),
    ];
  } finally {
    await maison.close();
  }
}

async function encoreOuverts(portes: Record<string, () => Promise<boolean>>): Promise<string> {
  const ouvertes: string[] = [];
  for (const [nom, porte] of Object.entries(portes)) if (await porte()) ouvertes.push(nom);
  return ouvertes.join(', ') || 'rien';
}

const constat = (mesure: string, valeur: string, avant: string, portes: number): Constat => ({
  mesure: `${mesure} (avant : ${avant.split(', ').length} portes sur ${portes})`,
  valeur,
  borne: 'rien',
  // The attack must work before the mend, or its failure proves nothing.
  tenu: valeur === 'rien' && avant.split(', ').length === portes,
});

const maileSauf = (...sauf: string[]) =>
  new RegExp(String.raw`\b(?!${sauf.join('|') || '$'})[A-Z][a-z]{3}-[a-z]{4}-\d{4}\b`);

async function dUnEleve(maison: Maison): Promise<Constat[]> {
  const { origin, chef, adresse, lettre } = maison;
  const [faux, juste] = [adresse(), adresse()];
  const { id, fiche, qui } = await register(maison, faux);
  const visiteur = await withJeton(origin);
  const askFor = async (...sauf: string[]) => {
    await visiteur.call('/api/user/forgotPassword', { email: faux });
    return lettre(faux, maileSauf(...sauf));
  };
  const premier = await askFor();
  const logIn = (email: string, password: string) => async () =>
    (await appelant(origin).connexion(email, password)).status === 200;
  const reads = async () => (await qui.read('/api/user/getUser')).status === 200;
  const donnees = async () => (await qui.read('/api/user/getDonnees')).status === 200;
  const avant = await encoreOuverts({
    'la session': reads,
    'ses données': donnees,
    'le mot de passe': logIn(faux, SIEN),
    'le mot de passe reçu par mail': logIn(faux, premier),
  });
  const maile = await askFor(premier);
  const { status } = await chef.call('/api/extranet/editEleve', { ...fiche, email: juste, id });
  const apres = await encoreOuverts({
    'la session': reads,
    'ses données': donnees,
    'le mot de passe': logIn(faux, SIEN),
    'le mot de passe, à la nouvelle adresse': logIn(juste, SIEN),
    'le mot de passe reçu par mail': logIn(faux, maile),
    'le mot de passe reçu par mail, à la nouvelle adresse': logIn(juste, maile),
  });
  await visiteur.call('/api/user/forgotPassword', { email: faux });
  const jeton = await lettre(juste, /\/mot-de-passe\/([\w-]+)/).catch(() => 'aucun');
  const choisi = await visiteur.call('/api/user/choosePassword', { jeton, password: `${SIEN}bis` });
  return [
    constat(
      `ce qui ouvre encore le compte d’un élève, une fois l’adresse corrigée (${status})`,
      apres,
      avant,
      4,
    ),
    {
      mesure: 'le véritable élève entre, par le mail à son adresse',
      valeur: choisi.status,
      borne: '200',
      tenu: choisi.status === 200,
    },
  ];
}

async function dUnCollegue({ origin, chef, adresse, lettre }: Maison): Promise<Constat[]> {
  const [faux, juste] = [adresse(), adresse()];
  const fiche = { prenom: 'Paul', nom: 'Renard', email: faux, level: 9 };
  const { corps } = await chef.call('/api/extranet/addUser', fiche);
  const lien = await lettre(faux, /\/mot-de-passe\/([\w-]+)/);
  const visiteur = await withJeton(origin);
  await visiteur.call('/api/extranet/choosePassword', { jeton: lien, password: SIEN });
  await visiteur.call('/api/extranet/forgotPassword', { email: faux });
  const logIn = async (email: string) =>
    appelant(origin).post('/api/extranet/login', { email, password: SIEN });
  const session = await withJeton(origin, String((await logIn(faux)).corps.token));
  const reads = async () => (await session.read('/api/extranet/getUser')).status === 200;
  const avant = await encoreOuverts({
    'la session': reads,
    'le mot de passe': async () => (await logIn(faux)).status === 200,
  });
  const oubli = await lettre(faux, /mot-de-passe\/([\w-]+)/);
  const change = { ...fiche, email: juste, id: Number(corps.id) };
  const { status } = await chef.call('/api/extranet/updateUser', change);
  const choosePassword = (jeton: string) => async () =>
    (await visiteur.call('/api/extranet/choosePassword', { jeton, password: `${SIEN}bis` }))
      .status === 200;
  const apres = await encoreOuverts({
    'la session': reads,
    'le mot de passe': async () => (await logIn(faux)).status === 200,
    'le mot de passe, à la nouvelle adresse': async () => (await logIn(juste)).status === 200,
    'le lien d’invitation': choosePassword(lien),
    'le lien d’oubli': choosePassword(oubli),
  });
  return [
    constat(
      `ce qui ouvre encore le compte d’un collègue, une fois l’adresse corrigée (${status})`,
      apres,
      avant,
      2,
    ),
  ];
}

async function lienNonOuvert({ origin, chef, adresse, lettre }: Maison): Promise<Constat> {
  const [faux, juste] = [adresse(), adresse()];
  const fiche = { prenom: 'Zoé', nom: 'Vander', email: faux, contratSigne: 0, newsletter: 0 };
  const { corps } = await chef.call('/api/extranet/addEleve', fiche);
  const jeton = await lettre(faux, /\/mot-de-passe\/([\w-]+)/);
  const id = Number(corps.id);
  await chef.call('/api/extranet/editEleve', { ...fiche, email: juste, id });
  const visiteur = await withJeton(origin);
  const { status } = await visiteur.call('/api/user/choosePassword', { jeton, password: SIEN });
  return {
    mesure: 'l’invitation à la mauvaise adresse, ouverte après la correction',
    valeur: status,
    borne: 'refusée',
    tenu: status >= 400 && status < 500,
  };
}
