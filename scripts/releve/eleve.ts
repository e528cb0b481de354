import { setTimeout as pause } from 'node:timers/promises';
import {
  type EnAttente,
  type Forme,
  type Received,
  keep,
  retryInMs,
  sendAll,
  stockageEnMemoire,
} from '../../web/socle/kernel/enAttente.ts';
import type { Joueur } from '../../bench/fill.ts';
import { during } from './carnet.ts';
import { type Navigateur, type ReponseRecue, SansReponse, openNavigateur } from './navigateur.ts';
import type { Soir } from './soir.ts';

const LETTRES = ['a', 'b'] as const;

interface ReponseGardee extends EnAttente {
  questionnaire_id: number;
  question: number;
  questionKey: number;
  letter: string;
}

const FORME: Forme<ReponseGardee> = {
  prefixes: ['reponse'],
  prefixeOf: () => 'reponse',
  cleOf: ({ questionnaire_id, question }) => `${questionnaire_id}.${question}`,
  read: (texte) => JSON.parse(texte ?? 'null') as ReponseGardee | null,
  rangOf: ({ questionKey }) => questionKey,
  sourceOf: ({ questionnaire_id }) => questionnaire_id,
};

/** The browser's pauses (web/socle/kernel/query.ts), then its own interval. */
const RELECTURES_MS = [400, 800];
const ENCORE_MS = 10_000;
const REPONSE_MS = 15_000;

/** Reads as the browser does, which shows an error only once all its tries have failed. */
export const read = (
  navigateur: Navigateur,
  soir: Soir,
  path: string,
  fields: object,
): Promise<ReponseRecue['corps']> =>
  during(soir.carnet, path, async ({ erreurs }) => {
    for (let essai = 0; ; essai++) {
      const { status, corps } = await answerOf(() => navigateur.post(path, fields));
      if (status === 200) return corps;
      if (RELECTURES_MS[essai] === undefined) erreurs.push(`${path} ${status}`);
      await pause(RELECTURES_MS[essai] ?? ENCORE_MS);
    }
  });

/** Writes that nothing keeps: each failure is seen. */
export const write = (
  navigateur: Navigateur,
  soir: Soir,
  path: string,
  fields: object,
): Promise<ReponseRecue['corps']> =>
  during(soir.carnet, path, async ({ erreurs }) => {
    for (;;) {
      const { status, corps } = await answerOf(() => navigateur.post(path, fields));
      if (status === 200) return corps;
      erreurs.push(`${path} ${status}`);
      await pause(ENCORE_MS);
    }
  });

const answerOf = (ask: () => Promise<ReponseRecue>): Promise<ReponseRecue> =>
  ask().catch((cause: unknown) => {
    if (cause instanceof SansReponse) return { status: 0, corps: {} };
    throw cause;
  });

/** Answers one question after another, at a person's pace, until the evening ends. */
export async function playEleve(joueur: Joueur, n: number, soir: Soir): Promise<void> {
  const { token, acces_id, acces_user_id, theme_id } = joueur;
  const navigateur = openNavigateur(n, token);
  const tentative = { acces_id, acces_user_id, theme_id };
  const think = () => pause(soir.reflexion * (0.5 + Math.random()));
  await pause(soir.reflexion * Math.random());
  while (!soir.fini) {
    const { question_id } = await write(navigateur, soir, '/api/app/addQuestionnaire', tentative);
    for (let at: number | undefined = question_id; at !== undefined && !soir.fini;) {
      const { questionnaire_id, questionKey, datas } = (await read(
        navigateur,
        soir,
        '/api/app/getQuestion',
        { ...tentative, question_id: at },
      )) as never as { questionnaire_id: number; questionKey: number; datas: { id: number } };
      if (questionKey % 2 === 0) void look(navigateur, soir, soir.images[n % soir.images.length]!);
      await think();
      const question = datas.id;
      const letter = LETTRES[(n + questionKey) % 2]!;
      const donnee = { questionnaire_id, question, questionKey, letter, donneeLe: Date.now() };
      await give(navigateur, soir, { acces_user_id, theme_id }, donnee);
      await think();
      at = questionKey + 1 < joueur.questions.length ? questionKey + 1 : undefined;
    }
  }
  navigateur.close();
}

async function look(navigateur: Navigateur, { carnet }: Soir, adresse: string): Promise<void> {
  const status = await navigateur.get(adresse).catch(() => 0);
  if (status !== 200) carnet.dessins++;
}

/** The browser's own queue: kept first, sent until a server decides. */
const give = (
  navigateur: Navigateur,
  soir: Soir,
  ou: object,
  donnee: ReponseGardee,
): Promise<void> =>
  during(soir.carnet, 'addReponse', async (carnet) => {
    const stockage = stockageEnMemoire();
    keep(FORME, stockage, 0, donnee);
    let latest: Received<object> = { status: null, corps: null };
    const send = async (entry: ReponseGardee): Promise<Received<object>> => {
      const { status, corps } = await answerOf(() =>
        navigateur.post('/api/app/addReponse', { ...ou, ...entry }, REPONSE_MS),
      );
      latest = { status: status || null, corps, wait: corps.retryAfter };
      return latest;
    };
    const settle = ({ questionnaire_id, questionKey, letter }: ReponseGardee, issue: string) => {
      if (issue === 'enregistree')
        carnet.acquittees.set(`${questionnaire_id} ${questionKey}`, letter);
      else carnet.erreurs.push(`addReponse ${issue}: ${JSON.stringify(latest)}`);
    };
    for (let essais = 1; ; essais++) {
      if ((await sendAll(FORME, stockage, 0, send, settle)) === 'vide') return;
      carnet.renvois.push(latest.status ?? 0);
      await pause(retryInMs(essais, latest));
    }
  });
