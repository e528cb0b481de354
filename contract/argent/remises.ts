import { z } from 'zod';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { entreesOf, filtreOf, sortiesOf } from '../champs.ts';
import { id, page, rangees, recherche, version } from '../fields.ts';
import { readRemise } from '../../regles/codeRemise.ts';
import {
  ETATS_REMISE,
  FILTRE_REMISE,
  REMISE,
  SORTES,
  type Sorte,
  sortesDe,
} from '../../regles/remise.ts';
import type { Valeurs } from '../../regles/champs.ts';

/** Reaches the handler as capitals and digits. */
const code = z
  .string({ error: 'Indiquez le code.' })
  .max(60, { error: 'Un code compte de 4 à 20 lettres et chiffres.' })
  .transform((typed, context) => {
    const lu = readRemise(typed);
    if (lu !== null) return lu;
    context.addIssue({ code: 'custom', message: 'Un code compte de 4 à 20 lettres et chiffres.' });
    return z.NEVER;
  });

const saisie = entreesOf(REMISE.champs);

type Saisie = Pick<Valeurs<typeof REMISE.champs>, Sorte | 'debut' | 'fin'>;
const UNE = `Indiquez ${SORTES.map(({ label }) => label.toLowerCase()).join(' ou ')}`;

function tenable(saisi: Saisie, context: z.RefinementCtx): void {
  const { montant, debut, fin } = saisi;
  const [une, autre] = sortesDe(saisi);
  const refuse = (path: keyof Saisie, message: string) =>
    context.addIssue({ code: 'custom', message, path: [path] });
  if (!une) refuse(SORTES[0].value, `${UNE}.`);
  if (autre) refuse(autre, `${UNE}, pas les deux.`);
  if (montant === 0) refuse('montant', 'Indiquez un montant de plus de zéro.');
  if (debut !== null && fin !== null && fin < debut)
    refuse('fin', 'La remise finit avant de commencer\u00a0: vérifiez les deux dates.');
}

const { acces_id: _, ...lue } = sortiesOf(REMISE.champs);
const remise = z.object({
  id,
  code: z.string(),
  ...lue,
  acces: z.object({ id, libelle: z.string() }).nullable(),
  /** Includes orders still to be paid. */
  nombre: z.int(),
  etat: z.enum(ETATS_REMISE),
  /** `editRemise` sends it back; 409 when it has changed. */
  version: z.int(),
  auteur: z.string(),
});

/** Returns the one of `id`, or a page, newest first. */
export const getRemises = defineCall({
  ...staffReads(9),
  path: '/api/extranet/getRemises',
  summary: 'Les codes de remise.',
  input: z.object({
    id: id.optional(),
    page,
    recherche: recherche.optional(),
    etat: filtreOf(FILTRE_REMISE),
  }),
  output: z.object({
    remises: rangees(remise).optional(),
    remise: remise.optional(),
    message: z.string(),
  }),
});

export const addRemise = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/addRemise',
  summary: 'Ajoute un code de remise.',
  input: z.object({ code, ...saisie }).superRefine(tenable),
  output: z.object({ id, message: z.string() }),
});

/** Cannot change the code, which invoices name. Open orders keep their price. 409: `version`. */
export const editRemise = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/editRemise',
  writes: 'sometimes',
  summary: 'Modifie une remise\u202f; les commandes en cours gardent leur prix.',
  input: z
    .object({
      id,
      version,
      ...saisie,
    })
    .superRefine(tenable),
});

export const deleteRemise = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/deleteRemise',
  summary: 'Supprime un code de remise\u202f; les commandes en cours gardent leur prix.',
  input: z.object({ id }),
  output: z.object({ message: z.string(), annulation }),
});
