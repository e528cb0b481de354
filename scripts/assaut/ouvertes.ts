import type { Constat } from './client.ts';
import { connecte } from './appels.ts';
import { SIEN, type Maison, register, openMaison } from './maison.ts';

const AVANT = '2020-01-01T00:00:00.000Z';

export async function ouvertes(): Promise<Constat[]> {
  const maison = await openMaison();
  try {
    return [await duChef(maison), await dUnEleve(maison), await essais(maison)];
  } finally {
    await maison.close();
  }
}

async function duChef(maison: Maison): Promise<Constat> {
  const { chef, adresse, change, find } = maison;
  const fiche = { prenom: 'Paul', nom: 'Renard', email: adresse(), level: 1, password: SIEN };
  const { corps } = await chef.call('/api/extranet/addUser', fiche);
  const collegue = { ...fiche, password: '', id: Number(corps.id) };
  const { id, fiche: eleve } = await register(maison, adresse());
  const moi = await find("select id from admin where email = 'superviseur@demo.be'");
  const lui = Number(moi!.id);
  await change('update session set "datePreuve" = ?', AVANT);
  const gestes: [nom: string, champs: Record<string, unknown>][] = [
    ['addUser', { ...fiche, email: adresse(), level: 10 }],
    ['updateUser', { ...collegue, level: 10 }],
    ['updateUser', { ...collegue, password: `${SIEN}bis` }],
    ['updateUser', { ...collegue, email: adresse() }],
    ['updateUser', { ...collegue, id: lui, level: 10, email: adresse() }],
    ['deleteFacteurUser', { id: collegue.id }],
    ['deleteUser', { id: collegue.id }],
    ['editEleve', { ...eleve, id, email: adresse() }],
    ['editEleve', { ...eleve, id, password: `${SIEN}bis` }],
    ['deleteEleve', { id }],
    ['beginFacteur', { password: 'Faux-2026!' }],
    ['renewCodes', { password: 'Faux-2026!' }],
    ['deleteFacteur', { password: 'Faux-2026!' }],
    [
      'modifyPassword',
      { motDePasseActuel: 'Faux-2026!', password: `${SIEN}bis`, passwordConfirm: `${SIEN}bis` },
    ],
  ];
  const faits: string[] = [];
  for (const [nom, champs] of gestes) {
    const { status } = await chef.call(`/api/extranet/${nom}`, champs);
    // Other errors than 401 and 403 mean that nobody asked for proof.
    if (status !== 401 && status !== 403) faits.push(`${nom} (${status})`);
  }
  const vivant = await chef.read('/api/extranet/getUsers');
  return {
    mesure: `de ${gestes.length} gestes qui ouvrent un compte, regardés sans preuve dans la session laissée ouverte d’un superviseur (${vivant.status})`,
    valeur: faits.join(', ') || 'aucun',
    borne: 'aucun',
    tenu: vivant.status === 200 && faits.length === 0,
  };
}

async function dUnEleve(maison: Maison): Promise<Constat> {
  const { id, qui } = await register(maison, maison.adresse());
  await maison.change('update session set "datePreuve" = ?', AVANT);
  const [password, passwordConfirm] = [`${SIEN}bis`, `${SIEN}bis`];
  const sienne = await qui.call('/api/user/modifyPassword', { password, passwordConfirm });
  const fin = await qui.call('/api/user/askEffacement', { password: 'Faux-2026!' });
  const lu = await qui.read('/api/user/getUser');
  return {
    mesure: `change le mot de passe de l’élève ${id}, ou finir son compte, dans sa session ouverte (${lu.status})`,
    valeur: `${sienne.status}, ${fin.status}`,
    borne: '403, 401',
    tenu: lu.status === 200 && sienne.status === 403 && fin.status === 401,
  };
}

async function essais({ origin }: Maison): Promise<Constat> {
  const chef = await connecte(origin, 'superviseur@demo.be');
  const appels: [string, (password: string) => Record<string, unknown>][] = [
    ['addPreuve', (password) => ({ password })],
    ['beginFacteur', (password) => ({ password })],
    [
      'modifyPassword',
      (motDePasseActuel) => ({ motDePasseActuel, password: SIEN, passwordConfirm: SIEN }),
    ],
  ];
  let vus = 0;
  for (let n = 0; n < 15; n++)
    for (const [nom, champs] of appels)
      if ((await chef.call(`/api/extranet/${nom}`, champs(`Faux-2026!${n}`))).status !== 429) vus++;
  return {
    mesure: 'mots de passe essayés dans une session ouverte, par trois appels, sur 45',
    valeur: vus,
    borne: 'de 1 à 10',
    tenu: vus >= 1 && vus <= 10,
  };
}
