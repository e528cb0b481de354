import { isTold, sentenceOf } from './errors.ts';
import { toast } from './toasts.ts';
import type { Written } from './useWrite.ts';

/** Says why something that was asked for did not happen; longer than good news, to be read. `sujet`: of the toast. */
export function tellFailure(error: unknown, sujet: string): void {
  if (isTold(error)) return;
  toast({ kind: 'error', title: 'Oups !', message: sentenceOf(error), duration: 6000, sujet });
}

/** A conflict is for the screen to show: who has left it is told here. */
export function tellConflict(written: Written, sujet: string): void {
  if (!written.ok && written.conflict) tellFailure(written.conflict, sujet);
}
