import { Link } from 'react-router';
import { SigneFaux, SigneJuste } from '../questions/index.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Conditions } from './Conditions.tsx';
import type { Resultat } from './examen.calls.ts';
import styles from './examen.module.css';
import { noteOf } from './explication.ts';
import { versResultat } from './liens.ts';

export function LigneResultat({ acces_id, ...resultat }: Resultat & { acces_id: number }) {
  const { examen_id, reussi, nombre, posees, dateFin } = resultat;
  const { points, sur } = noteOf(resultat);
  return (
    <li>
      <Link
        className={`${plainStyles.entry} ${styles.ligne}`}
        to={versResultat(acces_id, examen_id)}
      >
        <span className={styles.marque} data-tone={reussi ? 'right' : 'wrong'}>
          {reussi ? <SigneJuste /> : <SigneFaux />}
          {reussi ? 'Réussi' : 'Raté'}
        </span>
        <span>
          <strong className={styles.points}>
            {points} / {sur}
          </strong>{' '}
          <time className={plainStyles.small} dateTime={dateFin}>
            {instantInWords(dateFin)}
          </time>
          {posees < nombre && (
            <span className={plainStyles.small}>, arrêté à la question {posees}</span>
          )}
        </span>
        <Conditions {...resultat} />
      </Link>
    </li>
  );
}
