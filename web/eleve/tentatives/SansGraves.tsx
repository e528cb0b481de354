import { COUT_LEGERE } from '../../../droit/bareme.ts';
import { combien } from '../../../regles/ecriture.ts';

interface SansGravesProps {
  nombre: number;
  /** All wrong answers, the serious ones among them. */
  fautes: number;
  graves: number;
}

/** Tells the score there would be had no serious question gone wrong. */
export function SansGraves({ nombre, fautes, graves }: SansGravesProps) {
  if (graves === 0) return null;
  const points = Math.max(0, nombre - (fautes - graves) * COUT_LEGERE);
  const elles = graves === 1 ? 'ta faute grave' : `tes ${combien(graves, 'faute')} graves`;
  return (
    <p>
      Sans {elles}, tu étais à {points}/{nombre}.
    </p>
  );
}
