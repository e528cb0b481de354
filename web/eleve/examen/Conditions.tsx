import { COMME_LE_VRAI, type ChoixDExamen } from '../../../regles/examen.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './examen.module.css';

const AUTREMENT: Record<ChoixDExamen, string> = {
  chrono: 'Sans chrono',
  voix: 'Sans lecture à voix haute',
  arret: 'Arrêt à la dixième faute',
};

/** Lists only differences from the real examination. */
export function Conditions(choisies: Record<ChoixDExamen, 0 | 1>) {
  const autres = (Object.keys(AUTREMENT) as ChoixDExamen[]).filter(
    (each) => choisies[each] !== COMME_LE_VRAI[each],
  );
  if (autres.length === 0) return null;
  return (
    <ul className={`${plainStyles.row} ${styles.conditions}`} aria-label="Conditions choisies">
      {autres.map((each) => (
        <li key={each} className={plainStyles.pill}>
          {AUTREMENT[each]}
        </li>
      ))}
    </ul>
  );
}
