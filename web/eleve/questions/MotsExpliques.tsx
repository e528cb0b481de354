import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LEXIQUE } from '../../../regles/adresses.ts';
import { GARDE } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Question.module.css';
import { motsDans } from '../../../regles/motsDans.ts';

/** Explains the hard words that a question has; empty without any. */
export function MotsExpliques({ textes }: { textes: readonly string[] }) {
  const { data } = useQuery({ ...callQuery('getLexique', {}), staleTime: Infinity, meta: GARDE });
  const mots = motsDans(data?.mots ?? [], textes);
  if (mots.length === 0) return null;
  return (
    <details className={styles.mots}>
      <summary>{mots.length === 1 ? 'Un mot expliqué' : `${mots.length} mots expliqués`}</summary>
      <dl>
        {mots.map(({ mot, dit, exemple, image }) => (
          <div key={mot}>
            <dt>{mot}</dt>
            <dd>
              {dit}
              <span className={plainStyles.note}>«&nbsp;{exemple}&nbsp;»</span>
              {image && <img src={image.src} alt={image.description} loading="lazy" />}
            </dd>
          </div>
        ))}
      </dl>
      <Link to={LEXIQUE}>Tous les mots</Link>
    </details>
  );
}
