import { z } from 'zod';
import { emailOu } from './adresse.ts';
import { refuseSignes } from './signes.ts';
import { A_A_D, LETTRES } from '../regles/lettres.ts';
import { REGLES_MOT_DE_PASSE } from '../regles/motDePasse.ts';
import { TYPES_ACCES } from '../regles/produit.ts';
import { sieclesDuRegistre } from '../regles/registre.ts';

const INT4_MAX = 2_147_483_647;

/** Accepts digits in a string, since addresses and forms send text. */
export const entier = (min: number, max: number, error = 'Un nombre entier est attendu.') =>
  z.union(
    [
      z.int().min(min).max(max),
      z
        .string()
        .regex(/^(0|[1-9]\d{0,9})$/)
        .transform(Number)
        .refine((n) => n >= min && n <= max),
    ],
    { error },
  );

/** A positive 32-bit integer, or its digits. */
export const id = entier(1, INT4_MAX, 'Cet identifiant n’est pas valable.');

/** Ticked learners, by id: at most one page of them. */
export const coches = z
  .array(id, { error: 'Cochez au moins un élève.' })
  .min(1, { error: 'Cochez au moins un élève.' })
  .max(100, { error: 'Cochez 100 élèves au plus.' })
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other));

/** A position, from 0. */
export const questionKey = entier(0, 9999, 'Cette position n’est pas valable.');

/** A page, from 1; 1 by default. */
export const page = entier(1, 1_000_000, 'Cette page n’est pas valable.').default(1);

/** The version that an edit began from; undefined overwrites. */
export const version = entier(0, 2_000_000_000, 'Cette version n’est pas valable.').optional();

/** 1 or 0 on the wire; true, '1' and 'false' are accepted. */
export const flagIn = z.union(
  [
    z.literal([0, 1]),
    z.boolean().transform((told): 0 | 1 => (told ? 1 : 0)),
    z
      .enum(['0', '1', 'true', 'false'])
      .transform((told): 0 | 1 => (told === '1' || told === 'true' ? 1 : 0)),
  ],
  { error: 'La valeur attendue est 1 ou 0.' },
);
export const flag = z.union([z.literal(0), z.literal(1)]);

/** Decides nothing: specification.md#fields-that-decide-nothing. */
export const ignored = z.unknown().optional();

/** Sent by the specified screens, but never used. */
export const envoyes = { user_id: ignored, dureeValidite: ignored, datePerime: ignored };

/** ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();

export const letter = z.enum(LETTRES);

/** Upper case is lowered; `choisis` begins the error for anything else. */
export const letterOu = (manque: string, choisis: string) =>
  z
    .string({ error: manque })
    .toLowerCase()
    .pipe(z.enum(LETTRES, { error: `${choisis} ${A_A_D}.` }));
export const letterIn = letterOu('Choisis une réponse.', 'Choisis');

/** In milliseconds, on the device; an invalid one is dropped, so that no answer is refused. */
export const duree = z.int().min(0).nullish().catch(null);

export const rangees = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  });

/** Handlers and columns have hundredths, the wire units: 1499 is sent as `14.99`. */
const centiemes = z
  .int()
  .transform((kept) => kept / 100)
  .pipe(z.number());

/** Accepts units, as a number or as typed. */
const centiemesIn = (typed: RegExp, max: number, error: string) =>
  z
    .union([z.number(), z.string().trim().regex(typed).transform(numberOf)], { error })
    .refine((wholes) => wholes >= 0 && wholes <= max, { error, abort: true })
    .transform((wholes) => Math.round(wholes * 1e6) / 1e4)
    .pipe(z.int({ error }));
const numberOf = (typed: string) => Number(typed.replace(',', '.').replace(/\s?[€%]/, ''));

/** Money is cents for a handler and euros on the wire, typed as « 14,99 ». */
export const euros = centiemes;
export const eurosIn = centiemesIn(
  /^\d{1,5}([.,]\d{1,2})?(\s?€)?$/,
  99_999.99,
  'Un montant en euros est attendu, comme 14,99.',
);

