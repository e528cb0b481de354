import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../kernel/query.ts';
import { instantInWords } from '../ui/dates.ts';
import plainStyles from '../ui/plain.module.css';
import type { AccesUser } from './acces.calls.ts';
import styles from './Exercices.module.css';
import type { Etat } from './validite.ts';

/** What an EX access has led to: its last exercises, read again when one comes back from the player. */
export function Exercices({ acces, etat }: { acces: AccesUser; etat: Etat }) {
  const { data } = useQuery({ ...callQuery('getExercices', {}), refetchOnWindowFocus: 'always' });
  const own = data?.acces.find(({ acces_user_id }) => acces_user_id === acces.acces_user_id);
  return (
    <div className={styles.exercices}>
      {acces.offert === 0 && etat !== 'perime' && (
        <p className={plainStyles.dimmed}>
          Les exercices ne sont pas encore disponibles ici.
          {etat === 'nouveau' && ' Ton accès ne commence à courir qu’à ta première ouverture.'}
        </p>
      )}
      {own && own.exercices.length > 0 && (
        <>
          <h4 className={styles.titre}>Tes derniers exercices</h4>
          <ul>
            {own.exercices.map(({ id, exercice, points, sur, reussi, dateFin }) => (
              <li key={id}>
                <span>
                  {exercice}
                  <time className={plainStyles.small} dateTime={dateFin}>
                    {instantInWords(dateFin)}
                  </time>
                </span>
                <Badge color={reussi ? 'success' : 'danger'} variant="light" size="lg" tt="none">
                  {reussi ? 'Réussi' : 'Raté'} · {points}/{sur}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
