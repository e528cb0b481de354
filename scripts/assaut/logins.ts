import { setTimeout as pause } from 'node:timers/promises';
import { horlogeOf } from './appels.ts';
import { type Constat, appelant, eleve, flood, measure, ms, p99 } from './client.ts';

const TOURS = 4;
const A_LA_FOIS = 50;
/** In milliseconds of processor: two hashes, of fifty waiting. */
const BORNE = 150;
/** 20 a second. */
const TOUR = 2500;

export async function logins(origin: string, pid: number): Promise<Constat[]> {
  return [...(await cinquante(origin, pid)), ...(await reussies(origin))];
}

async function cinquante(origin: string, pid: number): Promise<Constat[]> {
  const visiteur = appelant(origin);
  const { question } = await eleve(origin, 'eleve2@demo.be');
  const html = (await visiteur.get('/')).texte;
  const fichier = /\/assets\/[^"' ]+\.js/.exec(html)![0];
  const asset = () => visiteur.get(fichier, { headers: { 'accept-encoding': 'br' } });
  const accueil = () => visiteur.get('/', { headers: { 'accept-encoding': 'br' } });
  const horloge = horlogeOf(pid);
  const auRepos = (n: number) => n < 60;
  await measure(question, (n) => n < 20);
  const questionAuRepos = p99(await measure(question, auRepos, horloge));
  const accueilAuRepos = p99(await measure(accueil, auRepos, horloge));
  const fichierAuRepos = p99(await measure(asset, auRepos, horloge));

  const strangers = Array.from({ length: A_LA_FOIS }, (_, n) => appelant(origin, `127.1.${n}.1`));
  for (const stranger of strangers) await stranger.post('/api/user/login', {});
  const statuts: Record<number, number> = {};
  const waits: number[] = [];
  let busy = 0;
  const etat = { fini: false };
  const attack = async () => {
    for (let tour = 0; tour < TOURS; tour++) {
      const next = pause(TOUR);
      busy = A_LA_FOIS;
      await Promise.all(
        strangers.map(async (stranger, n) => {
          const email = `personne-${tour}-${n}@exemple.be`;
          const depuis = horloge();
          const { status } = await stranger.connexion(email, 'Faux-2026!');
          statuts[status] = (statuts[status] ?? 0) + 1;
          waits.push(horloge() - depuis);
          busy--;
        }),
      );
      await next;
    }
    etat.fini = true;
  };
  const pendant = async (ask: typeof asset) => {
    const times: number[] = [];
    while (!etat.fini) {
      if (busy === 0) await pause(5);
      else times.push(...(await measure(ask, (n) => n < 1, horloge)));
    }
    return times;
  };
  const [, questions, assets, accueils] = await Promise.all([
    attack(),
    pendant(question),
    pendant(asset),
    pendant(accueil),
  ]);
  const [q, a, h] = [p99(questions), p99(assets), p99(accueils)];
  return [
    ...(
      [
        ['une question', q, questions, questionAuRepos],
        ['un fichier', a, assets, fichierAuRepos],
        ['la page d’accueil compressée', h, accueils, accueilAuRepos],
      ] as const
    ).map(([quoi, pire, times, repos]) => ({
      mesure: `processeur avant ${quoi} pendant ${A_LA_FOIS} connexions à la fois, p99 (${times.length})`,
      valeur: ms(pire),
      borne: `≤ ${ms(BORNE)} (au repos ${ms(repos)})`,
      tenu: times.length > 0 && pire <= BORNE,
    })),
    {
      mesure: 'processeur avant la réponse à une de ces connexions, au plus',
      valeur: `${ms(Math.max(...waits))}, ${JSON.stringify(statuts)}`,
      borne: '≤ 5000 ms',
      tenu: Math.max(...waits) <= 5000,
    },
  ];
}

async function reussies(origin: string): Promise<Constat[]> {
  const personnel = appelant(origin, '127.2.0.1');
  const tokens: string[] = [];
  const ask = async () => {
    const answer = await personnel.connexion('superviseur@demo.be');
    if (answer.status === 200) tokens.push(String(answer.corps.token));
    return answer;
  };
  await flood(ask, { atOnce: 8, secondes: 6 });
  let vivantes = 0;
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await personnel.get('/api/extranet/getUser', { headers });
    if (status === 200) vivantes++;
  }
  return [
    {
      mesure: 'connexions réussies à un compte en 6 s, d’une adresse',
      valeur: tokens.length,
      borne: '≤ 30',
      tenu: tokens.length > 0 && tokens.length <= 30,
    },
    {
      mesure: 'sessions de ce compte encore ouvertes',
      valeur: vivantes,
      borne: 'de 1 à 20',
      tenu: vivantes > 0 && vivantes <= 20,
    },
  ];
}
