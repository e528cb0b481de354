import { useQueryClient } from '@tanstack/react-query';
import calls from 'virtual:calls';
import type { Input, Output } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';
import { CallError, type CallOptions, call } from './call.ts';
import { type FieldErrors, isTold, sentenceOf } from './errors.ts';
import { toast } from './toasts.ts';

/** In milliseconds. */
const DURATION = { admin: 4000, eleve: 2000, visiteur: 2000 };
interface Annulation {
  ligne_id: number;
  secondes: number;
}

const A_CORRIGER = 'Veuillez corriger les erreurs dans le formulaire';

/** Only conflicts and field errors remain to be told. */
export type Written<O = unknown> =
  | { ok: true; output: O }
  | { ok: false; errors?: FieldErrors; conflict?: CallError; refusal?: CallError };

export interface Write<I, O = unknown> {
  (input: I, options?: CallOptions): Promise<Written<O>>;
  annulable?: boolean;
}

/**
 * Calls, refetches the reading calls in `refreshes`, and toasts the server's sentence. Field errors
 * are the form's to show, a 409 the screen's.
 */
export function useWrite<N extends CallName>(
  name: N,
  {
    refreshes = [],
    says,
    removes,
  }: {
    refreshes?: readonly CallName[];
    says?: (error: unknown) => string;
    removes?: boolean;
  } = {},
): Write<Input<Calls[N]>, Output<Calls[N]>> {
  const queries = useQueryClient();
  const duration = DURATION[calls[name].audience];
  const complain = (title: string, message?: string) =>
    toast({ kind: 'error', title, ...(message && { message }), duration, sujet: name });

  const refresh = (gone?: number) =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [read, asked] }) =>
        refreshes.includes(read as CallName) &&
        (gone === undefined || (asked as { id?: number } | undefined)?.id !== gone),
    });

  /** Possible until its effects have left the house. */
  async function takeBack({ ligne_id }: Annulation): Promise<void> {
    try {
      const { message } = await call('undo', { ligne_id });
      toast({ kind: 'success', title: message, sujet: name });
    } catch (error) {
      if (!isTold(error)) complain(sentenceOf(error));
    }
    await refresh();
  }

  const write = async (
    input: Input<Calls[N]>,
    options?: CallOptions,
  ): Promise<Written<Output<Calls[N]>>> => {
    try {
      const output = await call(name, input, options);
      await refresh(removes ? (input as { id?: number }).id : undefined);
      const { message, annulation } = output as { message?: string; annulation?: Annulation };
      const annuler = annulation && {
        run: () => void takeBack(annulation),
        delai: annulation.secondes * 1000,
      };
      if (message)
        toast({
          kind: 'success',
          title: message,
          duration,
          sujet: name,
          ...(annuler && { annuler }),
        });
      return { ok: true, output };
    } catch (error) {
      if (isTold(error)) return { ok: false };
      if (says) {
        complain(says(error));
        const refusal = error instanceof CallError ? error : undefined;
        return {
          ok: false,
          ...(refusal?.errors && { errors: refusal.errors }),
          ...(refusal?.status === 409 && { conflict: refusal }),
        };
      }
      if (error instanceof CallError && error.status === 409) return { ok: false, conflict: error };
      if (error instanceof CallError && error.errors) {
        complain(A_CORRIGER);
        return { ok: false, errors: error.errors };
      }
      complain('Oups !', sentenceOf(error));
      return { ok: false, ...(error instanceof CallError && { refusal: error }) };
    }
  };
  return Object.assign(write, { annulable: calls[name].annulable === true });
}
