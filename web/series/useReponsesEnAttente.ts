import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { call, CallError } from '../kernel/call.ts';
import { isStillThere } from '../compte/session.ts';
import { toast } from '../kernel/toasts.ts';
import type { Envoi } from '../kernel/enAttente.ts';
import { createFile, FILE_VIDE, type Denouement, type FileEnvois } from '../kernel/fileEnvois.ts';
import { REPONSES, type ReponseEnAttente } from './reponsesEnAttente.ts';
import { showReponse, rereadQuestion, type ReponseEnregistree } from './series.cache.ts';

const DELAI = 15_000;

async function send(
  user_id: number,
  reponse: ReponseEnAttente,
): Promise<Envoi<ReponseEnregistree>> {
  if (!isStillThere(user_id)) return { status: null, corps: null };
  const { donneeLe: _, ...charge } = reponse;
  try {
    const corps = await call('addReponse', charge, {
      signal: AbortSignal.timeout(DELAI),
      keepalive: true,
    });
    return { status: 200, corps };
  } catch (erreur) {
    const status = erreur instanceof CallError ? erreur.status : null;
    // The session is over, not the answer: it goes when its learner is connected again.
    const deconnecte = erreur instanceof CallError && erreur.body.reconnexion === 1;
    const wait = erreur instanceof CallError ? erreur.retryAfter : undefined;
    return { status: deconnecte ? null : status, corps: null, wait };
  }
}

async function show(
  client: QueryClient,
  { reponse, issue, envoi }: Denouement<ReponseEnAttente, ReponseEnregistree>,
): Promise<void> {
  if (issue === 'enregistree' && envoi.corps) {
    await showReponse(client, reponse, envoi.corps);
    if (envoi.corps.termine) toast({ kind: 'success', title: 'Série terminée' });
    return;
  }
  const lue = await rereadQuestion(client, reponse).catch(() => null);
  const numero = reponse.questionKey + 1;
  if (issue === 'autre') {
    const finie =
      lue &&
      (lue.questionnaire_id !== reponse.questionnaire_id || (lue.termine && lue.reponse === null));
    const message = finie
      ? 'La série était déjà terminée : cette réponse ne compte plus.'
      : 'Une autre réponse était déjà enregistrée.';
    toast({ kind: 'info', title: `Question ${numero}`, message, duration: 6000 });
    return;
  }
  // Only staff who look on are forbidden it, and they have been told.
  if (envoi.status === 403) return;
  toast({
    kind: 'error',
    title: `Question ${numero}\u00a0: réponse non enregistrée`,
    message:
      MOTIFS[envoi.status ?? 0] ?? 'Le serveur l’a refusée. Recharge la page et réponds à nouveau.',
    duration: 8000,
  });
}

const MOTIFS: Record<number, string> = {
  400: 'Ton accès est arrivé à échéance avant son envoi.',
  401: 'Cette série n’est plus la tienne sur cet appareil.',
  404: 'Cette question n’est plus disponible.',
};

const files = new Map<number, FileEnvois<ReponseEnAttente, ReponseEnregistree>>();

function fileOf(user_id: number, client: QueryClient) {
  let file = files.get(user_id);
  if (!file) {
    file = createFile<ReponseEnAttente, ReponseEnregistree>({
      forme: REPONSES,
      verrou: 'priorite-reponses',
      user_id,
      send: (reponse) => send(user_id, reponse),
      show: (denouement) => show(client, denouement),
      rattrapees: (nombre) =>
        toast({
          kind: 'success',
          title: nombre === 1 ? 'Réponse enregistrée' : `${nombre} réponses enregistrées`,
        }),
      reread: (reponse) => rereadQuestion(client, reponse),
    });
    files.set(user_id, file);
  }
  return file;
}

const rien = () => () => undefined;

/** The learner's answers on their way. Every screen of the room opens it, so that they are sent from any. */
export function useReponsesEnAttente(user_id: number) {
  const client = useQueryClient();
  const file = useMemo(
    () => (typeof window === 'undefined' ? null : fileOf(user_id, client)),
    [user_id, client],
  );
  const etat = useSyncExternalStore(
    file?.abonner ?? rien,
    file?.etat ?? (() => FILE_VIDE),
    () => FILE_VIDE,
  );
  useEffect(() => file?.ouvrir(), [file]);
  const save = useCallback(async () => {
    await file?.empty();
    return file?.etat().reponses.length ?? 0;
  }, [file]);
  return { ...etat, file, save };
}
