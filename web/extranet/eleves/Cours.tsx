import { Badge } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './eleves.module.css';

type Lu = OutputOf<'getSuivi'>;

/** It shows the same figure as the learner's own page. */
export function Cours({ cours }: Pick<Lu, 'cours'>) {
  if (cours.length === 0) return null;
  return (
    <Card as="div">
      <h3 className={styles.titre}>Cours</h3>
      <ul className={sheetStyles.lines}>
        {cours.map(({ acces_user_id, libelle, nbTermine, nbChapitre, dateFin }) => {
          const faits = `${nbTermine}/${nbChapitre} ${nbChapitre > 1 ? 'chapitres' : 'chapitre'}`;
          const [couleur, etat] = dateFin
            ? (['success', `Terminé le ${dayInWords(dateFin)}`] as const)
            : nbTermine === 0
              ? (['gray', 'Pas encore commencé'] as const)
              : (['warning', 'En cours'] as const);
          return (
            <li key={acces_user_id}>
              <span>
                {libelle}
                <Gauge
                  value={nbTermine}
                  max={nbChapitre}
                  tone={dateFin ? 'right' : 'warning'}
                  label={`Progression\u00a0: ${libelle}`}
                  text={faits}
                />
              </span>
              <Badge color={couleur} variant="light" size="lg" tt="none">
                {etat} · {faits}
              </Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
