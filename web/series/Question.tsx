import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Letter } from '../../contract/fields.ts';
import { QuestionPosee } from '../questions/QuestionPosee.tsx';
import { annonceOf } from '../questions/question.ts';
import { useQuestion } from '../questions/useQuestion.ts';
import plainStyles from '../ui/plain.module.css';
import { Attente, useEnSouffrance } from './Attente.tsx';
import { BarreActions } from './BarreActions.tsx';
import { Entete } from './Entete.tsx';
import { useClavier } from './clavier.ts';
import { versQuestion, versSerie, type Adresse } from './liens.ts';
import { Voix } from './Voix.tsx';
import { Progression } from './Progression.tsx';
import styles from './Question.module.css';
import type { Question as Donnees } from './series.cache.ts';
import { useAddReponse, useReponsesConnues, type Contexte } from './series.calls.ts';
import { DERNIERE_REPONSE } from './Resultat.tsx';

interface Props {
  contexte: Contexte;
  adresse: Adresse;
  question: Donnees;
}

/** One question: open, on its way to the server, kept until there is a network, or corrected. */
export function Question({ contexte, adresse, question }: Props) {
  const navigate = useNavigate();
  const attentes = useAddReponse(contexte, adresse, question);
  const { gardee, termine } = attentes;
  const [choix, setChoix] = useState<Letter | null>(null);
  const souffrance = useEnSouffrance(gardee?.donneeLe ?? null, attentes.essais);
  const corrigee = question.bonne !== null;
  const { datas, questionKey, nombre, nextId, prevId } = question;
  const serie = versSerie(adresse);
  const reponses = useReponsesConnues(contexte, adresse, question.questionnaire_id);
  const donnee = corrigee || souffrance;
  const { titre, verdict, vientDeLEtre, explique } = useQuestion({
    corrigee,
    donnee,
    questionKey,
    nombre,
  });
  useEffect(() => {
    if (termine) void navigate(serie, { state: DERNIERE_REPONSE });
  }, [termine, navigate, serie]);
  function validate() {
    if (choix && !gardee && !corrigee) attentes.donner(choix);
  }
  const aller = (id: number | null) => id !== null && void navigate(versQuestion(adresse, id));

  useClavier((geste) => {
    if (geste.faire === 'precedente') aller(prevId);
    else if (geste.faire === 'suivante') aller(nextId);
    else if (geste.faire === 'choisir') {
      if (!corrigee && !gardee && datas[geste.letter] !== null) setChoix(geste.letter);
    } else if (donnee) {
      if (!explique) return;
      if (nextId !== null) aller(nextId);
      else void navigate(serie);
    } else validate();
  });

  const annonce = vientDeLEtre ? annonceOf(question) : null;
  return (
    <div className={`${plainStyles.page} ${styles.page}`}>
      <Entete serie={serie} lieu={{ libelle: question.libelle, numero: questionKey + 1, nombre }}>
        <Voix question={datas} />
      </Entete>
      <Progression
        libelle={question.libelle}
        position={questionKey}
        nombre={nombre}
        reponses={reponses}
      />
      <VisuallyHidden component="output">
        {annonce ?? (souffrance ? 'Réponse gardée, pas encore enregistrée.' : '')}
      </VisuallyHidden>
      <QuestionPosee
        question={datas}
        donnee={{
          reponse: question.reponse ?? (corrigee ? null : (gardee?.letter ?? null)),
          bonne: question.bonne,
          correction: question.correction,
        }}
        answer={corrigee || gardee ? null : { par: 'choix', choix, choisir: setChoix }}
        forme="ecran"
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
        <BarreActions
          etat={corrigee ? 'corrigee' : souffrance ? 'gardee' : gardee ? 'envoi' : 'ouverte'}
          pret={choix !== null}
          explique={explique}
          precedente={questionKey > 0 && prevId !== null ? versQuestion(adresse, prevId) : null}
          suivante={nextId === null ? null : versQuestion(adresse, nextId)}
          serie={serie}
        >
          <Attente attentes={attentes} />
        </BarreActions>
      </QuestionPosee>
    </div>
  );
}
