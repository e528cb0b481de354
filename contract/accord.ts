import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './fields.ts';

/** What the box of an order says, agreed to before the access opens where it was ordered without (`accordAttendu`). 404: not one's own. */
export const giveAccord = defineCall({
  method: 'POST',
  path: '/api/user/giveAccord',
  audience: 'eleve',
  writes: 'always',
  // Nobody agrees in a learner's name.
  secret: true,
  summary: 'L’élève connecté demande que son accès s’ouvre avant la fin du délai de rétractation.',
  input: z.object({
    acces_user_id: id,
    /** Ticked by hand. */
    accord: z.literal([1, true, '1', 'true'], { error: 'Coche la case pour continuer.' }),
  }),
  output: z.object({}),
});
