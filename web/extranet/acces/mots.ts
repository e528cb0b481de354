import type { TypeAcces } from '../../../contract/fields.ts';

/** The server counts holders only up to a thousand. */
export const detenteursEnMots = (nombre: number): string => {
  if (nombre >= 1000) return 'Plus de 999 élèves';
  return nombre === 1 ? 'Un élève' : `${nombre} élèves`;
};

export const lierOf = (type: TypeAcces): string =>
  type === 'EL' ? 'Lier des modules' : 'Lier des séries';
