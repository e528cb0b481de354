import { useState, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { marque } from '../../../marque.ts';
import { useAcces } from '../acces/index.ts';
import {
  type Acces,
  ChargeQuestion,
  versExamen,
  accesOf,
  Attente,
  DERNIERE_REPONSE,
  Entete,
  PageQuestion,
  QuestionSquelette,
  useEnSouffrance,
  useReponses,
} from '../tentatives/index.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import {
  type Examens,
  useGetExamens,
  type Ouvert,
  type Ouverte,
  openQuestion,
  rereadExamens,
  useExplainExamen,
} from './examen.calls.ts';
import { retourOf, versResultat } from './adresses.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Letter } from '../../../regles/lettres.ts';
import { useUser } from '../compte/index.ts';
import { NetworkError } from '../../socle/kernel/call.ts';
import { echoExamen } from './echo.ts';
import { Question } from './Question.tsx';
import { horloge } from './useChrono.ts';
import { Button } from '@mantine/core';
import { passeesOf } from '../cap/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import styles from './examen.module.css';

export const handle = { cadre: 'aucun' } satisfies Handle;

export const meta = () => [{ title: `Examen blanc · ${marque.nom}` }];

export default function EpreuvePage() {
  const acces = useAcces('QT');
  return acces ? <Lecture acces={acces} /> : <NotFound />;
}

function Lecture({ acces }: { acces: Acces }) {
  const query = useGetExamens(acces);
  const { acces_id } = acces;
  return (
    <ChargeQuestion query={query} acces_id={acces_id} retour={retourOf(acces_id)}>
      {({ ouvert }) => <Ecran acces={acces} ouvert={ouvert} />}
    </ChargeQuestion>
  );
}

function Ecran({ acces, ouvert }: { acces: Acces; ouvert: Examens['ouvert'] }) {
  const [vu, setVu] = useState(ouvert?.examen_id);
  if (ouvert && ouvert.examen_id !== vu) setVu(ouvert.examen_id);
  const { acces_id } = acces;
  if (ouvert) return <Epreuve key={ouvert.examen_id} acces={acces} examen={ouvert} />;
  return <Navigate replace to={vu ? versResultat(acces_id, vu) : versExamen(acces_id)} />;
}

type EtatDEpreuve =
  | { nom: 'attente' }
  | { nom: 'ouverture' }
  | { nom: 'question'; question: Ouverte; recue: number };

/** This many unanswered questions in a row mean that the learner has left. */
const ABSENCES = 2;

function Epreuve({ acces, examen }: { acces: Acces; examen: Ouvert }) {
  const navigate = useNavigate();
  const explain = useExplainExamen(acces);
  const attentes = useReponses(useUser().id, echoExamen);
  const { queue, save } = attentes;
  const { examen_id, entamee } = examen;
  const [etat, setEtat] = useState<EtatDEpreuve>({ nom: entamee ? 'ouverture' : 'attente' });
  const [lit, setLit] = useState(examen.voix === 1);
  const [absences, setAbsences] = useState(0);
  /** The answered or expired question stays visible until the next one arrives. */
  const [passee, setPassee] = useState<number | null>(null);
  const gardee = attentes.entries.find((each) => each.examen_id === examen_id);
  /** True once the network was waited for: the learner may have left meanwhile. */
  const attendue = useRef(false);
  const souffrance = useEnSouffrance(gardee?.donneeLe ?? null, attentes.essais);
  useEffect(() => {
    if (souffrance) attendue.current = true;
  }, [souffrance]);

  async function open() {
    if (etat.nom === 'attente') setEtat({ nom: 'ouverture' });
    attendue.current = false;
    try {
      // A queued answer belongs to the previous question, so it goes first.
      if ((await save()) > 0) throw new NetworkError();
      const { question } = await openQuestion(acces, examen_id);
      if (question) setEtat({ nom: 'question', question, recue: horloge() });
      else await finish();
    } catch (erreur) {
      setEtat({ nom: 'attente' });
      explain(erreur);
    }
  }
  const finish = async () =>
    navigate(versResultat(acces.acces_id, examen_id), { replace: true, state: DERNIERE_REPONSE });

  const client = useQueryClient();
  const wait = useCallback(() => {
    setEtat({ nom: 'attente' });
    void rereadExamens(client, acces);
  }, [client, acces]);

  const suite = useRef({ open, finish, etat, absences });
  useEffect(() => {
    suite.current = { open, finish, etat, absences };
  });
  const commence = useRef(false);
  useEffect(() => {
    if (commence.current || suite.current.etat.nom !== 'ouverture') return;
    commence.current = true;
    void suite.current.open();
  }, []);
  useEffect(
    () =>
      queue?.observe(({ entry, issue, received }) => {
        const { etat: ici, absences: vides, ...latest } = suite.current;
        if (!('examen_id' in entry) || entry.examen_id !== examen_id) return;
        if (received.corps?.termine) return void latest.finish();
        if (ici.nom !== 'question' || ici.question.questionKey !== entry.questionKey) return;
        const present = document.visibilityState === 'visible' && vides < ABSENCES;
        if (issue === 'enregistree' && present && !attendue.current) void latest.open();
        else wait();
      }),
    [queue, examen_id, wait],
  );

  if (etat.nom === 'question') {
    const { question, recue } = etat;
    const give = (letter: Letter | null, duree: number) => {
      setPassee(question.questionKey);
      setAbsences(letter === null ? absences + 1 : 0);
      queue?.give({
        ...accesOf(acces),
        examen_id,
        question: question.datas.id,
        questionKey: question.questionKey,
        letter,
        duree,
        donneeLe: Date.now(),
      });
    };
    return (
      <Question
        key={question.questionKey}
        examen={examen}
        question={question}
        recue={recue}
        passee={passee === question.questionKey}
        lit={lit}
        changeLit={() => setLit(!lit)}
        attentes={attentes}
        retour={versExamen(acces.acces_id)}
        give={give}
      />
    );
  }
  const retour = retourOf(acces.acces_id);
  if (etat.nom === 'ouverture') return <QuestionSquelette retour={retour} />;
  return (
    <PageQuestion busy={false}>
      <Entete retour={retour} lieu={null} />
      <Reprise
        examen={examen}
        absent={absences >= ABSENCES}
        onResume={() => {
          setAbsences(0);
          void open();
        }}
      >
        <Attente attentes={attentes} court />
      </Reprise>
    </PageQuestion>
  );
}

interface Props {
  examen: Ouvert;
  absent: boolean;
  onResume: () => void;
  children: ReactNode;
}

/** The next question opens only on a click, because the learner may have left. */
function Reprise({ examen, absent, onResume, children }: Props) {
  const { passees, nombre, chrono } = examen;
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus({ preventScroll: true }), []);
  const fini = passees >= nombre;
  return (
    <Card className={styles.reprise} aria-labelledby="reprise">
      <h1 id="reprise" ref={titre} tabIndex={-1} className={styles.titre}>
        {fini ? 'C’était la dernière' : absent ? 'Tu es toujours là\u202f?' : 'On reprend\u202f?'}
      </h1>
      <p>
        {fini
          ? 'Il ne reste aucune question.'
          : `${passeesOf(examen)} ${chrono ? 'Le temps de la suivante commence quand tu appuies.' : 'La suivante t’attend.'}`}
      </p>
      {children}
      <Button size="lg" onClick={onResume}>
        {fini ? 'Voir mon résultat' : 'Reprendre'}
      </Button>
    </Card>
  );
}
