import { Link, useRouteLoaderData } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { useSession } from '../../eleve/compte/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Inscription } from './Inscription.tsx';
import styles from './QuestionVedette.module.css';

interface Props {
  bilan: { justes: number; total: number } | null;
  className?: string | undefined;
}

/** Where registration is closed it tells what one can do today. */
export function FinQuestions({ bilan, className = '' }: Props) {
  const { connected } = useSession();
  const reglages = useRouteLoaderData<OutputOf<'getReglages'>>('root');
  const ouverte = connected || reglages?.inscription !== 'fermee';
  return (
    <div className={`${styles.fin} ${className}`}>
      {bilan && (
        <p className={styles.bilan}>
          {bilan.justes} {bilan.justes > 1 ? 'bonnes réponses' : 'bonne réponse'} sur {bilan.total}
        </p>
      )}
      {ouverte ? (
        <p>D’autres questions t’attendent demain, et bien plus encore dans les séries.</p>
      ) : (
        <p>
          Les inscriptions ouvrent bientôt. D’autres questions t’attendent demain&#8239;; en
          attendant, regarde ce que contient chaque accès, et son prix.
        </p>
      )}
      {ouverte ? (
        <Inscription />
      ) : (
        <Link to="/#outils" className={`${plainStyles.button} ${plainStyles.filled}`}>
          Voir les accès et leurs prix
        </Link>
      )}
    </div>
  );
}
