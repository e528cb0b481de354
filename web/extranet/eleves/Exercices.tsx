import type { OutputOf } from '../../../contract/index.ts';
import { ExerciceFait } from '../../eleve/acces/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './eleves.module.css';

type Lu = OutputOf<'getSuivi'>;

export function Exercices({ exercices }: Pick<Lu, 'exercices'>) {
  if (exercices.length === 0) return null;
  return (
    <Card as="div">
      <h3 className={styles.titre}>Perception des risques</h3>
      {exercices.map(({ acces_user_id, libelle, exercices: faits }) => (
        <div key={acces_user_id}>
          {exercices.length > 1 && <h4 className={styles.sousTitre}>{libelle}</h4>}
          {faits.length === 0 && <p className={plainStyles.dimmed}>Aucun exercice terminé.</p>}
          <ul className={sheetStyles.lines}>
            {faits.map((fait) => (
              <ExerciceFait key={fait.id} {...fait} />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
