import { z } from 'zod';
import { defineCall, staffWrites } from '../call.ts';
import { id } from '../fields.ts';

/** Undoes the caller's own call (`annulation` of its response). 409: too late, or changed. */
export const undo = defineCall({
  ...staffWrites(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/undo',
  summary: 'Annule ce que l’on vient de faire.',
  input: z.object({ ligne_id: id }),
});
