import { z } from 'zod';
import { defineCall, staffReads } from '../call.ts';
import { flag, id, instant, page, rangees } from '../fields.ts';

const objet = z
  .string()
  .regex(/^[a-zA-Z]{1,40}$/, { error: 'Cette chose n’est pas valable.' })
  .meta({ description: 'Le nom de la salle\u00a0: «\u00a0question\u00a0», «\u00a0acces\u00a0»…' });

const ligne = z.object({
  id,
  /** The account may be gone. */
  admin_id: id,
  admin: z.string(),
  dateCreation: instant,
  /** The call, such as `editQuestion`. */
  appel: z.string(),
  objet: z.string(),
  objet_id: id.nullable(),
  /** 1: deleted, so its page cannot be opened. */
  disparu: flag,
  /** JSON without passwords, tokens and register numbers; long texts begin where they differ. */
  avant: z.string().nullable(),
  apres: z.string().nullable(),
  /** 1: the bin has it. */
  enCorbeille: flag,
});

/** Newest first. `plafonne` 1: `total` stops at ten thousand lines. */
export const getJournal = defineCall({
  ...staffReads(10),
  path: '/api/extranet/getJournal',
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
    /** Labels of the questions that these lines name, deleted ones included. */
    questions: z.array(z.object({ id, libelle: z.string() })),
    admins: z.array(z.object({ id, prenom: z.string(), nom: z.string() })),
    message: z.string(),
  }),
});
