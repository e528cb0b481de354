import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Letter } from '../../../contract/fields.ts';
import { annonceOf, QuestionPosee, useQuestion } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Attente, useEnSouffrance } from './Attente.tsx';
import { BarreActions } from './BarreActions.tsx';
import { Entete } from './Entete.tsx';
import { useClavier } from './clavier.ts';
import { versErreurs, versFaute, versQuestion, versSerie, type Adresse } from './liens.ts';
import type { Parcours } from './parcours.ts';
import { Voix } from './Voix.tsx';
import { Progression } from './Progression.tsx';
import styles from './Question.module.css';
import type { Question as Donnees } from './series.cache.ts';
import { useAddReponse, useReponsesConnues, type Contexte } from './series.calls.ts';
import { DERNIERE_REPONSE } from './Fete.tsx';

interface Props {
  contexte: Contexte;
  adresse: Adresse;
  question: Donnees;
  /** Among the wrong ones of a finished attempt; null: in the order of the series. */
  parcours: Parcours | null;
}

/** One question: open, on its way to the server, kept until there is a network, or corrected. */
export function Question({ contexte, adresse, question, parcours }: Props) {
  const navigate = useNavigate();
  const attentes = useAddReponse(contexte, adresse, question);
  const { gardee } = attentes;
  const [choix, setChoix] = useState<Letter | null>(null);
  const souffrance = useEnSouffrance(gardee?.donneeLe ?? null, attentes.essais);
  const corrigee = question.bonne !== null;
  const [venueFinie] = useState(question.termine);
  // It was the last that was missing, or the series ended elsewhere: what explains comes before the result.
  const vientDeFinir = question.termine === 1 && venueFinie === 0;
  const { datas, questionKey, nombre } = question;
  const { nextId, prevId } = parcours ?? question;
  const vers = parcours ? versFaute : versQuestion;
  const precedente = prevId === null ? null : vers(adresse, prevId);
  const suivante = nextId === null || vientDeFinir ? null : vers(adresse, nextId);
  const serie = versSerie(adresse);
  const fin = parcours
    ? { to: versErreurs(adresse.acces_id), label: 'M’entraîner sur mes erreurs' }
    : vientDeFinir
      ? { to: serie, label: 'Voir mon résultat', state: DERNIERE_REPONSE }
      : { to: serie, label: 'Voir toutes les questions' };
  const reponses = useReponsesConnues(contexte, adresse, question.questionnaire_id);
  const donnee = corrigee || souffrance;
  const { titre, verdict, vientDeLEtre, explique } = useQuestion({
    corrigee,
    donnee,
    questionKey,
    nombre,
  });
  function validate() {
    if (choix && !gardee && !corrigee) attentes.donner(choix);
  }
  const aller = (to: string | null, state?: string) => {
    if (to !== null) void navigate(to, { state });
  };

  useClavier((geste) => {
    if (geste.faire === 'precedente') aller(precedente);
    else if (geste.faire === 'suivante') aller(suivante);
    else if (geste.faire === 'choisir') {
      if (!corrigee && !gardee && datas[geste.letter] !== null) setChoix(geste.letter);
    } else if (donnee) {
      if (!explique) return;
      if (suivante) aller(suivante);
      else aller(fin.to, fin.state);
    } else validate();
  });

  const annonce = vientDeLEtre ? annonceOf(question) : null;
  return (
    <div className={`${plainStyles.page} ${styles.page}`}>
      <Entete
        retour={{ to: serie, label: 'Retour aux questions' }}
        lieu={
          parcours
            ? { libelle: 'Mes erreurs', numero: parcours.rang + 1, nombre: parcours.nombre }
            : { libelle: question.libelle, numero: questionKey + 1, nombre }
        }
      >
        <Voix question={datas} />
      </Entete>
      <Progression
        libelle={question.libelle}
        position={parcours?.rang ?? questionKey}
        nombre={parcours?.nombre ?? nombre}
        reponses={parcours ? null : reponses}
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
          precedente={precedente}
          suivante={suivante}
          fin={fin}
        >
          <Attente attentes={attentes} />
        </BarreActions>
      </QuestionPosee>
    </div>
  );
}
