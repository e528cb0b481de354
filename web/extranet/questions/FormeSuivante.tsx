import { useQuery } from '@tanstack/react-query';
import { codes } from '../../../droit/codes.ts';
import { LETTRES } from '../../../regles/lettres.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { dateInWords } from '../../socle/ui/dates.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

/** Read only: an edit changes the form of today alone. */
export function FormeSuivante({ id }: { id: number }) {
  const { data } = useQuery(callQuery('getQuestionExtranet', { id }));
  const suivante = data?.suivante;
  if (!suivante) return null;
  return (
    <Card className={plainStyles.tight} aria-labelledby="suivante">
      <SectionHeading level={3} id="suivante">
        Dès le {dateInWords(codes.CVP2027.du)}
      </SectionHeading>
      <p className={plainStyles.small}>
        Posée à qui passe l’examen à partir de ce jour. Modifier la question laisse cette forme
        telle quelle.
      </p>
      <p>
        <strong>{suivante.libelle}</strong>
      </p>
      <ul className={plainStyles.column}>
        {LETTRES.map(
          (lettre) =>
            suivante[lettre] !== null && (
              <li key={lettre}>
                {lettre.toUpperCase()}. {suivante[lettre]}
                {lettre === suivante.correcte && ' (bonne réponse)'}
              </li>
            ),
        )}
      </ul>
      {suivante.justification && <p className={plainStyles.small}>{suivante.justification}</p>}
    </Card>
  );
}
