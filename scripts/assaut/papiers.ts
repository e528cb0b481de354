import { filOf, travailOf } from './appels.ts';
import { type Constat, appelant, ms } from './client.ts';
import { type Maison, SIEN, buy, register, openMaison } from './maison.ts';

export async function papiers(origin: string, pid: number): Promise<Constat[]> {
  const maison = await openMaison();
  try {
    return [...(await documents(origin, pid)), ...(await effaces(maison)), await lignes(maison)];
  } finally {
    await maison.close();
  }
}

const FOIS = 100;

async function documents(origin: string, pid: number): Promise<Constat[]> {
  const visiteur = appelant(origin);
  const costOf = async (path: string, encodage: string) => {
    const headers = { 'accept-encoding': encodage };
    for (let n = 0; n < 5; n++) await visiteur.get(path, { headers });
    const [fil, tout] = [filOf(pid), travailOf(pid)];
    for (let n = 0; n < FOIS; n++) await visiteur.get(path.replace('#', String(n)), { headers });
    return Math.max(filOf(pid) - fil, (travailOf(pid) - tout) * 1000) / FOIS;
  };
  await costOf('/api/health', 'identity');
  const sante = await costOf('/api/health', 'identity');
  const constats: Constat[] = [];
  for (const [path, encodage] of [
    ['/api/docs/json', 'br'],
    ['/api/docs/json', 'gzip'],
    ['/api/docs/json', 'identity'],
    ['/api/docs/json?n=#', 'br'],
    ['/api/docs/js%6fn', 'br'],
    ['/api/docs/yaml', 'br'],
  ] as const) {
    const chacun = await costOf(path, encodage);
    const borne = 3 * sante + 1;
    constats.push({
      mesure: `processeur pour ${path} (${encodage}), chaque fois`,
      valeur: ms(chacun),
      borne: `≤ ${ms(borne)} (/api/health en prend ${ms(sante)})`,
      tenu: chacun <= borne,
    });
  }
  return constats;
}

const PRENOM = 'Zwentibolde';
const NOM = 'Quiévrechin';
const MOTIF = `Rendu à ${PRENOM}, passé au bureau`;
const DECLARATION = `${PRENOM} ${NOM} renonce à tout`;

/** The supervisor's whole view as text; the law keeps names on invoices. */
async function toutLu({ chef }: Maison, id: number, paiement: number): Promise<string> {
  const lus: string[] = [];
  for (const path of [
    'getEleves?page=1',
    `getEleves?page=1&recherche=${PRENOM}`,
    'getJournal?page=1',
    'getJournal?page=2',
    'getCaisse',
    `getCaisse?recherche=${PRENOM}`,
    'getRecherche?recherche=Zwentibolde',
    'getEcarts',
    'getDashboard',
    `getEleve?id=${id}`,
    `getPaiements?id=${id}`,
    `getPaiement?id=${paiement}`,
  ])
    lus.push((await chef.read(`/api/extranet/${path}`)).texte);
  lus.push((await chef.call('/api/extranet/exportEleves', {})).texte);
  return lus.join('\n');
}

async function effaces(maison: Maison): Promise<Constat[]> {
  const { chef, adresse, find } = maison;
  const email = adresse().replace('personne', 'wurtzelstock');
  const { id, fiche, qui } = await register(maison, email, { prenom: PRENOM, nom: NOM });
  await chef.call('/api/extranet/editEleve', { ...fiche, prenom: `${PRENOM}e`, id });
  const un = await buy(maison, qui, 'theorie-permis-b');
  const retire = { id: un.paiement, declaration: DECLARATION };
  await qui.call('/api/payment/withdrawPaiement', retire);
  await chef.call('/api/extranet/refuseRetractation', { id: un.paiement, motif: MOTIF });
  const { prix } = (await find('select montant as prix from paiement where id = ?', un.paiement))!;
  const rendu = { id: un.paiement, montant: 1, reste: Number(prix) / 100, finAcces: 0, main: 1 };
  const { status: rembourse } = await chef.call('/api/extranet/refundPaiement', {
    ...rendu,
    motif: MOTIF,
  });
  const { texte: donnees } = await qui.read('/api/user/getDonnees');
  const absents = [PRENOM, NOM, email, DECLARATION, MOTIF, un.commande].filter(
    (mot) => !donnees.includes(mot),
  );
  const avant = (await toutLu(maison, id, un.paiement)).includes(PRENOM);
  const { status } = await chef.call('/api/extranet/deleteEleve', { id });
  const apres = await toutLu(maison, id, un.paiement);
  const mots = [PRENOM, NOM, 'wurtzelstock'];
  const restes = mots.filter((mot) => apres.includes(mot));
  const entree = await appelant(maison.origin).connexion(email, SIEN);
  return [
    {
      mesure: `ce que « mes données » tait à son propriétaire (remboursé : ${rembourse})`,
      valeur: absents.join(', ') || 'rien',
      borne: 'rien',
      tenu: rembourse === 200 && absents.length === 0,
    },
    {
      mesure: `ce que le personnel lit encore de qui est effacé (${status})`,
      valeur: restes.join(', ') || 'rien',
      borne: 'rien',
      tenu: avant && status === 200 && restes.length === 0,
    },
    {
      mesure: 'son compte, par son mot de passe',
      valeur: entree.status,
      borne: '401',
      tenu: entree.status === 401,
    },
  ];
}

async function lignes(maison: Maison): Promise<Constat> {
  const { chef, adresse } = maison;
  const { id } = await register(maison, adresse(), {
    dateNaissance: '1985-07-30',
    registreNational: '85073003328',
  });
  const mois = new Date().toISOString().slice(0, 7);
  const pris: [string, object][] = [
    ['exportComptable', { mois }],
    ['exportEleves', {}],
    ['exportContenu', { photos: 0 }],
    ['getRegistre', { id }],
    ['openRegard', { id }],
  ];
  const sans: string[] = [];
  for (const [nom, champs] of pris) {
    const { status } = await chef.call(`/api/extranet/${nom}`, { ...champs });
    const { corps } = await chef.read('/api/extranet/getJournal?page=1');
    const { data } = corps.lignes as { data: { appel: string }[] };
    if (status !== 200 || data[0]?.appel !== nom) sans.push(`${nom} (${status})`);
  }
  return {
    mesure: `sur ${pris.length} choses qui sortent de la maison, sans ligne au journal`,
    valeur: sans.join(', ') || 'aucune',
    borne: 'aucune',
    tenu: sans.length === 0,
  };
}
