import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isStillThere } from '../compte/session.ts';
import { CallError, call } from '../kernel/call.ts';
import type { Envoi } from '../kernel/enAttente.ts';
import { type Denouement, FILE_VIDE, type FileEnvois, createFile } from '../kernel/fileEnvois.ts';
import { toast } from '../kernel/toasts.ts';
import { type Termine, rereadCours, showTermine } from './cours.calls.ts';
import { CHAPITRES, type ChapitreEnAttente } from './envoi.ts';

const DELAI = 15_000;

async function send(user_id: number, envoi: ChapitreEnAttente): Promise<Envoi<Termine>> {
  if (!isStillThere(user_id)) return { status: null, corps: null };
  const { donneeLe: _, libelle: __, ...charge } = envoi;
  try {
    const signal = AbortSignal.timeout(DELAI);
    return { status: 200, corps: await call('addELearning', charge, { signal, keepalive: true }) };
  } catch (error) {
    if (!(error instanceof CallError)) return { status: null, corps: null };
    // The session is over, or something is asked of the learner first: the chapter waits.
    const waits = error.body.reconnexion === 1 || error.body.infosManquantes === 1;
    return { status: waits ? null : error.status, corps: null, wait: error.retryAfter };
  }
}

const MOTIFS: Record<number, string> = {
  400: 'Ton accès est arrivé à échéance avant son envoi.',
  404: 'Ce chapitre n’est plus dans ce cours.',
  409: 'Il l’était déjà, avec d’autres réponses : ce sont elles qui comptent.',
  422: 'Ses questions ont changé entre-temps. Relis-les, puis valide à nouveau.',
};

async function show(client: QueryClient, told: Denouement<ChapitreEnAttente, Termine>) {
  const { reponse: envoi, issue, envoi: answer } = told;
  if (issue === 'enregistree' && answer.corps) return showTermine(client, envoi, answer.corps);
  await rereadCours(client, envoi.acces_id);
  toast({
    kind: issue === 'autre' ? 'info' : 'error',
    title:
      issue === 'autre'
        ? `${envoi.libelle}\u00a0: déjà terminé`
        : `${envoi.libelle}\u00a0: pas enregistré`,
    message:
      MOTIFS[answer.status ?? 0] ?? 'Le serveur l’a refusé. Recharge la page et réponds à nouveau.',
    duration: 8000,
  });
}

const files = new Map<number, FileEnvois<ChapitreEnAttente, Termine>>();

function fileOf(user_id: number, client: QueryClient) {
  let file = files.get(user_id);
  if (!file) {
    file = createFile<ChapitreEnAttente, Termine>({
      forme: CHAPITRES,
      verrou: 'priorite-chapitres',
      user_id,
      send: (envoi) => send(user_id, envoi),
      show: (told) => show(client, told),
      rattrapees: (nombre) =>
        toast({
          kind: 'success',
          title: nombre === 1 ? 'Chapitre enregistré' : `${nombre} chapitres enregistrés`,
        }),
      reread: ({ acces_id }) => rereadCours(client, acces_id),
    });
    files.set(user_id, file);
  }
  return file;
}

const nothing = () => () => undefined;

/** The chapters that a learner has ended, on their way. Every screen of the room opens it. */
export function useChapitresEnAttente(user_id: number) {
  const client = useQueryClient();
  const file = useMemo(
    () => (typeof window === 'undefined' ? null : fileOf(user_id, client)),
    [user_id, client],
  );
  const etat = useSyncExternalStore(
    file?.abonner ?? nothing,
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
