import { REGLES_MOT_DE_PASSE } from '../../../regles/motDePasse.ts';

/** Keeps the order of specification.md#passwords. */
export function reglesManquantes(password: string): string[] {
  return REGLES_MOT_DE_PASSE.filter(([regle]) => !regle.test(password)).map(([, dit]) => dit);
}

const DIFFERENTS = 'Les mots de passes doivent être identique';

/** An empty second field counts only once the form was tried. */
export function manquesOf(password: string, confirm: string, essaye: boolean): string[] {
  const differents = password !== confirm && (confirm !== '' || essaye);
  return [...reglesManquantes(password), ...(differents ? [DIFFERENTS] : [])];
}
