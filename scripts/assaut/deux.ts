import { setTimeout as pause } from 'node:timers/promises';
import { withJeton, formOf } from './appels.ts';
import { type Constat, appelant } from './client.ts';
import { equipe } from './deuxEquipe.ts';
import { CODE, membre, premier } from './facteurs.ts';
import { type Qui, SIEN, notify, placeOrder, register } from './maison.ts';
import { type PaireDeServeurs, atOnce, compte, openPaire, uneFois } from './paire.ts';

export async function deux(): Promise<Constat[]> {
  const paire = await openPaire();
  try {
    return [
      await ensemble(paire),
      await motsDePasse(paire),
      ...(await codes(paire)),
      ...(await liens(paire)),
      await paye(paire),
      await remise(paire),
      ...(await equipe(paire)),
      ...(await sessions(paire)),
      ...(await prix(paire)),
    ];
  } finally {
    await paire.close();
  }
}

async function ensemble({ origines, find }: PaireDeServeurs): Promise<Constat> {
  const statuts = await Promise.all(
    origines.map(async (origin) => (await fetch(`${origin}/api/health`)).status),
  );
  const { personnel, chargements } = (await find(
    'select (select count(*) from admin) as personnel, (select count(*) from chargement) as chargements',
  ))!;
  return {
    mesure: `ouvrir une base vide au même instant (${statuts.join(', ')}) : membres du personnel`,
    valeur: `${personnel}, chargés ${chargements} fois`,
    borne: '3, chargés 1 fois',
    tenu: compte(statuts, 200) === 2 && Number(personnel) === 3 && Number(chargements) === 1,
  };
}

async function motsDePasse(paire: PaireDeServeurs): Promise<Constat> {
  const attempt = (origin: string) =>
    appelant(origin, '127.70.0.1').connexion('utilisateur@demo.be', 'Faux-2026!');
  const statuts = await atOnce(paire, 10, attempt);
  const vus = compte(statuts, 401);
  return {
    mesure: `mots de passe faux que l’on regarde, sur dix (${statuts.join(', ')})`,
    valeur: vus,
    borne: 'de 1 à 5',
    tenu: vus >= 1 && vus <= 5 && vus + compte(statuts, 429) === 10,
  };
}

async function codes(paire: PaireDeServeurs): Promise<Constat[]> {
  const { origin } = paire;
  const lui = await membre(paire);
  const jeton = await premier(origin, lui, '127.71.0.1');
  const logIn = (code: string) => (chez: string, n: number) =>
    appelant(chez, `127.72.${n}.1`).post(CODE, { jeton, code });
  const secours = await atOnce(paire, 4, logIn(lui.codes[0]!));
  const code = lui.totp.generate({ timestamp: Date.now() + 30_000 });
  const application = await atOnce(paire, 4, logIn(code));
  const autre = await membre(paire);
  const sien = await premier(origin, autre, '127.74.0.1');
  const faux = await atOnce(paire, 12, (chez, n) =>
    appelant(chez, `127.75.${n}.1`).post(CODE, { jeton: sien, code: String(n).padStart(6, '0') }),
  );
  const vus = compte(faux, 401);
  return [
    uneFois('un code de secours, dans quatre connexions à la fois', secours),
    uneFois('un code de l’application, dans quatre connexions à la fois', application),
    {
      mesure: `codes faux que l’on regarde, sur douze (${faux.join(', ')})`,
      valeur: vus,
      borne: 'de 1 à 5',
      tenu: vus >= 1 && vus <= 5,
    },
  ];
}

async function liens(paire: PaireDeServeurs): Promise<Constat[]> {
  const { chef, adresse, lettre } = paire;
  const email = adresse();
  const fiche = { prenom: 'Zoé', nom: 'Vander', email, contratSigne: 0, newsletter: 0 };
  await chef.call('/api/extranet/addEleve', fiche);
  const jeton = await lettre(email, /\/mot-de-passe\/([\w-]+)/);
  const visiteurs = await Promise.all(paire.origines.map((origin) => withJeton(origin)));
  const choosePassword = (_: string, n: number) =>
    visiteurs[n % 2]!.call('/api/user/choosePassword', { jeton, password: `${SIEN}${n}` });
  const invitations = await atOnce(paire, 4, choosePassword);
  await visiteurs[0]!.call('/api/user/forgotPassword', { email });
  const maile = await lettre(email, /\b[A-Z][a-z]{3}-[a-z]{4}-\d{4}\b/);
  const recus = await atOnce(paire, 4, (origin, n) =>
    appelant(origin, `127.73.${n}.1`).connexion(email, maile),
  );
  return [
    uneFois('une invitation, ouverte quatre fois à la fois', invitations),
    uneFois('un mot de passe reçu par mail, quatre fois à la fois', recus),
  ];
}