/** Hundredths of a percent for a handler, percent on the wire, typed as « 5,5 » or « 21 % ». */
export const taux = centiemes;
export const tauxIn = centiemesIn(
  /^\d{1,3}([.,]\d{1,2})?(\s?%)?$/,
  100,
  'Indiquez un taux en pour cent, comme 21 ou 5,5.',
);

export const nomDansAdresse = z
  .string()
  .regex(/^[\w-]{1,200}$/, { error: 'Ce nom n’est pas valable.' });

export const typeAcces = z.enum(TYPES_ACCES);

export const email = emailOu('Indique ton adresse e-mail.');

export const identifiants = z.object({
  email,
  password: z
    .string({ error: 'Indique ton mot de passe.' })
    .min(1, { error: 'Indique ton mot de passe.' })
    .max(200, { error: 'Ce mot de passe est trop long.' }),
});

/** One line; `manque` is the error when empty, `quoi` begins the others: « Le prénom ». */
export const texteCourt = (manque: string, quoi = 'Ce texte') =>
  z
    .string({ error: manque })
    .trim()
    .normalize('NFC')
    .min(1, { error: manque })
    .max(100, { error: `${quoi} compte 100 caractères au plus.` })
    .superRefine(refuseSignes(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u, quoi));

/** A few plain lines: the reason for what staff do. */
export const motifOu = (manque: string) =>
  z
    .string({ error: manque })
    .trim()
    .min(1, { error: manque })
    .max(300, { error: 'Ce motif est trop long\u00a0: 300 caractères au plus.' })
    .superRefine(refuseSignes(/[\p{Cc}\p{Cs}<>]/u, 'Le motif'));

export const recherche = z
  .string({ error: 'Indiquez ce que vous cherchez.' })
  .trim()
  .max(200, { error: 'Cherchez en 200 caractères au plus.' })
  .superRefine(refuseSignes(/[\p{Cc}\p{Cs}]/u, 'Votre recherche'));

/** Words of a list's filter, compared and never shown. */
export const filtre = z
  .string()
  .trim()
  .max(200, { error: 'Cherchez en 200 caractères au plus.' })
  .optional();

/** Text that may be half typed. */
export const enCours = z
  .string({ error: 'Un texte est attendu.' })
  .max(400, { error: 'Ce texte est trop long.' })
  .superRefine(refuseSignes(/[\p{Cc}\p{Cs}]/u, 'Ce texte'));

export const facultatif = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

/** Reports every broken rule; `manque` is the error when empty. */
export const motDePasseOu = (manque: string) =>
  z
    .string({ error: manque })
    .max(200, { error: 'Ce mot de passe est trop long\u00a0: 200 caractères au plus.' })
    .superRefine((value, context) => {
      for (const [regle, message] of REGLES_MOT_DE_PASSE)
        if (!regle.test(value)) context.addIssue({ code: 'custom', message });
    });

export const motDePasse = motDePasseOu('Indique un mot de passe.');

/** `YYYY-MM-DD`, a real day from 1900 to today. */
export const dateNaissanceOu = (error: string, manque = error) =>
  z
    .string({ error: manque })
    .trim()
    .pipe(z.iso.date({ error }))
    .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), {
      error,
    });

export const dateNaissance = dateNaissanceOu(
  'Indique une date de naissance valable.',
  'Indique ta date de naissance.',
);

export const codePostal = z
  .string({ error: 'Un code postal belge compte quatre chiffres.' })
  .trim()
  .regex(/^[1-9]\d{3}$/, { error: 'Un code postal belge compte quatre chiffres.' });

const ONZE = 'Un numéro de registre national compte onze chiffres.';

/** Eleven digits; `conseil` ends the error for a wrong one. */
export const registreOu = (conseil: string, manque = ONZE) =>
  z
    .string({ error: manque })
    .transform((text) => text.replace(/[\s./-]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{11}$/, { error: ONZE, abort: true })
        .refine((digits) => sieclesDuRegistre(digits).length > 0, {
          error: `Ce numéro de registre national n’est pas valable\u00a0: ${conseil}.`,
          abort: true,
        }),
    );

export const registreNational = registreOu(
  'vérifie ses chiffres',
  'Indique ton numéro de registre national.',
);
