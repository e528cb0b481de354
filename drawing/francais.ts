import type { z } from 'zod';
import { proche, vouliezVous } from './proche.ts';

/** Nobody reads a longer list. */
const MOST_SAID = 14;
/** Further unknown keys are told once these are right. */
const MOST_KEYS = 5;
export const MANQUE = 'ce champ manque';

const attendus: Partial<Record<z.core.$ZodInvalidTypeExpected, string>> = {
  array: 'il faut une liste, entre crochets ou une ligne par tiret',
  object: 'il faut des clés et leurs valeurs, ou {} s’il n’y en a pas',
  record: 'il faut des clés et leurs valeurs, ou {} s’il n’y en a pas',
  number: 'il faut un nombre',
  int: 'il faut un nombre entier',
  string: 'il faut un texte (entre guillemets, s’il ressemble à un nombre)',
};

const OUI_NON: Record<string, 'oui' | 'non'> = {
  true: 'oui',
  yes: 'oui',
  vrai: 'oui',
  o: 'oui',
  false: 'non',
  no: 'non',
  faux: 'non',
  n: 'non',
};

const DANS_LA_SCENE = new Set([
  'lieu',
  'branches',
  'usagers',
  'profil',
  'éléments',
  'poteaux',
  'vue',
]);
export const ailleurs = (cle: string): string | undefined =>
  DANS_LA_SCENE.has(cle)
    ? `« ${cle} » va sous « scene », avec un retrait de plus`
    : cle === 'scene'
      ? '« scene » va sous « image », avec un retrait de plus'
      : cle === 'verifie'
        ? '« verifie » s’écrit tout à gauche, comme « image »'
        : undefined;

const say = (valeur: unknown): string =>
  typeof valeur === 'string' ? valeur : JSON.stringify(valeur);

function clesOf(inst: unknown): string[] {
  const { shape, keyType } = (inst ?? {}) as { shape?: object; keyType?: { options?: string[] } };
  return shape ? Object.keys(shape) : (keyType?.options ?? []);
}

export function cleInconnue(cle: string, connues: readonly string[], ecrites: object): string {
  const dit = `la clé « ${cle} » n’existe pas ici`;
  const mot = proche(
    cle,
    connues.filter((c) => !Object.hasOwn(ecrites, c)),
  );
  if (mot !== undefined) return dit + vouliezVous(mot);
  const la = ailleurs(cle);
  if (la !== undefined) return `${dit} : ${la}`;
  return connues.length === 0 || connues.length > MOST_SAID
    ? dit
    : `${dit} ; clés possibles : ${connues.join(', ')}`;
}

export function motInconnu(ecrit: unknown, connus: readonly string[]): string {
  const liste = `valeurs permises : ${connus.join(', ')}`;
  if (typeof ecrit === 'object') return liste;
  const dit = `« ${say(ecrit)} » n’existe pas`;
  const minuscules = say(ecrit).toLowerCase();
  const mot =
    connus.includes('oui') && Object.hasOwn(OUI_NON, minuscules)
      ? OUI_NON[minuscules]
      : proche(say(ecrit), connus);
  if (mot !== undefined) return dit + vouliezVous(mot);
  return connus.length > MOST_SAID ? dit : `${dit} ; ${liste}`;
}

export function choixInconnu(cle: string, ecrit: unknown, connus: readonly string[]): string {
  if (typeof ecrit !== 'object' || ecrit === null || Array.isArray(ecrit))
    return 'il faut des clés et leurs valeurs';
  const mot = (ecrit as Record<string, unknown>)[cle];
  if (mot !== undefined) return motInconnu(mot, connus);
  const fausse = Object.keys(ecrit).find((autre) => proche(autre, [cle]) === cle);
  return fausse === undefined
    ? `il manque « ${cle} » : ${connus.join(', ')}`
    : cleInconnue(fausse, [cle], ecrit);
}

/** For authors of questions, not for programmers. */
export const enFrancais: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const deplacee = issue.keys.find((cle) => ailleurs(cle) !== undefined);
      return (deplacee === undefined ? issue.keys.slice(0, MOST_KEYS) : [deplacee])
        .map((cle) => cleInconnue(cle, clesOf(issue.inst), issue.input as object))
        .join(' ; ');
    }
    case 'invalid_type':
      if (issue.input === undefined) return MANQUE;
      if (issue.expected === 'number' && /^\s*"?-?\d/.test(say(issue.input)))
        return `il faut un nombre seul, sans unité : « ${say(issue.input)} » n’en est pas un`;
      return attendus[issue.expected] ?? 'ce n’est pas le genre de valeur attendu';
    case 'invalid_value':
      if (issue.input === undefined) return MANQUE;
      return motInconnu(issue.input, issue.values.map(String));
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int')
        return `il faut au moins ${issue.minimum}`;
      return issue.origin === 'string'
        ? 'ce texte est vide ou trop court'
        : `il en faut au moins ${issue.minimum}`;
    case 'too_big':
      return `pas plus de ${issue.maximum}`;
    default:
      return CONVIENT_PAS;
  }
};
export const CONVIENT_PAS = 'cette valeur ne convient pas';
