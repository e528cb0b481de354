import { useEffect, useState } from 'react';
import type { Letter } from '../../../regles/lettres.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import {
  BoutonVoix,
  EcranQuestion,
  type ReponsesEnAttente,
  textesOf,
  useLecture,
} from '../tentatives/index.ts';
import type { Ouverte, Ouvert } from './examen.calls.ts';
import styles from './examen.module.css';
import { horloge, useChrono } from './useChrono.ts';
import { VisuallyHidden } from '@mantine/core';
import { useNow } from '../../socle/ui/useNow.ts';

interface Props {
  examen: Ouvert;
  question: Ouverte;
  /** Reading of `horloge` when the question arrived. */
  recue: number;
  passee: boolean;
  lit: boolean;
  changeLit: () => void;
  attentes: ReponsesEnAttente<'examen'>;
  retour: string;
  give: (letter: Letter | null, duree: number) => void;
}

const SANS_CORRECTION = { reponse: null, bonne: null, correction: null };

export function Question({ examen, question, recue, passee, attentes, ...props }: Props) {
  const { datas, questionKey, temps, imageSuivante } = question;
  const { nombre, chrono } = examen;
  const [choix, setChoix] = useState<Letter | null>(null);
  const [lueA, setLueA] = useState<number | null>(null);
  const { possible, lue } = useLecture(textesOf(datas), props.lit && !passee);
  if (lue && lueA === null) setLueA(horloge());
  const voix = props.lit && possible;
  const { duree, debut, fin } = useChrono({
    question,
    recue,
    lueA,
    arrete: passee,
    onFin: () => props.give(choix, duree()),
  });
  useEffect(() => {
    if (imageSuivante) new Image().src = imageSuivante;
  }, [imageSuivante]);
  const sortie = { to: props.retour, label: 'Quitter l’épreuve' };
  const bornes = temps === null || passee ? null : { debut, fin, temps };
  return (
    <EcranQuestion
      retour={sortie}
      lieu={{ libelle: 'Examen blanc', numero: questionKey + 1, nombre }}
      outils={
        <span className={`${plainStyles.line} ${styles.outils}`}>
          {bornes && <Horloge {...bornes} voix={voix} />}
          {chrono === 0 && (
            <span className={plainStyles.pill}>{voix ? 'Sans chrono' : 'Sans chrono ni voix'}</span>
          )}
          {possible && <BoutonVoix lit={props.lit} change={props.changeLit} />}
        </span>
      }
      progression={bornes ? <Barre {...bornes} /> : <div className={styles.barre} />}
      question={datas}
      questionKey={questionKey}
      nombre={nombre}
      etat={passee ? 'envoi' : 'ouverte'}
      donnee={SANS_CORRECTION}
      lexique={false}
      choix={choix}
      choose={setChoix}
      give={(letter) => props.give(letter, duree())}
      envoyee="Réponse enregistrée, question suivante."
      attentes={attentes}
      fin={sortie}
    />
  );
}

interface HorlogeProps {
  debut: number;
  fin: number;
  /** Time to answer, in milliseconds. */
  temps: number;
}

/** A screen reader announces this one moment, in seconds. */
const BIENTOT = 5;

const useReste = ({ debut, fin, temps }: HorlogeProps) => {
  const now = useNow(200, horloge);
  const reste = Math.max(0, Math.min(temps, fin - now));
  return { lecture: now < debut, reste, secondes: Math.ceil(reste / 1000) };
};

function Horloge({ voix, ...props }: HorlogeProps & { voix: boolean }) {
  const { lecture, secondes } = useReste(props);
  const bientot = !lecture && secondes <= BIENTOT;
  return (
    <>
      <span className={styles.horloge} data-tone={bientot ? 'wrong' : undefined} role="timer">
        {lecture && <span className={plainStyles.small}>{voix ? 'Lecture' : 'À lire, puis'}</span>}{' '}
        <strong>{secondes}&nbsp;s</strong>
      </span>
      <VisuallyHidden component="output">
        {bientot && secondes > 0 ? `Encore ${BIENTOT} secondes.` : ''}
      </VisuallyHidden>
    </>
  );
}

function Barre(props: HorlogeProps) {
  const { lecture, reste, secondes } = useReste(props);
  return (
    <div
      className={styles.barre}
      data-tone={!lecture && secondes <= BIENTOT ? 'wrong' : undefined}
      aria-hidden="true"
    >
      <span style={{ inlineSize: `${(100 * reste) / props.temps}%` }} />
    </div>
  );
}
