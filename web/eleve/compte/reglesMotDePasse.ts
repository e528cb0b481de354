import { REGLES_MOT_DE_PASSE } from '../../../regles/motDePasse.ts';

/** A new password still lacks these, in the order of specification.md#passwords. */
export function reglesManquantes(password: string): string[] {
  return REGLES_MOT_DE_PASSE.filter(([regle]) => !regle.test(password)).map(([, dit]) => dit);
}

const DIFFERENTS = 'Les mots de passes doivent être identique';

/** The same for two fields; an empty second one is told only once the form has been tried. */
export function manquesOf(password: string, confirm: string, essaye: boolean): string[] {
  const differents = password !== confirm && (confirm !== '' || essaye);
  return [...reglesManquantes(password), ...(differents ? [DIFFERENTS] : [])];
}
