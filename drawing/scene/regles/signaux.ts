import type { Dessin } from '../../dessin.ts';

/** One sign with what stands under it, or one light, taken off its post. */
interface Panneau {
  panneau: string;
  valeur?: number | string;
  /** A text, or the name of a symbol such as `M2` or `trait épais à gauche`. */
  additionnel?: string;
  zone?: string;
}

/** Over an arrow a distance says more than the arrow. */
const additionnelDe = (a: unknown): string | undefined => {
  if (typeof a !== 'object' || a === null) return a as string | undefined;
  const { symbole, valeur } = a as { symbole?: string; valeur?: number | string };
  return symbole === 'flèche vers le haut' && valeur !== undefined ? String(valeur) : symbole;
};

function aplatis(signal: Dessin | Dessin[] | undefined): Dessin[] {
  if (signal === undefined) return [];
  if (Array.isArray(signal)) return signal.flatMap(aplatis);
  return 'groupe' in signal ? signal.groupe : [signal];
}

export function panneauxDe(signal: Dessin | Dessin[] | undefined): Panneau[] {
  return aplatis(signal).flatMap((s) => {
    if (!('panneau' in s)) return [];
    const additionnel = additionnelDe(s.additionnel);
    return [
      {
        panneau: s.panneau,
        ...(s.valeur !== undefined && { valeur: s.valeur }),
        ...(additionnel !== undefined && { additionnel }),
        ...(s.zone !== undefined && { zone: s.zone }),
      },
    ];
  });
}

export const feuxDe = (signal: Dessin | Dessin[] | undefined): string[] =>
  aplatis(signal).flatMap((s) => ('feu' in s ? [s.feu] : []));

/** One of these signs with one of these panels under it. */
export const porteSous = (
  signal: Dessin | Dessin[] | undefined,
  codes: string[],
  additionnels: string[],
): boolean =>
  panneauxDe(signal).some(
    (p) => codes.includes(p.panneau) && additionnels.includes(p.additionnel ?? ''),
  );

export const porte = (signal: Dessin | Dessin[] | undefined, ...codes: string[]): boolean =>
  panneauxDe(signal).some((p) => codes.includes(p.panneau));
