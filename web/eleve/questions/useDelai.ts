import { useEffect, useState } from 'react';

/** A second tap that comes sooner was meant for what stood there before. In milliseconds. */
const DELAI = 500;

/** Whether one may go on: at once where it was so from the beginning, else half a second after. */
export function useDelai(donnee: boolean): boolean {
  const [passe, setPasse] = useState(donnee);
  useEffect(() => {
    if (!donnee) return undefined;
    const minuteur = setTimeout(() => setPasse(true), DELAI);
    return () => clearTimeout(minuteur);
  }, [donnee]);
  return donnee && passe;
}
