import { z } from 'zod';
import { annulation } from './annulable.ts';
import { defineCall } from './call.ts';
import { entreesOf, sortiesOf } from './champs.ts';
import { id, page, rangees, recherche, version } from './fields.ts';
import { lireRemise } from '../regles/codeRemise.ts';
import { REMISE } from '../regles/remise.ts';
import type { Valeurs } from '../regles/champs.ts';

/** How a discount stands today; the first that is true. */
const ETATS_REMISE = ['inactive', 'terminee', 'epuisee', 'avenir', 'active'] as const;

/** As one types it; a handler sees capitals and digits. */
const code = z
  .string({ error: 'Indiquez le code.' })
  .max(60, { error: 'Un code compte de 4 à 20 lettres et chiffres.' })
  .transform((typed, context) => {
    const lu = lireRemise(typed);
    if (lu !== null) return lu;
    context.addIssue({ code: 'custom', message: 'Un code compte de 4 à 20 lettres et chiffres.' });
    return z.NEVER;
  });

const saisie = entreesOf(REMISE.champs);

type Saisie = Pick<Valeurs<typeof REMISE.champs>, 'pourcentage' | 'montant' | 'debut' | 'fin'>;

function tenable({ pourcentage, montant, debut, fin }: Saisie, context: z.RefinementCtx): void {
  const refuse = (path: keyof Saisie, message: string) =>
    context.addIssue({ code: 'custom', message, path: [path] });
  if (pourcentage === null && montant === null)
    refuse('pourcentage', 'Indiquez un pourcentage ou un montant.');
  if (pourcentage !== null && montant !== null)
    refuse('montant', 'Indiquez un pourcentage ou un montant, pas les deux.');
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
  /** How often it was used, orders that are still to be paid included. */
  nombre: z.int(),
  etat: z.enum(ETATS_REMISE),
  /** An edit that began from another one is 409. */
  version: z.int(),
  /** Who saved it last. */
  auteur: z.string(),
});

/** With `id` one of them; else a page, the newest first. */
export const getRemises = defineCall({
  method: 'GET',
  path: '/api/extranet/getRemises',
  audience: 'admin',
  level: REMISE.page.level,
  writes: 'never',
  summary: 'Les codes de remise.',
  input: z.object({
    id: id.optional(),
    page,
    /** How words of the label, or the code, begin. */
    recherche: recherche.optional(),
    /** « terminee »: past its last day, or used up. */
    etat: z
      .union([z.enum(['active', 'terminee']), z.literal('').transform(() => undefined)], {
        error: 'Choisissez active ou terminee.',
      })
      .optional(),
  }),
  output: z.object({
    remises: rangees(remise).optional(),
    /** With `id`. */
    remise: remise.optional(),
    message: z.string(),
  }),
});

export const addRemise = defineCall({
  method: 'POST',
  path: '/api/extranet/addRemise',
  audience: 'admin',
  level: REMISE.page.level,
  writes: 'always',
  summary: 'Ajoute un code de remise.',
  input: z.object({ code, ...saisie }).superRefine(tenable),
  output: z.object({ id, message: z.string() }),
});

/**
 * The code itself stays: invoices name it. Orders that are under way keep their price. 409: somebody has
 * saved another version than `version`; with the present one.
 */
export const editRemise = defineCall({
  method: 'POST',
  path: '/api/extranet/editRemise',
  audience: 'admin',
  level: REMISE.page.level,
  writes: 'sometimes',
  summary: 'Modifie une remise\u202f; les commandes en cours gardent leur prix.',
  input: z
    .object({
      id,
      version,
      ...saisie,
    })
    .superRefine(tenable),
  output: z.object({ message: z.string() }),
});

export const deleteRemise = defineCall({
  method: 'POST',
  path: '/api/extranet/deleteRemise',
  audience: 'admin',
  level: REMISE.page.level,
  writes: 'always',
  summary: 'Supprime un code de remise\u202f; les commandes en cours gardent leur prix.',
  input: z.object({ id }),
  output: z.object({ message: z.string(), annulation }),
});
