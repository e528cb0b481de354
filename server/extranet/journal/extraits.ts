/** Characters; twenty-five whole chapters would make a page of twenty megabytes. */
const LONGEST = 4000;
const AVANT = 200;

interface Etats {
  avant: string | null;
  apres: string | null;
}

/** A list truncates long values around the first difference; the line itself has all. */
export function extraitsOf({ avant, apres }: Etats): Etats {
  if ((avant?.length ?? 0) <= LONGEST && (apres?.length ?? 0) <= LONGEST) return { avant, apres };
  const [before, after] = [etatOf(avant), etatOf(apres)];
  const cut = (own: EtatDeLigne | null, other: EtatDeLigne | null) =>
    own
      ? JSON.stringify(own, (champ, value: unknown) =>
          typeof value === 'string' && value.length > LONGEST
            ? extrait(value, differsAt(value, other?.[champ]))
            : value,
        )
      : null;
  return { avant: cut(before, after), apres: cut(after, before) };
}

type EtatDeLigne = Record<string, unknown>;

const etatOf = (json: string | null) => (json === null ? null : (JSON.parse(json) as EtatDeLigne));

function differsAt(one: string, other: unknown): number {
  if (typeof other !== 'string') return 0;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function extrait(text: string, differs: number): string {
  const from = Math.max(0, differs - AVANT);
  const shown = text.slice(from, from + LONGEST).toWellFormed();
  return `${from > 0 ? '… ' : ''}${shown}${from + LONGEST < text.length ? ' …' : ''}`;
}
