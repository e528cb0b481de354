const UNITES = 'km/h|km|cm|mm|m|kg|t|g|h|min|bar|ans|mois|jours|heures|minutes|secondes|mètres';

const NOMBRES = new RegExp(`(\\d) (${UNITES})(?![\\p{L}])`, 'gu');

export const typographie = (s: string): string =>
  s
    .replace(/[ \u00A0\u202F]+([;?!])/g, '\u202F$1')
    .replace(/[ \u202F]+([:»%])/g, '\u00A0$1')
    .replace(/«[ \u202F]+/g, '«\u00A0')
    .replace(NOMBRES, '$1\u00A0$2');
