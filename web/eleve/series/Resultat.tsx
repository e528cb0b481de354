import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { COUT_GRAVE, COUT_LEGERE } from '../../../droit/bareme.ts';
import { Pas, ProchainPas, useGetCap } from '../cap/index.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { explicationOf } from './explication.ts';
import { fautesOf, type Faute, type Questionnaire } from './grille.ts';
import type { Lancement } from './launchSerie.ts';
import { versFaute, type Adresse } from './adresses.ts';
import styles from './Resultat.module.css';
import seriesStyles from './series.module.css';
import { SigneFaux } from '../questions/index.ts';
import {
  DERNIERE_REPONSE,
  dureeEntre,
  type Fait,
  Faits,
  Fete,
  SansGraves,
  versHistorique,
  versSeries,
} from '../tentatives/index.ts';
import { TONES } from './Statut.tsx';

interface Props {
  tentative: Questionnaire;
  adresse: Adresse;
  lancement: Lancement;
}

export function Resultat({ tentative, adresse, lancement }: Props) {
  const { questions, resultats, dateFin } = tentative;
  const tone = TONES[questions.reussi ? 'reussi' : 'rate'];
  const { state } = useLocation();
  const vientDeFinir = state === DERNIERE_REPONSE;
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (vientDeFinir) titre.current?.focus({ preventScroll: true });
  }, [vientDeFinir]);
  const fautes = fautesOf(tentative);
  return (
    <>
      <Card className={styles.panneau} data-tone={tone} aria-labelledby="verdict-serie">
        {questions.reussi ? (
          <Fete bouge={vientDeFinir} />
        ) : (
          <div className={styles.signe} aria-hidden="true">
            <SigneFaux />
          </div>
        )}
        <div className={styles.texte}>
          <h2 id="verdict-serie" ref={titre} tabIndex={-1} className={styles.verdict}>
            {questions.reussi ? 'Réussi' : 'Raté'}
          </h2>
          <p>{explicationOf(tentative)}</p>
          {!questions.reponses.includes('?') && (
            <SansGraves
              nombre={resultats.length}
              fautes={fautes.length}
              graves={questions.fautesGraves ?? 0}
            />
          )}
        </div>
        <p className={`${seriesStyles.score} ${styles.score}`}>
          <strong>{questions.score ?? 0}</strong>/{resultats.length}
        </p>
        <Echelle score={questions.score ?? 0} seuil={questions.seuil} nombre={resultats.length} />
      </Card>
      <EtMaintenant tentative={tentative} adresse={adresse} fautes={fautes} />
      <FaitsDeSerie tentative={tentative} fautes={fautes.length} />
      <p className={plainStyles.dimmed}>
        Une faute coûte {COUT_LEGERE} point, une faute grave {COUT_GRAVE}.
        {dateFin && (
          <>
            {' '}
            Série terminée le <time dateTime={dateFin}>{instantInWords(dateFin)}</time>.
          </>
        )}
      </p>
      <nav
        className={`${plainStyles.row} ${plainStyles.buttons} ${styles.suite}`}
        aria-label="Autre chose"
      >
        {adresse.historique_id === null && questions.questionnaire_id !== null && (
          <Button
            variant="default"
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

interface EtMaintenantProps {
  tentative: Questionnaire;
  adresse: Adresse;
  fautes: Faute[];
}

/** A fail leads to its explanations first: an immediate retry would only test short-term memory. */
function EtMaintenant({ tentative: { questions }, adresse, fautes }: EtMaintenantProps) {
  const [premiere] = fautes;
  const relire = premiere && versFaute(adresse, premiere.id);
  const actuelle = adresse.historique_id === null;
  const cap = useGetCap({ enabled: actuelle && questions.reussi === 1 });
  const arretee = fautes.some(({ sansReponse }) => sansReponse);
  const erreurs = erreursEnMots(fautes.length, arretee);
  if (actuelle && questions.reussi)
    return (
      <>
        <ProchainPas
          query={cap}
          capOf={({ cap: tout, acces }) =>
            acces.find(
              ({ cap: own }) => own && 'acces_id' in own && own.acces_id === adresse.acces_id,
            )?.cap ?? tout
          }
          titre="Et maintenant"
        />
        {relire && (
          <Link className={plainStyles.link} to={relire}>
            {erreurs}
          </Link>
        )}
      </>
    );
  return (
    relire && (
      <Pas
        titre="Et maintenant"
        pourquoi={`Une à une, avec leur explication.${arretee ? '' : ' Tu t’entraînes dessus ensuite.'}`}
        bouton={erreurs}
        to={relire}
      />
    )
  );
}

function erreursEnMots(nombre: number, arretee: boolean): string {
  if (nombre === 1) return arretee ? 'Revoir la question' : 'Revoir mon erreur';
  return arretee ? `Revoir les ${nombre}\u00a0questions` : `Revoir mes ${nombre}\u00a0erreurs`;
}

function Echelle({ score, seuil, nombre }: { score: number; seuil: number; nombre: number }) {
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

function FaitsDeSerie({ tentative, fautes }: { tentative: Questionnaire; fautes: number }) {
  const { questions, resultats, dateDebut, dateFin } = tentative;
  const sansReponse = questions.reponses.filter((reponse) => reponse === '?').length;
  const faits: Fait[] = [
    ['Bonnes réponses', resultats.length - fautes],
    ['Mauvaises réponses', fautes - sansReponse],
    ['Fautes graves', questions.fautesGraves ?? 0],
  ];
  if (sansReponse > 0) faits.push(['Sans réponse', sansReponse]);
  const duree = dureeEntre(dateDebut, dateFin);
  if (duree) faits.push(['Temps', duree]);
  return <Faits faits={faits} />;
}
