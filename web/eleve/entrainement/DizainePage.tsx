import { useEffect } from 'react';
import { Navigate, PrefetchPageLinks, useParams } from 'react-router';
import { marque } from '../../../marque.ts';
import { type AccesUser, useAcces } from '../acces/index.ts';
import { useUser } from '../compte/index.ts';
import {
  ChargeQuestion,
  useReponses,
  versEntrainement,
  type Acces,
  accesOf,
  EcranQuestion,
  Progression,
  type ReponseGardee,
  type ReponsesEnAttente,
  useDonnee,
  Voix,
} from '../tentatives/index.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { Bilan } from './Bilan.tsx';
import { echoDizaine } from './echo.ts';
import { type Dizaine, useDizaineNow, useGetDizaine } from './entrainement.calls.ts';
import { retourOf, versDizaine, versQuestion } from './adresses.ts';
import { preloadPicture, useDuree } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';

export const handle = { cadre: 'aucun' } satisfies Handle;

export const meta = () => [{ title: `Entraînement · ${marque.nom}` }];

const ENTIER = /^[1-9]\d{0,8}$/;

/** Without a position in the address it shows the first unanswered question, or the outcome. */
export default function DizainePage() {
  const acces = useAcces('QT');
  const { dizaine_id = '', numero } = useParams();
  if (!acces || !ENTIER.test(dizaine_id) || (numero !== undefined && !ENTIER.test(numero)))
    return <NotFound />;
  return (
    <Lecture
      acces={acces}
      dizaine_id={Number(dizaine_id)}
      questionKey={numero === undefined ? null : Number(numero) - 1}
    />
  );
}

/** All pictures load ahead, as the questions do, so that the ten can be ended offline. */
function usePictures(lue: Dizaine | undefined): void {
  const questions = lue?.questions;
  useEffect(() => {
    for (const { datas } of questions ?? []) preloadPicture(datas);
  }, [questions]);
}

interface Props {
  acces: AccesUser;
  dizaine_id: number;
  questionKey: number | null;
}

function Lecture({ acces, dizaine_id, questionKey }: Props) {
  const query = useGetDizaine(acces, dizaine_id);
  usePictures(query.data);
  const { acces_id } = acces;
  return (
    <>
      <PrefetchPageLinks page={versEntrainement(acces_id)} />
      <PrefetchPageLinks page={versDizaine(acces_id, dizaine_id)} />
      <PrefetchPageLinks page={versQuestion(acces_id, dizaine_id, 0)} />
      <ChargeQuestion query={query} acces_id={acces_id} retour={retourOf(acces_id)}>
        {(dizaine) => <Ecran acces={acces} dizaine={dizaine} questionKey={questionKey} />}
      </ChargeQuestion>
    </>
  );
}

interface EcranProps {
  acces: AccesUser;
  dizaine: Dizaine;
  questionKey: number | null;
}

function Ecran({ acces, dizaine: lue, questionKey }: EcranProps) {
  const dizaine = useDizaineNow(acces, lue);
  const attentes = useReponses(useUser().id, echoDizaine);
  const gardees = attentes.entries.filter(({ dizaine_id }) => dizaine_id === dizaine.dizaine_id);
  const { acces_id } = acces;
  if (questionKey !== null) {
    const question = dizaine.questions[questionKey];
    if (!question) return <NotFound />;
    return (
      <Question
        key={`${dizaine.dizaine_id}-${question.datas.id}`}
        acces={acces}
        dizaine={dizaine}
        questionKey={questionKey}
        question={question}
        attentes={attentes}
        gardee={gardees.find((each) => each.question === question.datas.id)}
      />
    );
  }
  const suivante = dizaine.questions.findIndex(
    ({ reponse, datas }) => reponse === null && !gardees.some((each) => each.question === datas.id),
  );
  if (suivante !== -1)
    return <Navigate replace to={versQuestion(acces_id, dizaine.dizaine_id, suivante)} />;
  return <Bilan acces={acces} dizaine={dizaine} attentes={attentes} />;
}

interface QuestionProps {
  acces: Acces;
  dizaine: Dizaine;
  questionKey: number;
  question: Dizaine['questions'][number];
  attentes: ReponsesEnAttente<'dizaine'>;
  gardee: ReponseGardee<'dizaine'> | undefined;
}

const SUITES = {
  reviendra: 'Elle reviendra dans tes erreurs.',
  encore: 'Encore une bonne réponse, plus tard, et elle quitte tes erreurs.',
  sue: 'Tu la sais maintenant\u00a0: elle n’est plus dans tes erreurs.',
} as const;

function Question({ acces, dizaine, questionKey, question, attentes, gardee }: QuestionProps) {
  const duree = useDuree();
  const donnee = useDonnee(question, gardee, attentes.essais);
  const { datas, suite } = question;
  const { dizaine_id, libelle, questions } = dizaine;
  const nombre = questions.length;
  const { acces_id } = acces;
  const adresseOf = (key: number) => versQuestion(acces_id, dizaine_id, key);
  return (
    <EcranQuestion
      retour={retourOf(acces_id)}
      lieu={{ libelle, numero: questionKey + 1, nombre }}
      outils={<Voix question={datas} />}
      progression={
        <Progression
          libelle={libelle}
          position={questionKey}
          nombre={nombre}
          reponses={questions.map(({ reponse }) => reponse ?? '?')}
        />
      }
      question={datas}
      questionKey={questionKey}
      nombre={nombre}
      {...donnee}
      give={(letter) =>
        attentes.queue?.give({
          ...accesOf(acces),
          dizaine_id,
          question: datas.id,
          questionKey,
          letter,
          duree: duree(),
          donneeLe: Date.now(),
        })
      }
      suite={suite && <p className={plainStyles.dimmed}>{SUITES[suite]}</p>}
      attentes={attentes}
      precedente={questionKey > 0 ? adresseOf(questionKey - 1) : null}
      suivante={questionKey < nombre - 1 ? adresseOf(questionKey + 1) : null}
      fin={{ to: versDizaine(acces_id, dizaine_id), label: 'Voir le bilan' }}
    />
  );
}
