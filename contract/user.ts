import { z } from 'zod';
import { flag, id, instant } from './fields.ts';

/** A learner as the learner sees it. `dateNaissance` is `YYYY-MM-DD`. */
export const user = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  dateNaissance: z.string().nullable(),
  /** Eleven digits, in full: only its owner reads this. */
  registreNational: z.string().nullable(),
  rue: z.string().nullable(),
  localite: z.string().nullable(),
  codePostal: z.string().nullable(),
  email: z.string(),
  newsletter: flag,
  /** 1: logged in with a mailed password, which asks to be changed. */
  motDePasseProvisoire: flag,
  /** When the account goes, if its owner asked for that. */
  dateEffacement: instant.nullable(),
});
