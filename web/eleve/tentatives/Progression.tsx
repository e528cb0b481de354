import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

interface Props {
  libelle: string;
  /** 0-based. */
  position: number;
  nombre: number;
  /** One a question, `?` for none; null: not known yet. */
  reponses: readonly string[] | null;
}

/** Two things that are not the same: where one is, and which questions have their answer. */
export function Progression({ libelle, position, nombre, reponses }: Props) {
  const faites = reponses?.filter((reponse) => reponse !== '?').length;
  const ici = `Question ${position + 1} sur ${nombre}`;
  return (
    <>
      <progress
        className={plainStyles.hidden}
        aria-label={libelle}
        aria-valuetext={
          faites === undefined ? ici : `${ici}, ${faites} ${faites > 1 ? 'répondues' : 'répondue'}`
        }
        max={nombre}
        value={faites ?? position}
      />
      <div className={styles.progression} aria-hidden="true">
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
