import type { z } from 'zod';

/** What is said when a file is wrong, to somebody who writes questions and not code. */
export const enFrancais: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `la clé « ${issue.keys.join(' », « ')} » n’existe pas ici (faute de frappe ?)`;
    case 'invalid_type':
      return issue.input === undefined
        ? 'ce champ manque'
        : 'ce n’est pas le genre de valeur attendu';
    case 'invalid_value':
      return `valeurs permises : ${issue.values.map(String).join(', ')}`;
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
