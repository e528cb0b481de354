import { useEffect, useState } from 'react';

/** In milliseconds: a quicker second tap was meant for the previous screen. */
const DELAI = 500;

/** At once where it held from the start. */
export function useDelai(donnee: boolean): boolean {
  const [passe, setPasse] = useState(donnee);
  useEffect(() => {
    if (!donnee) return undefined;
    const minuteur = setTimeout(() => setPasse(true), DELAI);
    return () => clearTimeout(minuteur);
  }, [donnee]);
  return donnee && passe;
}
