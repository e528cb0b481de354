import type { Constat } from './client.ts';
import { withJeton } from './appels.ts';
import { type Maison, type Qui, buy, register, openMaison } from './maison.ts';

const INFOS = {
  dateNaissance: '1985-07-30',
  registreNational: '85073003328',
  rue: 'Rue de Fer 1',
  localite: 'Namur',
  codePostal: '5000',
};
const RDV = 'rendez-vous-pedagogique';

export async function retraits(): Promise<Constat[]> {
  const maison = await openMaison();
  try {
    const constats: Constat[] = [];
    for (const [quoi, retrait] of RETRAITS) constats.push(await thenFinish(maison, quoi, retrait));
    constats.push(await tousAlaFois(maison));
    constats.push(...(await apresDelivrance(maison)));
    constats.push(...(await ouvertures(maison)));
    return constats;
  } finally {
    await maison.close();
  }
}

type Achat = Awaited<ReturnType<typeof buy>>;
type Lecteur = Awaited<ReturnType<typeof lecteur>>;

const RETRAITS: [string, (maison: Maison, lui: Lecteur) => Promise<number>][] = [
  ['se rétracter', (_, { qui, achat }) => withdraw(qui, achat)],
  [
    'se rétracter sans connexion',
    async ({ origin }, { email, achat: { commande } }) => {
      const visiteur = await withJeton(origin);
      return (await visiteur.call('/api/site/withdrawCommande', { commande, email })).status;
    },
  ],
  ['être remboursé', ({ chef }, { achat }) => refund(chef, achat)],
  ['reprendre par sa banque', (maison, { achat }) => takeBack(maison, achat)],
];

const withdraw = async (qui: Qui, { paiement: id }: Achat) =>
  (await qui.call('/api/payment/withdrawPaiement', { id })).status;

async function refund(chef: Qui, { paiement: id }: Achat): Promise<number> {
  const champs = { id, montant: 12, reste: 12, motif: 'Essai', finAcces: 1, main: 1 };
  return (await chef.call('/api/extranet/refundPaiement', champs)).status;
}

async function takeBack({ carte, notify }: Maison, { uuid }: Achat): Promise<number> {
  await carte.operate(uuid, 'remettre');
  await notify();
  const status = await carte.operate(uuid, 'impayer');
  await notify();
  return status < 400 ? 200 : status;
}

async function lecteur(maison: Maison) {
  const email = maison.adresse();
  const { qui } = await register(maison, email);
  await qui.call('/api/user/updateRegistre', INFOS);
  const achat = await buy(maison, qui, RDV);
  const { acces_id } = achat;
  const { corps } = await qui.call('/api/app/getModules', { acces_id });
  const places: Record<string, unknown>[] = [];
  for (const { module } of corps.modules as { module: { id: number } }[]) {
    const { corps: lus } = await qui.call('/api/app/getChapitres', {
      acces_id,
      module_id: module.id,
    });
    for (const { id, nbQuestion } of lus.chapitres as { id: number; nbQuestion: number }[])
      places.push({
        acces_id,
        module_id: module.id,
        chapitre_id: id,
        reponses: Object.fromEntries(
          Array.from({ length: nbQuestion }, (_question, rang) => [String(rang + 1), 'a']),
        ),
      });
  }
  for (const place of places.slice(0, -1)) await qui.call('/api/app/addELearning', place);
  const guides = [{ prenom: 'Anne', nom: 'Vander', email: '' }];
  await qui.call('/api/app/setGuides', { acces_id, guides });
  return {
    email,
    qui,
    achat,
    finir: async () => (await qui.call('/api/app/addELearning', places.at(-1)!)).status,
    async nommer() {
      await qui.call('/api/app/setGuides', { acces_id, guides });
    },
    async valables() {
      const { corps: dites } = await qui.read('/api/user/getAttestations');
      return (dites.attestations as { dateRetrait: string | null }[]).filter(
        ({ dateRetrait }) => dateRetrait === null,
      ).length;
    },
  };
}

async function thenFinish(
  maison: Maison,
  quoi: string,
  retrait: (maison: Maison, lui: Lecteur) => Promise<number>,
): Promise<Constat> {
  const lui = await lecteur(maison);
  const status = await retrait(maison, lui);
  await lui.finir();
  await lui.nommer();
  const valables = await lui.valables();
  return {
    mesure: `${quoi} (${status}), puis finir : attestations`,
    valeur: valables,
    borne: '0',
    tenu: status === 200 && valables === 0,
  };
}

