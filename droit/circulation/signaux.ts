import type { Signal } from '../../drawing/signal.schema.ts';

interface Panneau {
  panneau: string;
  valeur?: number | string;
  additionnel?: string;
  zone?: string;
}

/** An upward arrow with a distance means the distance. */
const additionnelOf = (additionnel: unknown): string | undefined => {
  if (typeof additionnel !== 'object' || additionnel === null)
    return additionnel as string | undefined;
  const { symbole, valeur } = additionnel as { symbole?: string; valeur?: number | string };
  return symbole === 'flèche vers le haut' && valeur !== undefined ? String(valeur) : symbole;
};

function aplatis(signal: Signal | Signal[] | undefined): Signal[] {
  if (signal === undefined) return [];
  if (Array.isArray(signal)) return signal.flatMap(aplatis);
  return 'groupe' in signal ? signal.groupe : [signal];
}

export function panneauxOf(signal: Signal | Signal[] | undefined): Panneau[] {
  return aplatis(signal).flatMap((signal) => {
    if (!('panneau' in signal)) return [];
    const additionnel = additionnelOf(signal.additionnel);
    return [
      {
        panneau: signal.panneau,
        ...(signal.valeur !== undefined && { valeur: signal.valeur }),
        ...(additionnel !== undefined && { additionnel }),
        ...(signal.zone !== undefined && { zone: signal.zone }),
      },
    ];
  });
}

export const feuxOf = (signal: Signal | Signal[] | undefined): string[] =>
  aplatis(signal).flatMap((s) => ('feu' in s ? [s.feu] : []));

export const carriesUnder = (
  signal: Signal | Signal[] | undefined,
  codes: string[],
  additionnels: string[],
): boolean =>
  panneauxOf(signal).some(
    (p) => codes.includes(p.panneau) && additionnels.includes(p.additionnel ?? ''),
  );

export const carries = (signal: Signal | Signal[] | undefined, ...codes: string[]): boolean =>
  panneauxOf(signal).some((p) => codes.includes(p.panneau));
