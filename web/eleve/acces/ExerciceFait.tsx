import { Badge } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';

type Exercice = OutputOf<'getExercices'>['acces'][number]['exercices'][number];

export const ExerciceFait = ({ exercice, points, sur, reussi, dateFin }: Exercice) => (
  <li>
    <span>
      {exercice}{' '}
      <time className={plainStyles.small} dateTime={dateFin}>
        {instantInWords(dateFin)}
      </time>
    </span>
    <Badge color={reussi ? 'success' : 'danger'}>
      {reussi ? 'Réussi' : 'Raté'} · {points}/{sur}
    </Badge>
  </li>
);
