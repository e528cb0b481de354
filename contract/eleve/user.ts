import { z } from 'zod';
import { flag, id, instant } from '../fields.ts';

/** `dateNaissance` is `YYYY-MM-DD`. */
export const user = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  dateNaissance: z.string().nullable(),
  /** Eleven digits, for their owner only. */
  registreNational: z.string().nullable(),
  rue: z.string().nullable(),
  localite: z.string().nullable(),
  codePostal: z.string().nullable(),
  email: z.string(),
  newsletter: flag,
  /** 1: logged in with a mailed password, which must be changed. */
  motDePasseProvisoire: flag,
  dateEffacement: instant.nullable(),
});
