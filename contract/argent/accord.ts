import { z } from 'zod';
import { defineCall, eleveWrites } from '../call.ts';
import { id } from '../fields.ts';

export const giveAccord = defineCall({
  ...eleveWrites,
  path: '/api/user/giveAccord',
  // Staff cannot agree in a learner's name.
  secret: true,
  summary: 'L’élève connecté demande que son accès s’ouvre avant la fin du délai de rétractation.',
  input: z.object({
    acces_user_id: id,
    accord: z.literal([1, true, '1', 'true'], { error: 'Coche la case pour continuer.' }),
  }),
  output: z.object({}),
});
