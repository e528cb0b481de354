import { isPagePaiement } from '../../contract/achat.ts';
import { dureeEnMots } from '../../contract/vente.ts';
import { Badge, Button, Group } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { AccesUser } from './acces.calls.ts';
import { Card } from '../ui/Card.tsx';
import { instantInWords } from '../ui/dates.ts';
import plainStyles from '../ui/plain.module.css';
import styles from './AccesCard.module.css';
import { liensAcces } from './liensAcces.ts';
import { Exercices } from './Exercices.tsx';
import { TypeSign } from './TypeSign.tsx';
import { type Etat, etatAcces, resteEnMots } from './validite.ts';

const TYPES = { QT: 'Séries', EL: 'E-learning', EX: 'Perception des risques' } as const;

export function AccesCard({ acces, now }: { acces: AccesUser; now: number }) {
  const titre = useId();
  const etat = etatAcces(acces, now);
  return (
    <Card as="article" className={styles.card ?? ''} data-etat={etat} aria-labelledby={titre}>
      <div className={styles.head}>
        <TypeSign type={acces.type} />
        <div>
          <h3 className={styles.title} id={titre}>
            {acces.libelle}
          </h3>
          <Group gap={6}>
            <Badge color="bleu" variant="light" size="lg" tt="none">
              {TYPES[acces.type]}
            </Badge>
            {etat === 'perime' && (
              <Badge color="danger" variant="light" size="lg" tt="none">
                Accès périmé
              </Badge>
            )}
          </Group>
        </div>
      </div>
      <Validite acces={acces} etat={etat} now={now} />
      {acces.type === 'EX' && <Exercices acces={acces} etat={etat} />}
      <div className={`${plainStyles.row} ${styles.actions}`}>
        {liensAcces(acces, etat).map(({ to, libelle, principal }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            reloadDocument={isPagePaiement(to)}
            variant={principal ? 'filled' : 'outline'}
            aria-describedby={titre}
          >
            {libelle}
          </Button>
        ))}
      </div>
    </Card>
  );
}

function Validite({ acces, etat, now }: { acces: AccesUser; etat: Etat; now: number }) {
  if (acces.datePerime === null)
    return (
      <p className={styles.validity}>
        <strong>Pas encore commencé</strong>
        <span>Valable {dureeEnMots(acces)} dès ta première ouverture</span>
      </p>
    );
  const date = <time dateTime={acces.datePerime}>{instantInWords(acces.datePerime)}</time>;
  if (etat === 'perime')
    return (
      <p className={styles.validity}>
        <strong>Validité dépassée</strong>
        <span>Depuis le {date}</span>
      </p>
    );
  return (
    <p className={styles.validity}>
      <strong>{majuscule(resteEnMots(acces.datePerime, now))}</strong>
      <span>Jusqu’au {date}</span>
    </p>
  );
}

function majuscule(texte: string): string {
  return texte.charAt(0).toUpperCase() + texte.slice(1);
}
