import { z } from 'zod';
import { refuseSignes } from './signes.ts';

/** Pasted line breaks become spaces. */
export const enLigne = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(/[ \t\r\n\v\f\u0085\u2028\u2029]+/g, ' ')
    .trim();

export const visible = (max: number, quoi = 'Ce texte') =>
  z
    .string()
    .max(max, { error: `${quoi} compte ${max} caractères au plus.` })
    .superRefine(refuseSignes(/[\p{Cc}\p{Cf}\p{Cs}]/u, quoi));

export const texte = (max: number, manque: string, quoi?: string) =>
  z
    .string({ error: manque })
    .transform(enLigne)
    .pipe(visible(max, quoi).min(1, { error: manque }));

export const texteOuRien = (max: number, quoi?: string) =>
  z
    .string()
    .nullish()
    .transform((typed) => enLigne(typed ?? '') || null)
    .pipe(visible(max, quoi).nullable());

/** The same, but '' is allowed. */
export const texteLibre = (max: number, quoi?: string) =>
  texteOuRien(max, quoi).transform((typed) => typed ?? '');
