import { motsOf } from '../../../regles/recherche.ts';

/** Each searched word must begin a word of the label; bare signs match nothing. */
export function labelFilter(recherche: string | undefined): (libelle: string) => boolean {
  if (!recherche?.trim()) return () => true;
  const wanted = motsOf(recherche);
  if (wanted.length === 0) return () => false;
  return (libelle) => {
    const own = motsOf(libelle);
    return wanted.every((mot) => own.some((each) => each.startsWith(mot)));
  };
}

export const FEW = 6;

export function bestByLabel<R extends { libelle: string }>(
  rows: readonly R[],
  recherche: string,
): R[] {
  const fits = labelFilter(recherche);
  const wanted = motsOf(recherche).join(' ');
  const begins = ({ libelle }: R) => motsOf(libelle).join(' ').startsWith(wanted);
  return rows
    .filter(({ libelle }) => fits(libelle))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, FEW);
}
