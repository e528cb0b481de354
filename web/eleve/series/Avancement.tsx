import { accorde } from '../../../regles/ecriture.ts';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './series.module.css';

interface Props {
  pourcentage: number;
  faites: number;
  nombre: number;
  gardees?: number;
}

export function Avancement({ pourcentage, faites, nombre, gardees = 0 }: Props) {
  return (
    <div className={plainStyles.tight}>
      <p className={`${plainStyles.row} ${plainStyles.dimmed} ${plainStyles.between}`}>
        <strong className={styles.pourcentage}>{pourcentage}&nbsp;%</strong>
        <span>
          {faites} / {nombre} {accorde(faites, 'répondue')}
          {gardees > 0 && `, ${gardees} à enregistrer`}
        </span>
      </p>
      <Gauge
        value={faites}
        max={nombre}
        tone="warning"
        label="Progression"
        text={`${faites} questions sur ${nombre}`}
      />
    </div>
  );
}
