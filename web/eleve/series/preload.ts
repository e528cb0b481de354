import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keeperNow } from '../../socle/kernel/garde.ts';
import { onceIdle } from '../../socle/kernel/idle.ts';
import { preloadPicture } from '../questions/index.ts';
import type { Adresse } from './adresses.ts';
import type { Contexte } from './contexte.ts';
import type { Questionnaire } from './grille.ts';
import type { Question } from './series.cache.ts';
import { questionnaireOptions, questionOptions } from './series.calls.ts';

/** The questions after this one, then the grid, then a whole open series. */
export function usePreloadSuite(
  contexte: Contexte,
  adresse: Adresse,
  lue: Question | undefined,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!lue) return undefined;
    let ouverte = true;
    // The prefetch waits, so that the question responds to input first.
    const callOff = onceIdle(() => {
      preloadSuite(client, contexte, adresse, lue, () => ouverte).catch(() => undefined);
    });
    return () => {
      ouverte = false;
      callOff();
    };
  }, [client, contexte, adresse, lue]);
}

export async function preloadQuestion(
  client: QueryClient,
  contexte: Contexte,
  adresse: Adresse,
  question_id: number,
  next = true,
): Promise<Question | undefined> {
  const options = questionOptions(contexte, adresse, question_id);
  await client.prefetchQuery(options);
  // Offline, the cached copy still has the next question.
  const question = client.getQueryData(options.queryKey);
  if (question) preloadImage(question, next);
  return question;
}

/** A learner answers about this many questions in a long tunnel. */
const AVANCE = 5;

const imagesGardees = new Set<string>();

/** Only the next picture is decoded; the others are fetched, which costs the page nothing. */
function preloadImage({ datas }: Question, next = false) {
  const { libelleImage, vue } = datas;
  if (!libelleImage) return;
  if (next || vue) preloadPicture(datas);
  else if (!imagesGardees.has(libelleImage))
    fetch(libelleImage, { priority: 'low' }).then(
      (answer) => answer.blob(),
      () => undefined,
    );
  if (navigator.serviceWorker?.controller) imagesGardees.add(libelleImage);
}

async function preloadSuite(
  client: QueryClient,
  contexte: Contexte,
  adresse: Adresse,
  depuis: Question,
  isWanted: () => boolean,
) {
  let suivante = depuis.nextId;
  for (let n = 0; n < AVANCE && suivante !== null && isWanted(); n++) {
    const question = await preloadQuestion(client, contexte, adresse, suivante, n === 0);
    suivante = question?.nextId ?? null;
  }
  // Offline, the grid is the way back.
  const grille = questionnaireOptions(contexte, adresse);
  await client.prefetchQuery({ ...grille, staleTime: Infinity });
  const tentative = client.getQueryData(grille.queryKey);
  if (tentative && !tentative.questions.isTermine)
    await preloadSerie(client, contexte, adresse, tentative, isWanted);
}

/** A whole open series is kept in sequence, so that it can be ended offline. */
async function preloadSerie(
  client: QueryClient,
  contexte: Contexte,
  adresse: Adresse,
  { questions: { questions } }: Questionnaire,
  isWanted: () => boolean,
) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const id of questions) {
    const options = { ...questionOptions(contexte, adresse, id), staleTime: Infinity };
    const readKept = keeperNow();
    if (!readKept || !navigator.onLine || !isWanted()) return;
    const lue = client.getQueryData(options.queryKey);
    if (!lue && (await readKept(options.queryKey)) !== undefined) continue;
    preloadImage(lue ?? (await client.fetchQuery(options)));
  }
}
