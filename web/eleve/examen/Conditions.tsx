import { type RegleDExamen, regleDExamenOf } from '../../../droit/examen.ts';
import {
  COMME_LE_VRAI,
  type ChoixDExamen,
  type ChoixFaits,
  SECONDES,
} from '../../../regles/examen.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './examen.module.css';

const AUTREMENT: Record<ChoixDExamen, (choisies: ChoixFaits) => string> = {
  chrono: ({ chrono }) => (chrono === 0 ? 'Sans chrono' : `${SECONDES[chrono]}\u00a0secondes`),
  voix: () => 'Sans lecture à voix haute',
  arret: () => 'Arrêt à la dixième faute',
};

/** Lists only differences from the real examination. */
export function Conditions({ regle, ...choisies }: ChoixFaits & { regle: RegleDExamen }) {
  const autres = (Object.keys(AUTREMENT) as ChoixDExamen[])
    .filter((each) => choisies[each] !== COMME_LE_VRAI[each])
    .map((each) => AUTREMENT[each](choisies));
  const appliquee = regleDExamenOf(regle);
  if (appliquee !== regleDExamenOf()) autres.push(appliquee.libelle);
  if (autres.length === 0) return null;
  return (
    <ul className={`${plainStyles.row} ${styles.conditions}`} aria-label="Conditions choisies">
      {autres.map((dite) => (
        <li key={dite} className={plainStyles.pill}>
          {dite}
        </li>
      ))}
    </ul>
  );
}
