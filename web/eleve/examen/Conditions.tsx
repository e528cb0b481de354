import plainStyles from '../../socle/ui/plain.module.css';
import styles from './examen.module.css';

/** Lists only differences from the real examination. */
export function Conditions({ chrono, voix, arret }: { chrono: 0 | 1; voix: 0 | 1; arret: 0 | 1 }) {
  const dites = [
    chrono === 0 && 'Sans chrono',
    voix === 0 && 'Sans lecture à voix haute',
    arret === 1 && 'Arrêt à la dixième faute',
  ].filter(Boolean);
  if (dites.length === 0) return null;
  return (
    <ul className={`${plainStyles.row} ${styles.conditions}`} aria-label="Conditions choisies">
      {dites.map((dite) => (
        <li key={`${dite}`} className={plainStyles.pill}>
          {dite}
        </li>
      ))}
    </ul>
  );
}
