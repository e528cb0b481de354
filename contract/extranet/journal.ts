import { z } from 'zod';
import { defineCall } from '../call.ts';
import { flag, id, instant, page, rangees } from '../fields.ts';

const objet = z
  .string()
  .regex(/^[a-zA-Z]{1,40}$/, { error: 'Cette chose n’est pas valable.' })
  .meta({ description: 'Le nom de la salle\u00a0: «\u00a0question\u00a0», «\u00a0acces\u00a0»…' });

/** What a member of staff did, and to what. */
const ligne = z.object({
  id,
  /** Who, and the name as it stood; the account may be gone. */
  admin_id: id,
  admin: z.string(),
  dateCreation: instant,
  /** The call, such as `editQuestion`. */
  appel: z.string(),
  objet: z.string(),
  objet_id: id.nullable(),
  /** 1 where there is nothing to be opened any more. */
  disparu: flag,
  /**
   * JSON: what it was before; null for what was added. Without passwords, tokens and register
   * numbers; a long text from where it differs.
   */
  avant: z.string().nullable(),
  /** The same, of what became of it, where the call says so. */
  apres: z.string().nullable(),
});

/**
 * The newest first. Whoever looks further back than ten thousand lines filters: `total` ends there,
 * and `plafonne` is 1.
 */
export const getJournal = defineCall({
  method: 'GET',
  path: '/api/extranet/getJournal',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Ce que le personnel a fait, le plus récent d’abord.',
  input: z
    .object({
      page,
      admin_id: id.optional(),
      objet: objet.optional(),
      /** Only with `objet`. */
      objet_id: id.optional(),
      /** `YYYY-MM-DD`, a day in Brussels. */
      jour: z.iso.date({ error: 'Indiquez un jour, comme 2026-11-22.' }).optional(),
    })
    .refine(({ objet, objet_id }) => objet_id === undefined || objet !== undefined, {
      error: 'Indiquez aussi de quelle chose il s’agit.',
      path: ['objet'],
    }),
  output: z.object({
    lignes: rangees(ligne),
    plafonne: flag,
    /** The words of the questions whose numbers stand in these lines, deleted ones too. */
    questions: z.array(z.object({ id, libelle: z.string() })),
    /** The staff of today, for the filter. */
    admins: z.array(z.object({ id, prenom: z.string(), nom: z.string() })),
    message: z.string(),
  }),
});
