/** A sentence begins so. */
export const majuscule = (mots: string): string => mots.charAt(0).toUpperCase() + mots.slice(1);
