import type { z } from 'zod';

/** A list longer than this is not read, and the names on it are known from elsewhere. */
const MOST_SAID = 12;

const attendus: Partial<Record<z.core.$ZodInvalidTypeExpected, string>> = {
  array: 'il faut une liste',
  object: 'il faut des clés et leurs valeurs',
  record: 'il faut des clés et leurs valeurs',
  number: 'il faut un nombre',
  int: 'il faut un nombre entier',
  string: 'il faut un texte (entre guillemets, s’il ressemble à un nombre)',
};

const say = (valeur: unknown): string =>
  typeof valeur === 'string' ? valeur : JSON.stringify(valeur);

/** What is said when words are wrong, to somebody who writes questions and not code. */
export const enFrancais: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `la clé « ${issue.keys.join(' », « ')} » n’existe pas ici (faute de frappe ?)`;
    case 'invalid_type':
      return issue.input === undefined
        ? 'ce champ manque'
        : (attendus[issue.expected] ?? 'ce n’est pas le genre de valeur attendu');
    case 'invalid_value':
      if (issue.input === undefined) return 'ce champ manque';
      return issue.values.length > MOST_SAID
        ? `« ${say(issue.input)} » n’existe pas`
        : `valeurs permises : ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'ce texte est vide ou trop court'
        : `il en faut au moins ${issue.minimum}`;
    case 'too_big':
      return `pas plus de ${issue.maximum}`;
    default:
      return 'cette valeur ne convient pas';
  }
};
