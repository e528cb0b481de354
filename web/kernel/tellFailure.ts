import { isTold, sentenceOf } from './errors.ts';
import { toast } from './toasts.ts';

/** Says why something that was asked for did not happen; longer than good news, to be read. */
export function tellFailure(error: unknown): void {
  if (isTold(error)) return;
  toast({ kind: 'error', title: 'Oups !', message: sentenceOf(error), duration: 6000 });
}
