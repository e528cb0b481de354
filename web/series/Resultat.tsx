import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { dureeEntre } from './duree.ts';
import { instantInWords } from '../ui/dates.ts';
import { Card } from '../ui/Card.tsx';
import cardStyles from '../ui/Card.module.css';
import plainStyles from '../ui/plain.module.css';
import { explication, fautesOf, type Tentative } from './grille.ts';
import type { Lancement } from './launchSerie.ts';
import { versHistorique, versSeries, type Adresse } from './liens.ts';
import styles from './Resultat.module.css';
import seriesStyles from './series.module.css';
import { SigneFaux, SigneJuste } from '../questions/signes.tsx';
import { TONES } from './Statut.tsx';

interface Props {
  tentative: Tentative;
  adresse: Adresse;
  lancement: Lancement;
}

/** The state of the address after the last answer: the verdict is what the learner waits for. */
export const DERNIERE_REPONSE = 'derniere reponse';

/** How it went, why, and where to go from here. */
export function Resultat({ tentative, adresse, lancement }: Props) {
  const { questions, resultats, dateFin } = tentative;
  const tone = TONES[questions.reussi ? 'reussi' : 'rate'];
  const { state } = useLocation();
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === DERNIERE_REPONSE) titre.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <>
      <Card className={styles.panneau} data-tone={tone} aria-labelledby="verdict-serie">
        <div className={styles.signe} aria-hidden="true">
          {questions.reussi ? <SigneJuste /> : <SigneFaux />}
        </div>
        <div className={styles.texte}>
          <h2 id="verdict-serie" ref={titre} tabIndex={-1} className={styles.verdict}>
            {questions.reussi ? 'Réussi' : 'Raté'}
          </h2>
          <p>{explication(tentative)}</p>
        </div>
        <p className={`${seriesStyles.score} ${styles.score}`}>
          <strong>{questions.score ?? 0}</strong>/{resultats.length}
        </p>
        <Echelle score={questions.score ?? 0} seuil={questions.seuil} nombre={resultats.length} />
      </Card>
      <Faits tentative={tentative} fautes={fautesOf(tentative).length} />
      <p className={plainStyles.dimmed}>
        Une faute coûte 1 point, une faute grave 5.
        {dateFin && (
          <>
            {' '}
            Série terminée le <time dateTime={dateFin}>{instantInWords(dateFin)}</time>.
          </>
        )}
      </p>
      <nav
        className={`${plainStyles.row} ${seriesStyles.boutons} ${styles.suite}`}
        aria-label="Et maintenant"
      >
        {adresse.historique_id === null && questions.questionnaire_id !== null && (
          <Button
            loading={lancement.occupee !== null}
            onClick={() => void lancement.restart(questions.theme_id, questions.questionnaire_id!)}
          >
            Recommencer
          </Button>
        )}
        <Button component={Link} variant="default" to={versSeries(adresse.acces_id)}>
          Une autre série
        </Button>
        <Button component={Link} variant="default" to={versHistorique(adresse.acces_id)}>
          Mon historique
        </Button>
      </nav>
    </>
  );
}

interface EchelleProps {
  score: number;
  seuil: number;
  nombre: number;
}

/** The score on its way to the pass mark. */
function Echelle({ score, seuil, nombre }: EchelleProps) {
  const part = (points: number) => `${nombre > 0 ? (100 * points) / nombre : 0}%`;
  return (
    <div className={styles.echelle}>
      <div className={styles.piste}>
        <span style={{ width: part(score) }} />
        <span className={styles.seuil} style={{ left: part(seuil) }} />
      </div>
      <p className={plainStyles.small} style={{ '--place': part(seuil) } as React.CSSProperties}>
        Pour réussir&nbsp;: {seuil}/{nombre}
      </p>
    </div>
  );
}

function Faits({ tentative, fautes }: { tentative: Tentative; fautes: number }) {
  const { questions, resultats, dateDebut, dateFin } = tentative;
  const sansReponse = questions.reponses.filter((reponse) => reponse === '?').length;
  const faits: [string, string | number][] = [
    ['Bonnes réponses', resultats.length - fautes],
    ['Mauvaises réponses', fautes - sansReponse],
    ['Fautes graves', questions.fautesGraves ?? 0],
  ];
  if (sansReponse > 0) faits.push(['Sans réponse', sansReponse]);
  const duree = dureeEntre(dateDebut, dateFin);
  if (duree) faits.push(['Temps', duree]);
  return (
    <dl className={`${plainStyles.grid} ${styles.faits}`}>
      {faits.map(([nom, valeur]) => (
        <div key={nom} className={cardStyles.card}>
          <dt className={plainStyles.small}>{nom}</dt>
          <dd>{valeur}</dd>
        </div>
      ))}
    </dl>
  );
}
