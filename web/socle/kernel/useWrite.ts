import { useQueryClient } from '@tanstack/react-query';
import calls from 'virtual:calls';
import type { CallName, InputOf, OutputOf } from '../../../contract/index.ts';
import { CallError, type CallOptions, call } from './call.ts';
import { type FieldErrors, isShown, sentenceOf } from './errors.ts';
import { toast } from './toasts.ts';

const DURATION_MS = { admin: 4000, eleve: 2000, visiteur: 2000 };
interface Annulation {
  ligne_id: number;
  secondes: number;
}

const A_CORRIGER = 'Veuillez corriger les erreurs dans le formulaire';

/** The caller shows conflicts and field errors; a toast has shown the others. */
export type Written<O = unknown> =
  | { ok: true; output: O }
  | {
      ok: false;
      errors?: FieldErrors | undefined;
      conflict?: CallError | undefined;
      refusal?: CallError | undefined;
    };

export interface Write<I, O = unknown> {
  (input: I, options?: CallOptions): Promise<Written<O>>;
  annulable?: boolean;
}

interface WriteOptions {
  refreshes?: readonly CallName[];
  says?: (error: unknown) => string;
  removes?: boolean;
}

/** Refetches `refreshes`; field errors are the form's to show, a 409 the screen's. */
export function useWrite<N extends CallName>(
  name: N,
  { refreshes = [], says, removes }: WriteOptions = {},
): Write<InputOf<N>, OutputOf<N>> {
  const queries = useQueryClient();
  const duration = DURATION_MS[calls[name].audience];
  const complain = (title: string, message?: string) =>
    toast({ kind: 'error', title, ...(message && { message }), duration, sujet: name });

  const refresh = (gone?: number) =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [read, asked] }) =>
        refreshes.includes(read as CallName) &&
        (gone === undefined || (asked as { id?: number } | undefined)?.id !== gone),
    });

  /** Undoes the write; the server refuses once its mails or other effects are on their way. */
  async function takeBack({ ligne_id }: Annulation): Promise<void> {
    try {
      const { message } = await call('undo', { ligne_id });
      toast({ kind: 'success', title: message, sujet: name });
    } catch (error) {
      if (!isShown(error)) complain(sentenceOf(error));
    }
    await refresh();
  }

  const write: Write<InputOf<N>, OutputOf<N>> = async (input, options) => {
    try {
      const output = await call(name, input, options);
      await refresh(removes ? (input as { id?: number }).id : undefined);
      const { message, annulation } = output as { message?: string; annulation?: Annulation };
      const annuler = annulation && {
        run: () => void takeBack(annulation),
        delai: annulation.secondes * 1000,
      };
      const said = { kind: 'success', duration, sujet: name, ...(annuler && { annuler }) } as const;
      if (message) toast({ title: message, ...said });
      return { ok: true, output };
    } catch (error) {
      if (isShown(error)) return { ok: false };
      const refusal = error instanceof CallError ? error : undefined;
      const conflict = refusal?.status === 409 ? refusal : undefined;
      if (says) {
        complain(says(error));
        return { ok: false, errors: refusal?.errors, conflict };
      }
      if (conflict) return { ok: false, conflict };
      if (refusal?.errors) {
        complain(A_CORRIGER);
        return { ok: false, errors: refusal.errors };
      }
      complain('Oups !', sentenceOf(error));
      return { ok: false, refusal };
    }
  };
  return Object.assign(write, { annulable: calls[name].annulable === true });
}
