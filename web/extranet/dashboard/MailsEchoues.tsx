import { Text } from '@mantine/core';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import styles from './DashboardPage.module.css';
import type { Dashboard } from './chiffres.ts';

export function MailsEchoues({ mails }: { mails: NonNullable<Dashboard['mailsEchoues']> }) {
  return (
    <Card id="mails" aria-labelledby="titre-mails">
      <SectionHeading small id="titre-mails">
        Mails non partis
      </SectionHeading>
      {mails.length === 0 && <Text c="dimmed">Tous les mails sont partis.</Text>}
      <ul className={styles.rows}>
        {mails.map(({ id, sujet, destinataire, dateCreation, essais, erreur }) => (
          <li key={id}>
            <strong>{sujet}</strong>
            <span>
              {[
                destinataire || 'Sans compte',
                instantInWords(dateCreation),
                `${essais} ${essais === 1 ? 'essai' : 'essais'}`,
                erreur,
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
