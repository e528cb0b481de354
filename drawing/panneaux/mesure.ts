/** « 7 » or « 7,5 m », as it stands on the sign: with its unit, after a space that does not break. */
export const mesure = (valeur: string, unite: string): string =>
  (/^[\d,]+$/.test(valeur.trim()) ? `${valeur.trim()} ${unite}` : valeur.trim()).replace(
    / +/g,
    '\u00A0',
  );
