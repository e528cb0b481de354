import { z } from 'zod';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { id, instant, page, rangees } from '../fields.ts';

/** Undoes the caller's own call (`annulation` of its response). 409: too late, or changed. */
export const undo = defineCall({
  ...staffWrites(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/undo',
  summary: 'Annule ce que l’on vient de faire.',
  input: z.object({ ligne_id: id }),
});

const supprime = z.object({
  /** Its line of the journal. */
  id,
  /** The noun of its room; for `eleve` an access that was taken back. */
  objet: z.string(),
  objet_id: id,
  libelle: z.string(),
  admin: z.string(),
  dateSuppression: instant,
  jusquAu: instant,
});

/** Deletions of the last thirty days that the caller may make; newest first. */
export const getCorbeille = defineCall({
  ...staffReads(9, 'secretariat', 'moniteur'),
  path: '/api/extranet/getCorbeille',
  summary: 'Ce qui a été supprimé depuis trente jours et peut encore revenir.',
  input: z.object({
    page,
    objet: z
      .string()
      .regex(/^[a-zA-Z]{1,40}$/)
      .optional(),
  }),
  output: z.object({
    corbeille: rangees(supprime),
    /** The nouns that it has. */
    objets: z.array(z.string()),
    message: z.string(),
  }),
});

/** Anybody's deletion. `dit`: what could not be as it was. 409: nothing could, or somebody was quicker. */
export const restoreDeleted = defineCall({
  ...staffWrites(9, 'secretariat', 'moniteur'),
  path: '/api/extranet/restoreDeleted',
  summary: 'Rétablit ce qui est dans la corbeille, et là où il se trouvait encore.',
  input: z.object({ ligne_id: id }),
  output: z.object({
    dit: z.array(z.string()),
    objet: z.string(),
    objet_id: id,
    message: z.string(),
  }),
});
