import { z } from 'zod';

function french(issue: z.core.$ZodRawIssue): string {
  const text = 'origin' in issue && issue.origin === 'string' ? ' caractères' : '';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Ce champ est obligatoire.'
        : 'Cette valeur n’est pas du bon type.';
    case 'too_small':
      return `Il faut au moins ${issue.minimum}${text}.`;
    case 'too_big':
      return `Il faut au plus ${issue.maximum}${text}.`;
    case 'invalid_value':
      return `Une de ces valeurs est attendue\u00a0: ${issue.values?.join(', ')}.`;
    default:
      return 'Cette valeur n’est pas valable.';
  }
}

/** Makes Zod report errors in French. */
export const speakFrench = () => z.config({ localeError: french });
