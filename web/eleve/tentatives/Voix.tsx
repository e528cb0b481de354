import { LETTRES } from '../../../regles/lettres.ts';
import { motsDe, type Posee } from '../questions/index.ts';
import { Icon } from '../../socle/ui/Icon.tsx';
import styles from './tentatives.module.css';
import { useVoix } from './useVoix.ts';

export function Voix({ question }: { question: Posee }) {
  const { possible, lit, change } = useVoix(textesOf(question));
  return possible && <BoutonVoix lit={lit} change={change} />;
}

export function textesOf(posee: Posee): string[] {
  const question = motsDe(posee);
  return [
    question.libelle,
    ...LETTRES.flatMap((letter) =>
      question[letter] === null ? [] : `${letter.toUpperCase()}. ${question[letter]}`,
    ),
  ];
}

export const BoutonVoix = ({ lit, change }: { lit: boolean; change: () => void }) => (
  <button
    type="button"
    className={styles.voix}
    aria-pressed={lit}
    aria-label="Lire à voix haute"
    title="Lire à voix haute"
    onClick={change}
  >
    <Icon name="sound" />
  </button>
);
