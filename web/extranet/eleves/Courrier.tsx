import { Badge } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './eleves.module.css';

const ETATS = {
  envoyé: ['success', 'Arrivé à son serveur'],
  'en attente': ['warning', 'En attente'],
  'non parti': ['danger', 'Non parti'],
} as const;

export function Courrier({ mails }: Pick<OutputOf<'getEleve'>, 'mails'>) {
  return (
    <Card aria-labelledby="mails">
      <SectionHeading small id="mails">
        Mails
      </SectionHeading>
      {mails.length === 0 && <p className={plainStyles.dimmed}>Aucun mail pour l’instant.</p>}
      <ul className={sheetStyles.lines}>
        {mails.map(({ id, sujet, dateCreation, etat, essais }) => (
          <li key={id}>
            <span>
              {sujet}
              <span className={styles.detail}>
                {instantInWords(dateCreation)}
                {essais > 1 && ` · ${essais} essais`}
              </span>
            </span>
            <Badge color={ETATS[etat][0]} variant="light" size="lg" tt="none">
              {ETATS[etat][1]}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
