import type { TypeAcces } from '../../../contract/fields.ts';

/** « 12 élèves »; of a thousand or more, that. */
export const detenteursEnMots = (nombre: number): string => {
  if (nombre >= 1000) return 'Plus de 999 élèves';
  return nombre === 1 ? 'Un élève' : `${nombre} élèves`;
};

/** What one does on the screen of links. */
export const lierOf = (type: TypeAcces): string =>
  type === 'EL' ? 'Lier des modules' : 'Lier des séries';
