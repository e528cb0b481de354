import { z } from 'zod';
import { defineCall, staffWrites } from '../call.ts';
import { id } from '../fields.ts';

/**
 * Takes back what its caller did within the last ten seconds (`annulation` of an answer). 404 for
 * another's; 409 when it is too late, done already, or something has changed since.
 */
export const undo = defineCall({
  ...staffWrites(1),
  path: '/api/extranet/undo',
  summary: 'Annule ce que l’on vient de faire.',
  input: z.object({ ligne_id: id }),
});
