export const rouge = '#C1121F';
export const bleu = '#0B4EA2';
export const jaune = '#FFCE00';
export const noir = '#15191C';
export const blanc = '#FFFFFF';
export const asphalte = '#596571';
export const gris = '#8A939A';
/** The hairline round every plate: without it a white edge is lost on a white page. */
export const lisere = '#B4BBC0';
