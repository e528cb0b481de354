import { motsOf } from '../../../regles/mots.ts';

/** Says of a label whether each of the words that are looked for begins one of its own; signs alone are found nowhere. */
export function labelFilter(recherche: string | undefined): (libelle: string) => boolean {
  if (!recherche?.trim()) return () => true;
  const wanted = motsOf(recherche);
  if (wanted.length === 0) return () => false;
  return (libelle) => {
    const own = motsOf(libelle);
    return wanted.every((mot) => own.some((each) => each.startsWith(mot)));
  };
}

/** As many of one kind as are shown of what is found from anywhere. */
export const FEW = 6;

/** Of some rows, few enough to be all in hand, the best: first those whose label begins with what is looked for. */
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
