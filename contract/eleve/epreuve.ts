import { z } from 'zod';
import { CENTRE_MAX, RESULTATS_D_EPREUVE } from '../../regles/epreuve.ts';
import { defineCall, eleveWrites } from '../call.ts';
import { facultatif, flagIn, id } from '../fields.ts';
import { texteOuRien } from '../textes.ts';

/** `jour` null: she does not know yet. 422: a day that is over. */
export const setEpreuve = defineCall({
  ...eleveWrites,
  path: '/api/user/setEpreuve',
  summary: 'Retient quand et où l’élève passe l’examen, et s’il veut des rappels.',
  input: z.object({
    jour: facultatif(z.iso.date({ error: 'Indique une date valable.' })),
    centre: texteOuRien(CENTRE_MAX, 'Le centre'),
    rappels: flagIn,
  }),
  output: z.object({}),
});

/** With the id of one that was said, says it anew. 409: no exam whose day has come, with `epreuve` where it was said. */
export const addResultat = defineCall({
  ...eleveWrites,
  path: '/api/user/addResultat',
  writes: 'sometimes',
  summary: 'Retient comment l’examen s’est passé.',
  input: z.object({
    resultat: z.enum(RESULTATS_D_EPREUVE, { error: 'Dis comment il s’est passé.' }),
    epreuve_id: id.optional(),
  }),
  output: z.object({ epreuve_id: id }),
});
