import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../socle/ui/Card.tsx';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { useLecture } from '../tentatives/index.ts';
import type { useLancement } from './examen.calls.ts';
import styles from './examen.module.css';

const RIEN: string[] = [];

export function Depart({ lancement }: { lancement: ReturnType<typeof useLancement> }) {
  const { possible } = useLecture(RIEN, false);
  const [chrono, setChrono] = useState(true);
  const [lire, setLire] = useState(true);
  const [arret, setArret] = useState(false);
  const voix = lire && possible;
  return (
    <Card className={styles.depart} aria-labelledby="depart">
      <h2 id="depart" className={styles.titre}>
        50 questions, comme le jour de l’examen
      </h2>
      <p>
        Elles viennent de toute la banque. Pas de retour en arrière, et aucune correction avant la
        fin. Il faut 41 points sur 50&nbsp;: une faute coûte 1 point, une faute grave 5, et deux
        fautes graves font rater.
      </p>
      <BoxField
        name="chrono"
        label="15 secondes par question"
        description="Elles commencent quand la question a été lue."
        value={chrono}
        onChange={setChrono}
      />
      <BoxField
        name="voix"
        label="Lire les questions à voix haute"
        description={
          possible
            ? 'Avec ton casque, comme au centre d’examen.'
            : 'Cet appareil n’a pas de voix française\u00a0: tu as le temps de lire toi-même.'
        }
        value={voix}
        onChange={setLire}
        busy={!possible}
      />
      <BoxField
        name="arret"
        label="Arrêter à la dixième faute"
        description="L’examen réel peut s’arrêter là. Sinon, tu vas jusqu’au bout."
        value={arret}
        onChange={setArret}
      />
      <Button
        size="lg"
        className={styles.principal ?? ''}
        loading={lancement.occupe}
        onClick={() => void lancement.commencer({ chrono, voix, arret })}
      >
        Commencer l’examen
      </Button>
    </Card>
  );
}
