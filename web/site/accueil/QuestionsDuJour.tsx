import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import plainStyles from '../../socle/ui/plain.module.css';
import { Bandeau, QuestionVedette } from './QuestionVedette.tsx';
import styles from './QuestionVedette.module.css';
import { RoadScene } from './RoadScene.tsx';
import { type Faites, type Vedettes, keepFaites, readFaites } from './vedettes.ts';
import type { OutputOf } from '../../../contract/index.ts';
import { preloadPicture } from '../../eleve/questions/index.ts';
import { useSession } from '../../eleve/compte/index.ts';
import { Inscription } from './Inscription.tsx';

const TITRE = 'La question du jour';

interface EtatDuJour {
  rang: number;
  suit: boolean;
  faites: Faites;
  /** The previous question's height: nothing below moves. */
  hauteur?: number | undefined;
}

export function QuestionsDuJour({ questions, debut, correction }: Vedettes) {
  const cadre = useRef<HTMLDivElement>(null);
  const [etat, setEtat] = useState<EtatDuJour>({ rang: debut, suit: false, faites: {} });
  const { rang, suit, faites, hauteur } = etat;

  useEffect(() => {
    const kept = readFaites(questions);
    const hauteur = cadre.current?.offsetHeight;
    if (correction !== null || !(questions[debut]!.id in kept)) return;
    const reste = questions.findIndex(({ id }) => !(id in kept));
    setEtat({
      rang: reste < 0 ? questions.length : reste,
      suit: false,
      faites: kept,
      hauteur,
    });
  }, [questions, debut, correction]);

  const question = questions[rang];
  const suivante = questions[rang + 1];
  const total = questions.length;
  const compte = questions.every(({ id }) => id in faites);
  const justes = questions.filter(({ id }) => faites[id] === 1).length;
  const bilan = compte && total > 1 ? { justes, total } : null;

  const goOn = (event: MouseEvent) => {
    event.preventDefault();
    setEtat({ rang: rang + 1, suit: true, faites });
  };

  return (
    <div ref={cadre} className={plainStyles.stack} style={{ minHeight: hauteur }}>
      {question ? (
        <QuestionVedette
          key={question.id}
          question={question}
          correction={rang === debut ? correction : null}
          titre={TITRE}
          place={total > 1 && <Place rang={rang} total={total} />}
          suit={suit}
          onAnswer={({ juste }) => {
            if (suivante) preloadPicture(suivante);
            const now = { ...readFaites(questions), ...faites, [question.id]: juste };
            setEtat({ ...etat, faites: now });
            keepFaites(now);
          }}
        >
          {suivante ? (
            <div className={styles.suite}>
              <Link
                to={`/?question=${suivante.id}#question-du-jour`}
                className={`${plainStyles.button} ${plainStyles.filled}`}
                onClick={goOn}
              >
                Question suivante
              </Link>
            </div>
          ) : (
            <FinQuestions bilan={bilan} />
          )}
        </QuestionVedette>
      ) : (
        <section className={styles.carte} aria-label={TITRE}>
          <Bandeau titre={TITRE} />
          <RoadScene className={styles.route ?? ''} />
          <FinQuestions bilan={bilan} className={styles.faites} />
        </section>
      )}
    </div>
  );
}

function Place({ rang, total }: { rang: number; total: number }) {
  return (
    <span>
      <span className={plainStyles.hidden}>Question </span>
      {rang + 1} sur {total}
    </span>
  );
}

interface Props {
  bilan: { justes: number; total: number } | null;
  className?: string | undefined;
}

/** Where registration is closed, it shows what one can do today. */
function FinQuestions({ bilan, className = '' }: Props) {
  const { connected } = useSession();
  const reglages = useRouteLoaderData<OutputOf<'getReglages'>>('root');
  const ouverte = connected || reglages?.inscription !== 'fermee';
  return (
    <div className={`${styles.fin} ${className}`}>
      {bilan && (
        <p className={styles.bilan}>
          {bilan.justes} {bilan.justes > 1 ? 'bonnes réponses' : 'bonne réponse'} sur {bilan.total}
        </p>
      )}
      {ouverte ? (
        <p>D’autres questions t’attendent demain, et bien plus encore dans les séries.</p>
      ) : (
        <p>
          Les inscriptions ouvrent bientôt. D’autres questions t’attendent demain&#8239;; en
          attendant, regarde ce que contient chaque accès, et son prix.
        </p>
      )}
      {ouverte ? (
        <Inscription />
      ) : (
        <Link to="/#outils" className={`${plainStyles.button} ${plainStyles.filled}`}>
          Voir les accès et leurs prix
        </Link>
      )}
    </div>
  );
}
