import type { QueryClient } from '@tanstack/react-query';
import type { Mode } from '../../../regles/mode.ts';
import { attenduOf } from '../acces/index.ts';
import { rereadCap } from '../cap/index.ts';
import { isStillThere } from '../compte/index.ts';
import type { CallError } from '../../socle/kernel/errors.ts';
import type { Denouement } from '../../socle/kernel/queue.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useQueueOf } from '../../socle/kernel/useQueue.ts';
import { modeOf, type Recue, type ReponseGardee, REPONSES, sendReponse } from './reponses.ts';

export interface Echo<M extends Mode = Mode> {
  mode: M;
  show(client: QueryClient, reponse: ReponseGardee<M>, recue: Recue<M>): Promise<void>;
  /** Resolves to a sentence when the current state explains why the answer no longer counts. */
  reread(client: QueryClient, reponse: ReponseGardee<M>): Promise<string | void>;
  /** Patches the cache for reading offline; `gardees` has the whole queue. */
  patch(
    client: QueryClient,
    reponse: ReponseGardee<M>,
    gardees: readonly ReponseGardee[],
  ): Promise<void>;
  refusEnMots?(refus: CallError): string | undefined;
}

const echos = new Map<Mode, Echo>();

/** Rooms register here, because the queue knows none of them. */
export function addEcho<M extends Mode>(echo: Echo<M>): Echo<M> {
  echos.set(echo.mode, echo);
  return echo;
}

const echoOf = (reponse: ReponseGardee) => echos.get(modeOf(reponse));

/** A room that is not loaded shows nothing. */
const reread = async (client: QueryClient, reponse: ReponseGardee) =>
  echoOf(reponse)?.reread(client, reponse);

/** Thirty refusals of one cause are one toast, which counts them. */
async function show(
  client: QueryClient,
  denouement: Denouement<ReponseGardee, Recue>,
  dits: Map<string, number>,
): Promise<void> {
  const { entry: reponse, issue, received } = denouement;
  const { refus } = received;
  const echo = echoOf(reponse);
  if (issue === 'enregistree') return echo?.show(client, reponse, received.corps!);
  const dit = (await reread(client, reponse).catch(() => undefined)) ?? undefined;
  const motif = refus && echo?.refusEnMots?.(refus);
  const autre = issue === 'autre';
  const message = autre
    ? (dit ?? motif ?? 'Une autre réponse était déjà enregistrée.')
    : (motif ?? 'Le serveur l’a refusée. Recharge la page et réponds à nouveau.');
  const sujet = `${modeOf(reponse)}/${message}`;
  const nombre = (dits.get(sujet) ?? 0) + 1;
  dits.set(sujet, nombre);
  const question = `Question ${reponse.questionKey + 1}`;
  const titreAutre = nombre === 1 ? question : `${nombre} réponses`;
  const titreRefus =
    nombre === 1
      ? `${question}\u00a0: réponse non enregistrée`
      : `${nombre} réponses non enregistrées`;
  toast({
    kind: autre ? 'info' : 'error',
    title: autre ? titreAutre : titreRefus,
    message,
    duration: nombre === 1 ? 8000 : 20_000,
    sujet,
  });
}

const useQueue = useQueueOf<ReponseGardee, Recue>({
  forme: REPONSES,
  verrou: 'priorite-reponses',
  isStillThere,
  request: sendReponse,
  waitsFor: attenduOf,
  show,
  rattrapees: (nombre) =>
    nombre === 1 ? 'Réponse enregistrée' : `${nombre} réponses enregistrées`,
  reread,
  patch: async (client, reponse, gardees) => echoOf(reponse)?.patch(client, reponse, gardees),
  arrived: rereadCap,
});

export function useReponses<M extends Mode>(user_id: number, ...own: Echo<M>[]) {
  const { entries, retenues, save, ...queue } = useQueue(user_id);
  const isOwn = (reponse: ReponseGardee): reponse is ReponseGardee<M> =>
    own.some(({ mode }) => mode === modeOf(reponse));
  return {
    ...queue,
    entries: entries.filter(isOwn),
    retenues: retenues.filter(isOwn),
    drop: () => queue.queue?.drop(retenues.filter(isOwn)),
    /** Resolves to the number of answers still queued. */
    save: async () => (await save()).filter(isOwn).length,
  };
}

export type ReponsesEnAttente<M extends Mode> = ReturnType<typeof useReponses<M>>;
