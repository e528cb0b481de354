import { z } from 'zod';
import { id } from './fields.ts';

/**
 * In the answer of a write of the staff: its line in the journal, by which `undo` takes it back. Who
 * mounts the call fills it in; that it stands in the answer is what makes a call one that is undone.
 */
export const annulation = z.object({ ligne_id: id, secondes: z.int() }).optional();
