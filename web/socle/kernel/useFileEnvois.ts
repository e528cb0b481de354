import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { CallError } from './errors.ts';
import type { EnAttente, Envoi, Forme } from './enAttente.ts';
import { readRegard } from './regard.ts';
import { type Denouement, FILE_VIDE, type FileEnvois, createFile } from './fileEnvois.ts';
import { toast } from './toasts.ts';

/** In milliseconds, for an answer. */
const DELAI = 15_000;

/** One kind of what learners give and the server must have. */
interface Sorte<E extends EnAttente, R> {
  forme: Forme<E>;
  /** Of which one tab at a time sends. */
  verrou: string;
  /** Whether the session of this browser is still that learner's. */
  isStillThere: (user_id: number) => boolean;
  request: (envoi: E, options: { signal: AbortSignal; keepalive: true }) => Promise<R>;
  /** Refusals after which it waits until something else is done, besides the end of the session. */
  waitsFor?: (refus: CallError) => boolean;
  /** What became of it; a refusal that has been told is read again and not shown. */
  show: (client: QueryClient, denouement: Denouement<E, R>) => void | Promise<void>;
  /** The title that says that so many, which had had to wait, are all there now. */
  rattrapees: (nombre: number) => string;
  reread: (client: QueryClient, envoi: E) => Promise<unknown>;
  /** One was just given: what is seen without a network is to say so. */
  note: (client: QueryClient, envoi: E, envois: readonly E[]) => Promise<void>;
  /** Those that had had to wait have changed what the server says. */
  arrived: (client: QueryClient) => Promise<void>;
}

const nothing = () => () => undefined;

/** The hook of a kind: what a learner has given, on its way. Every screen of the room opens it, so that it is sent from any. */
export function useFileEnvoisOf<E extends EnAttente, R>(sorte: Sorte<E, R>) {
  const files = new Map<number, FileEnvois<E, R>>();

  async function send(user_id: number, envoi: E): Promise<Envoi<R>> {
    if (!sorte.isStillThere(user_id)) return { status: null, corps: null };
    try {
      const signal = AbortSignal.timeout(DELAI);
      return { status: 200, corps: await sorte.request(envoi, { signal, keepalive: true }) };
    } catch (error) {
      if (!(error instanceof CallError)) return { status: null, corps: null };
      // The session is over, not what was given: it goes when its learner is connected again.
      const waits = error.body.reconnexion === 1 || sorte.waitsFor?.(error);
      const { status, retryAfter: wait, told } = error;
      return { status: waits ? null : status, corps: null, refus: error, wait, told };
    }
  }

  function fileOf(user_id: number, client: QueryClient): FileEnvois<E, R> {
    let file = files.get(user_id);
    if (!file) {
      file = createFile<E, R>({
        forme: sorte.forme,
        verrou: sorte.verrou,
        user_id,
        send: (envoi) => send(user_id, envoi),
        show: async (denouement) => {
          if (denouement.envoi.told)
            await sorte.reread(client, denouement.reponse).catch(() => undefined);
          else await sorte.show(client, denouement);
        },
        rattrapees: (nombre) => {
          toast({ kind: 'success', title: sorte.rattrapees(nombre), sujet: sorte.verrou });
          void sorte.arrived(client);
        },
        // Who sees the site as a learner has done nothing.
        note: (envoi, envois) => void (readRegard() || sorte.note(client, envoi, envois)),
        reread: (envoi) => sorte.reread(client, envoi),
      });
      files.set(user_id, file);
    }
    return file;
  }

  return function useFileEnvois(user_id: number) {
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
  };
}
