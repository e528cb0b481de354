import { useState } from 'react';
import {
  DERNIERE_REPONSE,
  EcranQuestion,
  Progression,
  useDonnee,
  versEntrainement,
  Voix,
} from '../tentatives/index.ts';
import { versFaute, versQuestion, versSerie, type Adresse } from './adresses.ts';
import type { Parcours } from './parcours.ts';
import type { Question as Donnees } from './series.cache.ts';
import type { Contexte } from './contexte.ts';
import { useAddReponse, useReponsesConnues } from './series.calls.ts';

interface Props {
  contexte: Contexte;
  adresse: Adresse;
  question: Donnees;
  parcours: Parcours | null;
}

export function Question({ contexte, adresse, question, parcours }: Props) {
  const attentes = useAddReponse(contexte, adresse, question);
  const donnee = useDonnee(question, attentes.gardee, attentes.essais);
  const [venueFinie] = useState(question.termine);
  // The explanation comes before the result, also when the series ended elsewhere.
  const vientDeFinir = question.termine === 1 && venueFinie === 0;
  const { datas, questionKey, nombre, libelle } = question;
  const { nextId, prevId } = parcours ?? question;
  const vers = parcours ? versFaute : versQuestion;
  const serie = versSerie(adresse);
  const fin = parcours
    ? { to: versEntrainement(adresse.acces_id), label: 'M’entraîner sur mes erreurs' }
    : vientDeFinir
      ? { to: serie, label: 'Voir mon résultat', state: DERNIERE_REPONSE }
      : { to: serie, label: 'Voir toutes les questions' };
  const reponses = useReponsesConnues(contexte, adresse, question.questionnaire_id);
  return (
    <EcranQuestion
      retour={{ to: serie, label: 'Retour aux questions' }}
      lieu={
        parcours
          ? { libelle: 'Mes erreurs', numero: parcours.rang + 1, nombre: parcours.nombre }
          : { libelle, numero: questionKey + 1, nombre }
      }
      outils={<Voix question={datas} />}
      progression={
        <Progression
          libelle={libelle}
          position={parcours?.rang ?? questionKey}
          nombre={parcours?.nombre ?? nombre}
          reponses={parcours ? null : reponses}
        />
      }
      question={datas}
      questionKey={questionKey}
      nombre={nombre}
      {...donnee}
      give={attentes.give}
      attentes={attentes}
      precedente={prevId === null ? null : vers(adresse, prevId)}
      suivante={nextId === null || vientDeFinir ? null : vers(adresse, nextId)}
      fin={fin}
    />
  );
}
