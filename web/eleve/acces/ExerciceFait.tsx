import { Badge } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { TEST } from '../../../regles/perception.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';

type Exercice = OutputOf<'getExercices'>['acces'][number]['exercices'][number];

export function ExerciceFait({ exercice, points, sur, reussi, dateFin }: Exercice) {
  const isTest = sur >= TEST.risques;
  const verdict = isTest ? (reussi ? 'Réussi · ' : 'Raté · ') : '';
  return (
    <li>
      <span>
        {exercice}{' '}
        <time className={plainStyles.small} dateTime={dateFin}>
          {instantInWords(dateFin)}
        </time>
      </span>
      <Badge color={!isTest ? 'gray' : reussi ? 'success' : 'danger'}>
        {verdict}
        {points}/{sur}
      </Badge>
    </li>
  );
}
