import { z } from 'zod';
import { REGLES_MOT_DE_PASSE, sieclesDuRegistre } from './regles.ts';

const INT4_MAX = 2_147_483_647;

/** A positive 32-bit integer; digits in a string are taken too, as addresses and forms give them. */
export const id = z.union(
  [
    z.int().positive().max(INT4_MAX),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number)
      .refine((n) => n <= INT4_MAX),
  ],
  { error: 'Cet identifiant n’est pas valable.' },
);

/** A position in a series, from 0. */
export const questionKey = z.union(
  [
    z.int().min(0).max(9999),
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
  ],
  { error: 'Cette position n’est pas valable.' },
);

/** 1 or 0 on the wire; booleans are taken too. */
export const flagIn = z.union([z.literal(0), z.literal(1), z.boolean().transform(Number)], {
  error: 'Réponds par 1 ou par 0.',
});
export const flag = z.union([z.literal(0), z.literal(1)]);

/** Sent by the screens because the specification says so; decides nothing. */
export const ignored = z.unknown().optional();

/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();

/** `a` to `d`; either case comes in, lower case goes on. */
export const letterIn = z
  .string({ error: 'Choisis une réponse.' })
  .regex(/^[a-dA-D]$/, { error: 'Choisis A, B, C ou D.' })
  .transform((l) => l.toLowerCase() as Letter);
export const letter = z.enum(['a', 'b', 'c', 'd']);
export type Letter = z.infer<typeof letter>;

/** What names a page or a product in an address. */
export const nomDansAdresse = z
  .string()
  .regex(/^[\w-]{1,200}$/, { error: 'Ce nom n’est pas valable.' });

export const typeAcces = z.enum(['QT', 'EL', 'EX']);
export type TypeAcces = z.infer<typeof typeAcces>;

/** An e-mail address, in lower case. */
export const email = z
  .string({ error: 'Indique ton adresse e-mail.' })
  .trim()
  .toLowerCase()
  .min(1, { error: 'Indique ton adresse e-mail.' })
  .max(254, { error: 'Cette adresse est trop longue.' })
  .pipe(z.email({ error: 'Cette adresse e-mail n’est pas valable.' }));

/** What both log-in forms send. */
export const identifiants = z.object({
  email,
  password: z
    .string({ error: 'Indique ton mot de passe.' })
    .min(1, { error: 'Indique ton mot de passe.' })
    .max(200, { error: 'Ce mot de passe est trop long.' }),
});

/** A short line that somebody typed, without control characters; `manque` is said when it is empty. */
export const texteCourt = (manque: string) =>
  z
    .string({ error: manque })
    .trim()
    .min(1, { error: manque })
    .max(100, { error: 'Ce texte est trop long : 100 caractères au plus.' })
    .regex(/^[^\p{Cc}\p{Cf}<>]*$/u, {
      error: 'Ce texte contient un caractère qui n’est pas accepté.',
    });

/** An empty field of a form is no value. */
export const facultatif = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

/** A new password; every rule that it breaks is told. */
export const motDePasse = z
  .string({ error: 'Indique un mot de passe.' })
  .max(200, { error: 'Ce mot de passe est trop long : 200 caractères au plus.' })
  .superRefine((value, context) => {
    for (const [regle, message] of REGLES_MOT_DE_PASSE)
      if (!regle.test(value)) context.addIssue({ code: 'custom', message });
  });

/** `YYYY-MM-DD`, a real day between 1900 and today. */
export const dateNaissance = z
  .string({ error: 'Indique ta date de naissance.' })
  .trim()
  .pipe(z.iso.date({ error: 'Indique une date de naissance valable.' }))
  .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), {
    error: 'Indique une date de naissance valable.',
  });

/** Belgian. */
export const codePostal = z
  .string({ error: 'Indique ton code postal.' })
  .trim()
  .regex(/^[1-9]\d{3}$/, { error: 'Un code postal belge compte quatre chiffres.' });

/** The national register number, kept as eleven digits. */
export const registreNational = z
  .string({ error: 'Indique ton numéro de registre national.' })
  .transform((text) => text.replace(/[\s./-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{11}$/, {
        error: 'Un numéro de registre national compte onze chiffres.',
        abort: true,
      })
      .refine((digits) => sieclesDuRegistre(digits).length > 0, {
        error: 'Ce numéro de registre national n’est pas valable : vérifie ses chiffres.',
        abort: true,
      }),
  );
