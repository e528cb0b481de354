import { VisuallyHidden, Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState, type MouseEvent } from 'react';
import { useNavigate, Link } from 'react-router';
import type { Letter } from '../../../regles/lettres.ts';
import {
  annonceOf,
  type Posee,
  QuestionPosee,
  type ReponseDonnee,
  useQuestion,
  SigneApres,
  SigneAvant,
} from '../questions/index.ts';
import { Attente, type Attentes, useEnSouffrance } from './Attente.tsx';
import { useClavier } from './clavier.ts';
import { Entete } from './Entete.tsx';
import { PageQuestion } from './PageQuestion.tsx';
import type { ReponseGardee } from './reponses.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

export function useDonnee(lue: ReponseDonnee, gardee: ReponseGardee | undefined, essais: number) {
  const [choix, choose] = useState<Letter | null>(null);
  const souffrance = useEnSouffrance(gardee?.donneeLe ?? null, essais);
  const reponse = lue.reponse ?? gardee?.letter ?? null;
  const etatOf = (): EtatQuestion => {
    if (lue.bonne !== null) return 'corrigee';
    if (souffrance) return 'gardee';
    return gardee ? 'envoi' : 'ouverte';
  };
  const donnee = lue.bonne === null ? { ...lue, reponse } : lue;
  return { etat: etatOf(), donnee, choix, choose };
}

interface Props {
  retour: ComponentProps<typeof Entete>['retour'];
  lieu: NonNullable<ComponentProps<typeof Entete>['lieu']>;
  outils: ReactNode;
  progression: ReactNode;
  question: Posee;
  /** Counts from 0. */
  questionKey: number;
  nombre: number;
  etat: EtatQuestion;
  donnee: ReponseDonnee;
  choix: Letter | null;
  choose: (letter: Letter) => void;
  give: (letter: Letter) => void;
  /** Screen readers announce it as soon as the answer is given. */
  envoyee?: string;
  suite?: ReactNode;
  attentes: Attentes;
  precedente?: string | null;
  suivante?: string | null;
  fin: ComponentProps<typeof BarreActions>['fin'];
  lexique?: boolean;
}

export function EcranQuestion({ question, etat, donnee, choix, choose, give, ...props }: Props) {
  const { questionKey, nombre, precedente = null, suivante = null, fin } = props;
  const navigate = useNavigate();
  const corrigee = etat === 'corrigee';
  const passable = corrigee || etat === 'gardee';
  const { titre, verdict, vientDeLEtre, explique } = useQuestion({
    corrigee,
    passable,
    questionKey,
    nombre,
  });
  function pick(letter: Letter) {
    if (etat === 'ouverte') choose(letter);
  }
  function validate() {
    if (choix && etat === 'ouverte') give(choix);
  }
  const go = (to: string | null, state?: string) => {
    if (to !== null) void navigate(to, { state });
  };
  useClavier((geste) => {
    if (geste.faire === 'precedente') go(precedente);
    else if (geste.faire === 'suivante') go(suivante);
    else if (geste.faire === 'choisir') {
      if (question[geste.letter] !== null) pick(geste.letter);
    } else if (!passable) validate();
    else if (explique && suivante) go(suivante);
    else if (explique) go(fin.to, fin.state);
  });
  const dit = {
    ouverte: '',
    envoi: props.envoyee,
    gardee: 'Réponse gardée, pas encore enregistrée.',
    corrigee: vientDeLEtre && annonceOf(donnee),
  }[etat];
  // A mode that hides the answer keeps the picked letter visible.
  const demandee = etat === 'ouverte' || (etat === 'envoi' && donnee.reponse === null);
  return (
    <PageQuestion>
      <Entete retour={props.retour} lieu={props.lieu}>
        {props.outils}
      </Entete>
      {props.progression}
      <VisuallyHidden component="output">{dit}</VisuallyHidden>
      <QuestionPosee
        question={question}
        donnee={donnee}
        answer={demandee ? { par: 'choix', choix, choose: pick } : null}
        forme="ecran"
        lexique={props.lexique}
        niveau={1}
        enonce={titre}
        verdict={verdict}
        formulaire={{
          onSubmit: (evenement) => {
            evenement.preventDefault();
            validate();
          },
        }}
      >
        {props.suite}
        <BarreActions
          etat={etat}
          pret={choix !== null}
          explique={explique}
          precedente={precedente}
          suivante={suivante}
          fin={fin}
        >
          <Attente attentes={props.attentes} court />
        </BarreActions>
      </QuestionPosee>
    </PageQuestion>
  );
}

type EtatQuestion = 'ouverte' | 'envoi' | 'gardee' | 'corrigee';

interface BarreProps {
  etat: EtatQuestion;
  pret: boolean;
  /** True once the explanation was visible long enough for a deliberate click. */
  explique: boolean;
  precedente: string | null;
  suivante: string | null;
  fin: { to: string; label: string; state?: string };
  children: ReactNode;
}

function BarreActions({ etat, pret, explique, precedente, suivante, fin, children }: BarreProps) {
  const passable = etat === 'gardee' || etat === 'corrigee';
  return (
    <div className={styles.barre}>
      {children}
      <div className={`${plainStyles.row} ${styles.boutons}`}>
        {precedente && (
          <Link className={`${plainStyles.button} ${styles.precedente}`} to={precedente}>
            <SigneAvant />
            <span>Question précédente</span>
          </Link>
        )}
        {passable ? (
          <Button
            className={styles.principal}
            component={Link}
            to={suivante ?? fin.to}
            state={suivante ? undefined : fin.state}
            aria-disabled={!explique || undefined}
            onClick={(event: MouseEvent) => {
              if (!explique) event.preventDefault();
            }}
            rightSection={<SigneApres />}
          >
            {suivante ? 'Question suivante' : fin.label}
          </Button>
        ) : (
          <Button
            className={styles.principal}
            type="submit"
            disabled={!pret && etat === 'ouverte'}
            loading={etat === 'envoi'}
          >
            Valider la réponse
          </Button>
        )}
      </div>
      <p className={`${plainStyles.small} ${styles.touches}`} aria-hidden="true">
        {passable ? (
          <>
            <kbd>Entrée</kbd> pour continuer
          </>
        ) : (
          <>
            <kbd>A</kbd>–<kbd>D</kbd> pour choisir, <kbd>Entrée</kbd> pour valider
          </>
        )}
        {(precedente ?? suivante) !== null && (
          <>
            , <kbd>←</kbd> <kbd>→</kbd> pour circuler
          </>
        )}
      </p>
    </div>
  );
}
