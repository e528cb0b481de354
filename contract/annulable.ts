import { z } from 'zod';
import { id } from './fields.ts';

/**
 * Its presence in an output makes the call undoable; mounting fills in the journal line that `undo`
 * takes.
 */
export const annulation = z.object({ ligne_id: id, secondes: z.int() }).optional();
