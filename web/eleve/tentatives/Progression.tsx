import { combien } from '../../../regles/ecriture.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

interface Props {
  libelle: string;
  /** Counts from 0. */
  position: number;
  nombre: number;
  /** `?` means no answer; null: not loaded yet. */
  reponses: readonly string[] | null;
}

export function Progression({ libelle, position, nombre, reponses }: Props) {
  const faites = reponses?.filter((reponse) => reponse !== '?').length;
  const ici = `Question ${position + 1} sur ${nombre}`;
  return (
    <>
      <progress
        className={plainStyles.hidden}
        aria-label={libelle}
        aria-valuetext={faites === undefined ? ici : `${ici}, ${combien(faites, 'répondue')}`}
        max={nombre}
        value={faites ?? position}
      />
      <div className={`${plainStyles.line} ${styles.progression}`} aria-hidden="true">
        {Array.from({ length: nombre }, (_, key) => (
          <span
            key={key}
            data-ici={key === position || undefined}
            data-faite={(reponses?.[key] ?? '?') !== '?' || undefined}
          />
        ))}
      </div>
    </>
  );
}
