import { isShown, sentenceOf } from './errors.ts';
import { toast } from './toasts.ts';
import type { Written } from './useWrite.ts';

export function tellFailure(error: unknown, sujet: string): void {
  if (isShown(error)) return;
  toast({ kind: 'error', title: 'Oups !', message: sentenceOf(error), duration: 6000, sujet });
}

/** The screen shows a conflict; this toast is for those who have left it. */
export function tellConflict(written: Written, sujet: string): void {
  if (!written.ok && written.conflict) tellFailure(written.conflict, sujet);
}
