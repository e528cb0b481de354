import { Button } from '@mantine/core';
import { passeesOf } from '../cap/index.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Conditions } from './Conditions.tsx';
import type { Ouvert, useLancement } from './examen.calls.ts';
import styles from './examen.module.css';

interface Props {
  ouvert: Ouvert;
  lancement: ReturnType<typeof useLancement>;
  save: () => Promise<number>;
}

export function EnCours({ ouvert, lancement, save }: Props) {
  const { examen_id, passees, nombre, entamee } = ouvert;
  const ou = `${passees} question${passees > 1 ? 's' : ''} sur ${nombre}`;

  async function stop() {
    const oui = await confirm({
      title: 'Arrêter cet examen blanc\u202f?',
      message: 'Les questions sans réponse compteront comme fausses.',
      yes: 'Oui, arrêter',
      no: 'Non, je continue',
      danger: true,
    });
    if (oui) await lancement.arreter(examen_id, save);
  }

  return (
    <Card className={styles.depart} aria-labelledby="en-cours">
      <h2 id="en-cours" className={styles.titre}>
        Ton examen blanc t’attend
      </h2>
      <Gauge value={passees} max={nombre} tone="action" label="Examen blanc" text={ou} />
      <p>
        {passeesOf(ouvert)} {entamee === 1 && 'Une question est ouverte\u00a0: son temps passe.'}
      </p>
      <Conditions {...ouvert} />
      <div className={`${plainStyles.row} ${plainStyles.buttons}`}>
        <Button
          size="md"
          loading={lancement.occupe}
          onClick={() => void lancement.reprendre(examen_id, save)}
        >
          {passees === nombre ? 'Voir mon résultat' : 'Reprendre'}
        </Button>
        <Button size="md" variant="default" disabled={lancement.occupe} onClick={() => void stop()}>
          Arrêter l’examen
        </Button>
      </div>
    </Card>
  );
}
