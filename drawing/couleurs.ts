/** Walloon plates: RAL 3020, 5017, 1023 and 2009. */
export const rouge = '#BB1E10';
export const bleu = '#005B8D';
export const jaune = '#F7B500';
export const orange = '#DE5307';
export const vert = '#008451';
export const brun = '#7A4A21';
export const noir = '#15191C';
export const blanc = '#FFFFFF';
export const grisClair = '#BFBFBF';
export const asphalte = '#596571';
export const gris = '#8A939A';
/** A hairline keeps white plates and lights visible on a white page. */
export const lisere = '#B4BBC0';

export const nomDe = {
  [rouge]: 'rouge',
  [bleu]: 'bleu',
  [jaune]: 'jaune',
  [orange]: 'orange',
  [vert]: 'vert',
  [brun]: 'brun',
  [noir]: 'noir',
  [blanc]: 'blanc',
} as const;
export type Fond = keyof typeof nomDe;
