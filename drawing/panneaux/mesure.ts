/** « 7 » gives « 7 m », with a no-break space. */
export const mesure = (valeur: string, unite: string): string =>
  (/^[\d,]+$/.test(valeur.trim()) ? `${valeur.trim()} ${unite}` : valeur.trim()).replace(
    / +/g,
    '\u00A0',
  );
