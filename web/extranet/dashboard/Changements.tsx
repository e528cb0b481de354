import { Link } from 'react-router';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import styles from './DashboardPage.module.css';
import type { Dashboard } from './chiffres.ts';

export function Changements({ changements }: Pick<Dashboard, 'changements'>) {
  return (
    <Card aria-labelledby="changements">
      <SectionHeading small id="changements">
        Derniers changements de la banque
      </SectionHeading>
      {changements.length === 0 && <p>La banque ne contient encore aucune question.</p>}
      <ol className={styles.rows}>
        {changements.map(({ version_id, question_id, libelle, auteur, dateCreation }) => (
          <li key={version_id}>
            <Link to={`/extranet/questions?question=${question_id}`}>{libelle}</Link>
            <span>
              {auteur ?? 'Contenu'} ·{' '}
              <time dateTime={dateCreation}>{instantInWords(dateCreation)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
