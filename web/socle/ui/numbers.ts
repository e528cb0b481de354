import { later } from './later.ts';

const NUMBER = later(() => new Intl.NumberFormat('fr-BE'));

/** « 12 345 » */
export const inFigures = (number: number): string => NUMBER().format(number);
