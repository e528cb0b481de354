import type { Input } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';
import { saveFile } from '../ui/saveFile.ts';
import { download } from './call.ts';
import { tellFailure } from './tellFailure.ts';
import { toast } from './toasts.ts';

/** Saves a call's file, and shows `done` or why it failed. */
export async function saveDownload<N extends CallName>(
  name: N,
  input: Input<Calls[N]>,
  done?: string,
): Promise<void> {
  try {
    const file = await download(name, input);
    saveFile(file.name, file.type, file);
    if (done) toast({ kind: 'success', title: done, sujet: name });
  } catch (error) {
    tellFailure(error, name);
  }
}
