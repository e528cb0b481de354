import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Letter } from '../../contract/fields.ts';
import { QuestionPosee } from '../questions/QuestionPosee.tsx';
import { annonceOf } from '../questions/question.ts';
import { useDuree } from '../questions/useDuree.ts';
import { useQuestion } from '../questions/useQuestion.ts';
import { Attente, useEnSouffrance } from '../series/Attente.tsx';
import { useClavier } from '../series/clavier.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { Gauge } from '../ui/Gauge.tsx';
import plainStyles from '../ui/plain.module.css';
import type { Acces, Dizaine } from './entrainement.calls.ts';
import styles from './entrainement.module.css';
import { versDizaine, versEntrainement, versQuestion } from './liens.ts';
import type { ReponseDizaine } from './reponse.ts';
import type { useReponsesDizaine } from './useReponsesDizaine.ts';

interface Props {
  acces: Acces;
  dizaine: Dizaine;
  questionKey: number;
  question: Dizaine['questions'][number];
  attentes: ReturnType<typeof useReponsesDizaine>;
  gardee: ReponseDizaine | undefined;
}

/** What becomes of it among the mistakes. */
const SUITES = {
  reviendra: 'Elle reviendra dans tes erreurs.',
  encore: 'Encore une bonne réponse, plus tard, et elle quitte tes erreurs.',
  sue: 'Tu la sais maintenant\u00a0: elle n’est plus dans tes erreurs.',
} as const;

/** One question of a practice: open, on its way to the server, kept until there is a network, or corrected. */
export function Question({ acces, dizaine, questionKey, question, attentes, gardee }: Props) {
  const navigate = useNavigate();
  const duree = useDuree();
  const [choix, setChoix] = useState<Letter | null>(null);
  const souffrance = useEnSouffrance(gardee?.donneeLe ?? null, attentes.essais);
  const { datas, reponse, bonne, correction, suite } = question;
  const corrigee = bonne !== null;
  const nombre = dizaine.questions.length;
  const { acces_id, acces_user_id } = acces;
  const { dizaine_id } = dizaine;
  const adresseOf = (key: number) => versQuestion(acces_id, dizaine_id, key);
  const precedente = questionKey > 0 ? adresseOf(questionKey - 1) : null;
  const suivante = questionKey < nombre - 1 ? adresseOf(questionKey + 1) : null;
  const bilan = versDizaine(acces_id, dizaine_id);

  const donnee = corrigee || souffrance;
  const { titre, verdict, vientDeLEtre, explique } = useQuestion({
    corrigee,
    donnee,
    questionKey,
    nombre,
  });

  function validate() {
    if (!choix || gardee || corrigee) return;
    attentes.file?.donner({
      acces_id,
      acces_user_id,
      dizaine_id,
      question: datas.id,
      questionKey,
      letter: choix,
      duree: duree(),
      donneeLe: Date.now(),
    });
  }
  const aller = (adresse: string | null) => adresse !== null && void navigate(adresse);
  useClavier((geste) => {
    if (geste.faire === 'precedente') aller(precedente);
    else if (geste.faire === 'suivante') aller(suivante);
    else if (geste.faire === 'choisir') {
      if (!corrigee && !gardee && datas[geste.letter] !== null) setChoix(geste.letter);
    } else if (!donnee) validate();
    else if (explique) aller(suivante ?? bilan);
  });

  const annonce = vientDeLEtre ? annonceOf({ reponse, bonne, correction }) : null;
  return (
    <div className={`${plainStyles.page} ${styles.page}`}>
      <div className={`${plainStyles.row} ${styles.entre}`}>
        <BackButton to={versEntrainement(acces_id)}>Retour à l’entraînement</BackButton>
        <p className={plainStyles.small}>
          Question <strong>{questionKey + 1}</strong> / {nombre}
        </p>
      </div>
      <Gauge
        value={questionKey + 1}
        max={nombre}
        tone="action"
        label={dizaine.libelle}
        text={`Question ${questionKey + 1} sur ${nombre}`}
      />
      <VisuallyHidden component="output">
        {annonce ?? (souffrance ? 'Réponse gardée, pas encore enregistrée.' : '')}
      </VisuallyHidden>
      <QuestionPosee
        question={datas}
        donnee={{
          reponse: reponse ?? (corrigee ? null : (gardee?.letter ?? null)),
          bonne,
          correction,
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
        {suite && <p className={plainStyles.dimmed}>{SUITES[suite]}</p>}
        <div className={styles.barre}>
          <Attente attentes={attentes} />
          {donnee ? (
            <Button
              fullWidth
              size="lg"
              component={Link}
              to={suivante ?? bilan}
              // A second tap was meant for what stood there before.
              aria-disabled={!explique || undefined}
              onClick={(evenement) => {
                if (!explique) evenement.preventDefault();
              }}
            >
              {suivante ? 'Question suivante' : 'Voir le bilan'}
            </Button>
          ) : (
            <Button
              fullWidth
              size="lg"
              type="submit"
              disabled={!choix && !gardee}
              loading={gardee !== undefined}
            >
              Valider la réponse
            </Button>
          )}
        </div>
      </QuestionPosee>
    </div>
  );
}