async function paye(paire: PaireDeServeurs): Promise<Constat> {
  const { carte, origines, find, adresse } = paire;
  const { qui } = await register(paire, adresse());
  const { form, commande } = await placeOrder(paire, qui, 'theorie-permis-b');
  await carte.pay(form);
  const dits = carte.hear();
  await Promise.all([...origines, ...origines, ...origines].map((chez) => notify(chez, dits)));
  const { id, etat, eleve_id } = (await find(
    'select id, etat, eleve_id from paiement where commande = ?',
    commande,
  ))!;
  const { factures, acces, mails } = (await find(
    `select (select count(*) from facture where paiement_id = ?) as factures,
      (select count(*) from "accesUser" where eleve_id = ?) as acces,
      (select count(*) from mail where eleve_id = ? and sujet like '%achat%') as mails`,
    Number(id),
    Number(eleve_id),
    Number(eleve_id),
  ))!;
  const valeur = `${etat}, ${factures} facture, ${acces} accès, ${mails} mail`;
  const borne = 'paye, 1 facture, 1 accès, 1 mail';
  return { mesure: 'une commande payée, annoncée six fois', valeur, borne, tenu: valeur === borne };
}

async function remise(paire: PaireDeServeurs): Promise<Constat> {
  const code = 'UNEFOIS26';
  await paire.chef.call('/api/extranet/addRemise', {
    code,
    libelle: 'Une fois',
    pourcentage: 50,
    montant: '',
    most: 1,
    parEleve: 1,
  });
  const eleves: Qui[] = [];
  for (let n = 0; n < 4; n++) {
    const { qui } = await register(paire, paire.adresse());
    eleves.push(await withJeton(paire.origines[n % 2]!, qui.token));
  }
  const { id: acces } = (await paire.find("select id from acces where slug = 'theorie-permis-b'"))!;
  const statuts = await atOnce(paire, 4, (_, n) =>
    eleves[n]!.call('/api/payment/purchaseAccesPayzen', {
      acces: Number(acces),
      bought: 0,
      accord: 1,
      remise: code,
    }),
  );
  return uneFois('un code « une fois », dans quatre commandes de quatre élèves', statuts);
}

async function sessions(paire: PaireDeServeurs): Promise<Constat[]> {
  const { qui } = await register(paire, paire.adresse());
  const ailleurs = await withJeton(paire.origines[1]!, qui.token);
  const reads = async (who: Qui) => (await who.read('/api/user/getUser')).status;
  const avant = await reads(ailleurs);
  await qui.call('/api/logout', { extranet: false });
  const apres = await reads(ailleurs);
  return [
    {
      mesure: `une session finie à l’un, à l’autre aussitôt après (avant : ${avant})`,
      valeur: apres,
      borne: '401',
      tenu: avant === 200 && apres === 401,
    },
  ];
}

/** In seconds (server/socle/http/pages.ts). */
const GARDEE = 30;

async function prix(paire: PaireDeServeurs): Promise<Constat[]> {
  const { chef, adresse, find, origines } = paire;
  const slug = 'theorie-permis-b';
  const la = origines[1]!;
  const dit = async () => (await (await fetch(`${la}/acces/${slug}`)).text()).includes('17,35');
  const avant = await dit();
  const { id } = (await find('select id from acces where slug = ?', slug))!;
  const { corps } = await chef.read(`/api/extranet/getAcces?id=${id}`);
  const produit = corps.acces as Record<string, string | number | null>;
  const saisie = Object.fromEntries(SAISIE.map((champ) => [champ, String(produit[champ] ?? '')]));
  const form = formOf({ ...saisie, prix: '17,35' });
  const { status } = await chef.call('/api/extranet/editAcces', form);
  const depuis = performance.now();
  const { qui } = await register(paire, adresse());
  const ailleurs = await withJeton(la, qui.token);
  const champs = { acces: Number(id), bought: 0, accord: 1 };
  const achat = await ailleurs.call('/api/payment/purchaseAccesPayzen', champs);
  const demande = /vads_amount" value="(\d+)"/.exec(String(achat.corps.form))?.[1];
  const secondes = () => (performance.now() - depuis) / 1000;
  while (!(await dit()) && secondes() < 2 * GARDEE) await pause(500);
  const apres = secondes();
  return [
    {
      mesure: `un prix changé à l’un (${status}), demandé à l’autre aussitôt après`,
      valeur: demande ?? achat.status,
      borne: '1735',
      tenu: demande === '1735',
    },
    {
      mesure: 'ce prix, sur la page publique de l’autre, après',
      valeur: `${apres.toFixed(0)} s`,
      borne: `≤ ${GARDEE} s`,
      tenu: !avant && apres <= GARDEE + 1,
    },
  ];
}

const SAISIE = [
  'id',
  'libelle',
  'prix',
  'prixRenouvellement',
  'taux',
  'codePermis',
  'type',
  'dureeValidite',
  'langue',
  'credits',
  'contenu',
  'description',
  'title',
  'text',
  'actif',
];