async function tousAlaFois(maison: Maison): Promise<Constat> {
  let lesDeux = 0;
  const TOURS = 4;
  for (let tour = 0; tour < TOURS; tour++) {
    const lui = await lecteur(maison);
    const [status] = await Promise.all([
      withdraw(lui.qui, lui.achat),
      lui.finir(),
      lui.finir(),
      lui.nommer(),
    ]);
    await lui.nommer();
    if (status === 200 && (await lui.valables()) > 0) lesDeux++;
  }
  return {
    mesure: `se rétracter et finir au même instant, ${TOURS} fois : rétracté et attesté`,
    valeur: lesDeux,
    borne: '0',
    tenu: lesDeux === 0,
  };
}

async function apresDelivrance(maison: Maison): Promise<Constat[]> {
  const lui = await lecteur(maison);
  await lui.finir();
  const valables = await lui.valables();
  const trop = await withdraw(lui.qui, lui.achat);
  await takeBack(maison, lui.achat);
  const { corps } = await maison.chef.read(`/api/extranet/getPaiement?id=${lui.achat.paiement}`);
  const { corps: caisse } = await maison.chef.read('/api/extranet/getCaisse?aRegler=1');
  const { paiement, livre } = corps as {
    paiement: { aRegler: { attestation: string | null } };
    livre: { attestation: { numero: string } | null } | null;
  };
  const { data } = caisse.paiements as {
    data: { id: number; aRegler: { attestation: string | null } }[];
  };
  const enListe = data.find(({ id }) => id === lui.achat.paiement)?.aRegler.attestation;
  return [
    {
      mesure: `se rétracter de ce qui est délivré (${valables} attestation)`,
      valeur: trop,
      borne: '409',
      tenu: valables === 1 && trop === 409,
    },
    {
      mesure: 'repris par la banque après la délivrance, dans la liste de ce qui est à régler',
      valeur: enListe ? `attestation ${enListe}` : 'rien',
      borne: 'l’attestation',
      tenu:
        Boolean(enListe) && paiement.aRegler.attestation === enListe && Boolean(livre?.attestation),
    },
  ];
}

async function ouvertures(maison: Maison): Promise<Constat[]> {
  const { qui } = await register(maison, maison.adresse());
  const achat = await buy(maison, qui, 'theorie-permis-b');
  const { acces_id, acces_user_id } = achat;
  const ou = { acces_id, acces_user_id };
  const app = async (nom: string, champs: object) =>
    (await qui.call(`/api/app/${nom}`, { ...ou, ...champs })).corps;
  const series = await app('getThemes', {});
  const [finie, autre] = (series.themes as { id: number }[]).map(({ id: theme_id }) => ({
    theme_id,
  }));
  const { questionnaire_id } = await app('addQuestionnaire', finie!);
  await app('stopSerie', { questionnaire_id });
  const { question_id } = await app('addQuestionnaire', autre!);
  const { sujets } = await app('getEntrainement', {});
  const { cible } = (sujets as { cible: string }[])[0]!;
  const { dizaine_id } = await app('addDizaine', { cible });
  const { examen_id } = await app('addExamen', {});
  await app('stopExamen', { examen_id });
  const portes: [string, object][] = [
    ['getThemes', {}],
    ['getThemes', { historique: 1 }],
    ['addQuestionnaire', autre!],
    ['getQuestionnaire', autre!],
    ['getQuestion', { ...autre!, question_id }],
    ['addReponse', { ...autre!, question: question_id, questionKey: 0, letter: 'a' }],
    ['beginSerie', { ...finie!, questionnaire_id }],
    ['getEntrainement', {}],
    ['addDizaine', { cible }],
    ['getDizaine', { dizaine_id }],
    ['addExamen', {}],
    ['getExamen', { examen_id }],
    ['getExamens', {}],
  ];
  const ouvertes = async () => {
    const noms: string[] = [];
    for (const [nom, champs] of portes) if ((await app(nom, champs)).status === 200) noms.push(nom);
    const { corps: chance } = await qui.call('/api/app/getPret', {});
    return chance.pret === null ? noms : [...noms, 'getPret'];
  };
  const avant = await ouvertes();
  const status = await withdraw(qui, achat);
  const apres = await ouvertes();
  const encore = await qui.call('/api/payment/purchaseAccesPayzen', {
    acces: acces_id,
    bought: 1,
    accord: 1,
  });
  return [
    {
      mesure: `portes ouvertes d’un accès dont on s’est rétracté (${status}), de ${avant.length} qui l’étaient`,
      valeur: apres.join(', ') || 'aucune',
      borne: 'aucune',
      tenu: avant.length === portes.length + 1 && status === 200 && apres.length === 0,
    },
    {
      mesure: 'le renouveler pendant ce temps',
      valeur: encore.status,
      borne: '409',
      tenu: encore.status === 409,
    },
  ];
}
