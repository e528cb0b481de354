import { isTold, sentenceOf } from './errors.ts';
import { toast } from './toasts.ts';
import type { Written } from './useWrite.ts';

/** Says why something that was asked for did not happen; longer than good news, to be read. */
export function tellFailure(error: unknown): void {
  if (isTold(error)) return;
  toast({ kind: 'error', title: 'Oups !', message: sentenceOf(error), duration: 6000 });
}

/** A conflict is for the screen to show: who has left it is told here. */
export function tellConflict(written: Written): void {
  if (!written.ok && written.conflict) tellFailure(written.conflict);
}
