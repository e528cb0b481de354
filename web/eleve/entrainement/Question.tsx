import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Letter } from '../../../contract/fields.ts';
import { annonceOf, QuestionPosee, useDuree, useQuestion } from '../questions/index.ts';
import {
  Attente,
  BarreActions,
  Entete,
  Progression,
  questionCss as ecranStyles,
  useClavier,
  useEnSouffrance,
  Voix,
} from '../series/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Acces, Dizaine } from './entrainement.calls.ts';
import { retourOf, versDizaine, versQuestion } from './liens.ts';
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
    <div className={`${plainStyles.page} ${ecranStyles.page}`}>
      <Entete
        retour={retourOf(acces_id)}
        lieu={{ libelle: dizaine.libelle, numero: questionKey + 1, nombre }}
      >
        <Voix question={datas} />
      </Entete>
      <Progression
        libelle={dizaine.libelle}
        position={questionKey}
        nombre={nombre}
        reponses={dizaine.questions.map((une) => une.reponse ?? '?')}
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
        <BarreActions
          etat={corrigee ? 'corrigee' : souffrance ? 'gardee' : gardee ? 'envoi' : 'ouverte'}
          pret={choix !== null}
          explique={explique}
          precedente={precedente}
          suivante={suivante}
          fin={{ to: bilan, label: 'Voir le bilan' }}
        >
          <Attente attentes={attentes} />
        </BarreActions>
      </QuestionPosee>
    </div>
  );
}
