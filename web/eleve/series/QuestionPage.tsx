import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { marque } from '../../../marque.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { ChargeQuestion } from '../tentatives/index.ts';
import { useAdresse, useContexte, type Contexte } from './contexte.ts';
import { Precharge } from './Precharge.tsx';
import { Question } from './Question.tsx';
import { versQuestion, versSerie, type Adresse } from './adresses.ts';
import { keys } from './series.cache.ts';
import { useParcours } from './parcours.ts';
import { usePreloadSuite } from './preload.ts';
import { useGetQuestion } from './series.calls.ts';

export const handle = { cadre: 'aucun' } satisfies Handle;

export const meta = () => [{ title: `Question · ${marque.nom}` }];

export default function QuestionPage() {
  const contexte = useContexte();
  const adresse = useAdresse();
  if (!contexte || !adresse) return <NotFound />;
  return <Lecture contexte={contexte} adresse={adresse} question_id={adresse.question_id} />;
}

interface Props {
  contexte: Contexte;
  adresse: Adresse;
  question_id: number;
}

function Lecture({ contexte, adresse, question_id }: Props) {
  const query = useGetQuestion(contexte, adresse, question_id);
  usePreloadSuite(contexte, adresse, query.data);
  const navigate = useNavigate();
  const client = useQueryClient();
  const id = query.data?.datas.id;
  // An address by position redirects, so that the cache holds one copy a question.
  useEffect(() => {
    if (!query.data || !id || id === question_id) return;
    client.setQueryData(keys.question(contexte.acces_user_id, adresse, id), query.data);
    void navigate(versQuestion(adresse, id), { replace: true });
  }, [id, question_id, adresse, navigate, client, contexte, query.data]);
  const parcours = useParcours(contexte, adresse, question_id);
  const retour = { to: versSerie(adresse), label: 'Retour aux questions' };
  return (
    <>
      {query.data && <Precharge acces_id={contexte.acces_id} />}
      <ChargeQuestion query={query} acces_id={contexte.acces_id} retour={retour}>
        {(question) => (
          <Question
            key={`${question.questionnaire_id}-${question.datas.id}`}
            contexte={contexte}
            adresse={adresse}
            question={question}
            parcours={parcours}
          />
        )}
      </ChargeQuestion>
    </>
  );
}
