export const mesure = (valeur: string, unite: string): string =>
  (/^[\d,]+$/.test(valeur.trim()) ? `${valeur.trim()} ${unite}` : valeur.trim()).replace(
    / +/g,
    '\u00A0',
  );
