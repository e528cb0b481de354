import { z } from 'zod';

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

export const typeAcces = z.enum(['QT', 'EL', 'EX']);
export type TypeAcces = z.infer<typeof typeAcces>;

/** What both log-in forms send. */
export const identifiants = z.object({
  email: z
    .string({ error: 'Indique ton adresse e-mail.' })
    .trim()
    .toLowerCase()
    .min(1, { error: 'Indique ton adresse e-mail.' })
    .max(254, { error: 'Cette adresse est trop longue.' })
    .pipe(z.email({ error: 'Cette adresse e-mail n’est pas valable.' })),
  password: z
    .string({ error: 'Indique ton mot de passe.' })
    .min(1, { error: 'Indique ton mot de passe.' })
    .max(200, { error: 'Ce mot de passe est trop long.' }),
});
