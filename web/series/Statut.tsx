import { SigneFaux, SigneJuste } from './signes.tsx';
import styles from './series.module.css';

export type EtatSerie = 'aCommencer' | 'enCours' | 'reussi' | 'rate';

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
    <span className={styles.pastille} data-etat={etat}>
      {etat === 'reussi' && <SigneJuste />}
      {etat === 'rate' && <SigneFaux />}
      {LABELS[etat]}
      {etat === 'enCours' && pourcentage !== undefined && `\u00a0: ${pourcentage}\u00a0%`}
    </span>
  );
}

const LABELS: Record<EtatSerie, string> = {
  aCommencer: 'Pas encore commencé',
  enCours: 'En cours',
  reussi: 'Réussi',
  rate: 'Raté',
};

interface JaugeProps {
  valeur: number;
  max: number;
  etat: EtatSerie | 'question';
  label: string;
  texte: string;
}

export function Jauge({ valeur, max, etat, label, texte }: JaugeProps) {
  return (
    <progress
      className={styles.jauge}
      data-etat={etat}
      aria-label={label}
      aria-valuetext={texte}
      max={max || 1}
      value={valeur}
    />
  );
}
