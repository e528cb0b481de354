import { Button } from '@mantine/core';
import { useState } from 'react';
import { COUT_GRAVE, COUT_LEGERE } from '../../../droit/bareme.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { toast } from '../../socle/kernel/toasts.ts';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Avancement } from './Avancement.tsx';
import type { Questionnaire } from './grille.ts';
import { SUJET } from './series.cache.ts';
import { type Lancement, useExplainSerie } from './launchSerie.ts';
import type { Adresse } from './adresses.ts';
import type { Contexte } from './contexte.ts';
import { useStopSerie } from './series.calls.ts';
import styles from './series.module.css';

interface Props {
  questions: Questionnaire['questions'];
  gardees: number;
  contexte: Contexte;
  adresse: Adresse;
  lancement: Lancement;
  save: () => Promise<number>;
}

export function EnCours({ questions, gardees, contexte, adresse, lancement, save }: Props) {
  const { mutateAsync: stopSerie } = useStopSerie(contexte);
  const [arret, setArret] = useState(false);
  const explain = useExplainSerie(contexte);
  const { theme_id, questionnaire_id, seuil } = questions;
  const nombre = questions.questions.length;
  const faites = questions.reponses.filter((reponse) => reponse !== '?').length;
  const occupe = lancement.occupee !== null || arret;

  async function stop(id: number) {
    const oui = await confirm({
      title: 'Etes-vous sur de vouloir arrêter cette série ?',
      message: 'Les questions sans réponse compteront comme fausses.',
      yes: 'Oui',
      no: 'Non, je continue !',
      danger: true,
    });
    if (!oui) return;
    setArret(true);
    await close(id);
    setArret(false);
  }

  async function close(id: number) {
    // Queued answers go first: a closed attempt accepts none.
    if (gardees > 0 && (await save()) > 0) {
      toast({
        kind: 'warning',
        title: 'La série continue',
        message: 'Des réponses ne sont pas encore enregistrées. Réessaie avec du réseau.',
        duration: 5000,
        sujet: SUJET,
      });
      return;
    }
    try {
      const { data } = await stopSerie(id);
      if (data) toast({ kind: 'success', title: 'La série a bien été arrêtée !', sujet: SUJET });
    } catch (erreur) {
      explain(erreur);
    }
  }

  if (questionnaire_id === null)
    return (
      <Card className={styles.carte}>
        <p>
          {nombre} questions, comme à l’examen. Il faut {seuil}/{nombre} pour réussir&nbsp;: une
          faute coûte {COUT_LEGERE} point, une faute grave {COUT_GRAVE}, et deux fautes graves font
          rater.
        </p>
        <div className={`${plainStyles.row} ${plainStyles.buttons}`}>
          <Button
            loading={occupe}
            disabled={nombre === 0}
            onClick={() => void lancement.begin(theme_id)}
          >
            Commencer
          </Button>
        </div>
      </Card>
    );

  return (
    <Card className={styles.carte} aria-label="Progression de la série">
      <Avancement
        pourcentage={questions.pourcentage}
        faites={faites}
        nombre={nombre}
        gardees={gardees}
      />
      {adresse.historique_id === null && (
        <div className={`${plainStyles.row} ${plainStyles.buttons}`}>
          <Button
            loading={lancement.occupee !== null}
            disabled={arret}
            onClick={() => void lancement.resume(theme_id)}
          >
            Reprendre
          </Button>
          <Button
            variant="default"
            loading={arret}
            disabled={lancement.occupee !== null}
            onClick={() => void stop(questionnaire_id)}
          >
            Arrêter la série
          </Button>
        </div>
      )}
    </Card>
  );
}
