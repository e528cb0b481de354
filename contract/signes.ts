import type { z } from 'zod';

const NOMS: readonly [RegExp, string][] = [
  [/</, 'un chevron ouvrant'],
  [/>/, 'un chevron fermant'],
  [/[\n\r\u2028\u2029]/, 'une fin de ligne'],
  [/\t/, 'une tabulation'],
  [/\u00AD/, 'un trait d’union invisible'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, 'une marque invisible de sens d’écriture'],
  [/[\u200B-\u200D\u2060\uFEFF]/, 'une espace invisible, sans largeur'],
];

const nomOf = (signe: string) =>
  NOMS.find(([is]) => is.test(signe))?.[1] ??
  `un signe invisible, U+${signe.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

const AVANT = 20;

/** A sentence about the first refused character; null: none. `quoi`: « Le prénom ». */
export function signeRefuse(texte: string, refuses: RegExp, quoi: string): string | null {
  const found = refuses.exec(texte);
  if (!found) return null;
  const before = texte
    .slice(0, found.index)
    .replace(/[^\p{L}\p{M}\p{N} .,’'-]/gu, '')
    .trimEnd();
  const ou = before === '' ? 'au début' : `après «\u00a0${before.slice(-AVANT)}\u00a0»`;
  return `${quoi} contient ${ou} ce qui n’est pas accepté\u00A0: ${nomOf(found[0])}.`;
}

export const refuseSignes =
  (refuses: RegExp, quoi: string) =>
  (texte: string, context: z.RefinementCtx): void => {
    const message = signeRefuse(texte, refuses, quoi);
    if (message) context.addIssue({ code: 'custom', message });
  };
