import plainStyles from '../../socle/ui/plain.module.css';
import { SigneFaux, SigneJuste } from '../questions/index.ts';

export type EtatSerie = 'aCommencer' | 'enCours' | 'reussi' | 'rate';

export const TONES = {
  aCommencer: undefined,
  enCours: 'warning',
  reussi: 'right',
  rate: 'wrong',
} as const;

interface Flags {
  isStart: 0 | 1;
  isTermine: 0 | 1;
  reussi: 0 | 1;
}

export function etatSerie({ isStart, isTermine, reussi }: Flags): EtatSerie {
  if (isTermine) return reussi ? 'reussi' : 'rate';
  return isStart ? 'enCours' : 'aCommencer';
}

export function Statut({ etat, pourcentage }: { etat: EtatSerie; pourcentage?: number }) {
  return (
    <span className={plainStyles.pill} data-tone={TONES[etat]}>
      {etat === 'reussi' && <SigneJuste />}
      {etat === 'rate' && <SigneFaux />}
      {LABELS[etat]}
      {etat === 'enCours' && pourcentage !== undefined && `\u00a0: ${pourcentage}\u00a0%`}
    </span>
  );
}

const LABELS: Record<EtatSerie, string> = {
  aCommencer: 'Pas commencée',
  enCours: 'En cours',
  reussi: 'Réussi',
  rate: 'Raté',
};
