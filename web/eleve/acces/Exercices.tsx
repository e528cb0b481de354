import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePassedMessage } from '../../socle/kernel/passedMessage.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import type { AccesUser } from './acces.calls.ts';
import { ExerciceFait } from './ExerciceFait.tsx';
import styles from './Exercices.module.css';
import type { Etat } from './validite.ts';

/** Refetched when somebody returns from the player. */
export function Exercices({ acces, etat }: { acces: AccesUser; etat: Etat }) {
  const { data } = useQuery({ ...callQuery('getExercices', {}), refetchOnWindowFocus: 'always' });
  const own = data?.acces.find(({ acces_user_id }) => acces_user_id === acces.acces_user_id);
  const { message, dismiss } = usePassedMessage();
  const attend = message?.attend;
  const arrive =
    attend?.acces_user_id === acces.acces_user_id &&
    own?.exercices.some(({ dateFin }) => Date.parse(dateFin) >= attend.depuis);
  useEffect(() => {
    if (arrive) dismiss();
  }, [arrive, dismiss]);
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
            {own.exercices.map((fait) => (
              <ExerciceFait key={fait.id} {...fait} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
