import { z } from 'zod';
import { type Call, appelOf } from './call.ts';
import { id } from './fields.ts';

/** Makes a call undoable by being in its output; mount.ts fills in the journal line for `undo`. */
export const annulation = z.object({ ligne_id: id, secondes: z.int() }).optional();

export const isAnnulable = ({ output }: Call): boolean =>
  'shape' in output && 'annulation' in (output.shape as object);

/** An undoable deletion goes to the bin. */
export const isDansLaCorbeille = (call: Call): boolean =>
  isAnnulable(call) && appelOf(call).startsWith('delete');
