import { z } from 'zod';
import { sortiesOf } from '../champs.ts';
import { flag, id, instant } from '../fields.ts';
import { ELEVE } from '../../regles/eleve.ts';

const {
  prenom,
  nom,
  dateNaissance,
  contratSigne: _,
  newsletter,
  telephone: _telephone,
  parentNom: _parentNom,
  parentTelephone: _parentTelephone,
  parentEmail: _parentEmail,
  note: _note,
  ...autres
} = sortiesOf(ELEVE);

export const user = z.object({
  id,
  prenom,
  nom,
  dateNaissance,
  /** Eleven digits, for their owner only. */
  registreNational: z.string().nullable(),
  ...autres,
  newsletter,
  /** 1: logged in with a mailed password, which must be changed. */
  motDePasseProvisoire: flag,
  /** How he reads: questions in plain words; letters, words and lines apart. */
  motsSimples: flag,
  texteAere: flag,
  /** Her next exam, as she says; `examenDit` 1 without a day: she does not know yet. */
  examenLe: z.iso.date().nullable(),
  examenCentre: z.string().nullable(),
  examenDit: flag,
  examenRappels: flag,
  dateEffacement: instant.nullable(),
});
