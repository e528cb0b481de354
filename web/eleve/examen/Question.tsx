import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Letter } from '../../../contract/fields.ts';
import { QuestionPosee, useQuestion } from '../questions/index.ts';
import {
  Attente,
  BarreActions,
  BoutonVoix,
  Entete,
  questionCss as questionStyles,
  textesOf,
  useClavier,
  useLecture,
} from '../series/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Ouverte, Ouvert } from './examen.calls.ts';
import styles from './examen.module.css';
import { Barre, Horloge } from './Horloge.tsx';
import { horloge, useChrono } from './useChrono.ts';
import type { useReponsesExamen } from './useReponsesExamen.ts';

interface Props {
  examen: Ouvert;
  question: Ouverte;
  /** When it came in, by this device's clock. */
  recue: number;
  /** Its answer is on its way, or kept. */
  donnee: boolean;
  lit: boolean;
  changeLit: () => void;
  attentes: ReturnType<typeof useReponsesExamen>;
  /** The way out. */
  retour: string;
  donner: (letter: Letter | null, duree: number) => void;
}

const SANS_CORRECTION = { bonne: null, correction: null };

/** One question of a mock exam: no way back, no verdict, and its time. */
export function Question({ examen, question, recue, donnee, attentes, retour, ...props }: Props) {
  const { datas, questionKey, temps, imageSuivante } = question;
  const { nombre, chrono } = examen;
  const [choix, setChoix] = useState<Letter | null>(null);
  const [lueA, setLueA] = useState<number | null>(null);
  const { possible, lue } = useLecture(textesOf(datas), props.lit && !donnee);
  if (lue && lueA === null) setLueA(horloge());
  const voix = props.lit && possible;
  const { titre } = useQuestion({ corrigee: false, donnee, questionKey, nombre });
  const { duree, debut, fin } = useChrono({
    question,
    recue,
    lueA,
    arrete: donnee,
    onFin: () => props.donner(choix, duree()),
  });
  useEffect(() => {
    if (imageSuivante) new Image().src = imageSuivante;
  }, [imageSuivante]);

  function validate() {
    if (choix && !donnee) props.donner(choix, duree());
  }
  useClavier((geste) => {
    if (geste.faire === 'choisir') {
      if (!donnee && datas[geste.letter] !== null) setChoix(geste.letter);
    } else if (geste.faire === 'entree') validate();
  });
  const sortie = { to: retour, label: 'Quitter l’épreuve' };
  const bornes = temps === null ? null : { debut, fin, temps };
  return (
    <div className={`${plainStyles.page} ${questionStyles.page}`}>
      <Entete retour={sortie} lieu={{ libelle: 'Examen blanc', numero: questionKey + 1, nombre }}>
        <span className={styles.outils}>
          {bornes && !donnee && <Horloge {...bornes} voix={voix} />}
          {chrono === 0 && (
            <span className={plainStyles.pill}>{voix ? 'Sans chrono' : 'Sans chrono ni voix'}</span>
          )}
          {possible && <BoutonVoix lit={props.lit} change={props.changeLit} />}
        </span>
      </Entete>
      {bornes && !donnee ? <Barre {...bornes} /> : <div className={styles.barre} />}
      <VisuallyHidden component="output">
        {donnee ? 'Réponse enregistrée, question suivante.' : ''}
      </VisuallyHidden>
      <QuestionPosee
        question={datas}
        donnee={{ reponse: null, ...SANS_CORRECTION }}
        answer={{ par: 'choix', choix, choisir: (letter) => donnee || setChoix(letter) }}
        forme="ecran"
        niveau={1}
        enonce={titre}
        formulaire={{
          onSubmit: (evenement) => {
            evenement.preventDefault();
            validate();
          },
        }}
      >
        <BarreActions
          etat={donnee ? 'envoi' : 'ouverte'}
          pret={choix !== null}
          explique={false}
          precedente={null}
          suivante={null}
          fin={sortie}
        >
          <Attente attentes={attentes} />
        </BarreActions>
      </QuestionPosee>
    </div>
  );
}
