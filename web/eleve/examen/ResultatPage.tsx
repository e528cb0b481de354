import { combien } from '../../../regles/ecriture.ts';
import { useLocation, useParams, Link } from 'react-router';
import { marque } from '../../../marque.ts';
import { useAcces } from '../acces/index.ts';
import {
  Squelette,
  SigneFaux,
  SigneJuste,
  nomArticle,
  QuestionPosee,
  SigneVide,
  Texte,
} from '../questions/index.ts';
import {
  type Acces,
  Charge,
  versExamen,
  versHistorique,
  versSeries,
  DERNIERE_REPONSE,
  type Fait,
  Faits,
  Fete,
  SansGraves,
  versEntrainement,
} from '../tentatives/index.ts';
import { BackButton } from '../../socle/ui/BackButton.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useGetExamen, type Corrige } from './examen.calls.ts';
import { DE_L_HISTORIQUE } from './adresses.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../socle/ui/Card.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Conditions } from './Conditions.tsx';
import styles from './examen.module.css';
import { explicationOf, pointsOf } from './explication.ts';

export const meta = () => [{ title: `Résultat de l’examen blanc · ${marque.nom}` }];

export default function ResultatPage() {
  const acces = useAcces('QT');
  const { examen_id = '' } = useParams();
  if (!acces || !/^[1-9]\d{0,8}$/.test(examen_id)) return <NotFound />;
  return <Lecture acces={acces} examen_id={Number(examen_id)} />;
}

function Lecture({ acces, examen_id }: { acces: Acces; examen_id: number }) {
  const query = useGetExamen(acces, examen_id);
  const { state } = useLocation();
  const retour =
    state === DE_L_HISTORIQUE ? (
      <BackButton to={versHistorique(acces.acces_id)}>Vers mon historique</BackButton>
    ) : (
      <BackButton to={versExamen(acces.acces_id)}>Vers l’examen blanc</BackButton>
    );
  return (
    <Charge
      query={query}
      depart={versSeries(acces.acces_id)}
      squelette={
        <div className={plainStyles.page} aria-busy="true">
          {retour}
          <Squelette />
        </div>
      }
    >
      {(corrige) => (
        <div className={plainStyles.page}>
          {retour}
          <Resultat acces_id={acces.acces_id} corrige={corrige} />
        </div>
      )}
    </Charge>
  );
}

function Resultat({ acces_id, corrige }: { acces_id: number; corrige: Corrige }) {
  const { reussi, nombre, posees, fautes, fautesGraves, dateFin, questions } = corrige;
  const { points, sur } = pointsOf(corrige);
  const { state } = useLocation();
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus({ preventScroll: true }), []);
  const fausses = questions.flatMap((question, key) =>
    question.reponse === question.bonne ? [] : { ...question, numero: key + 1 },
  );
  const sansReponse = fausses.filter(({ reponse }) => reponse === null).length;
  const faits: Fait[] = [
    ['Bonnes réponses', posees - fautes],
    ['Fautes', fautes],
    ['Fautes graves', fautesGraves],
  ];
  if (sansReponse > 0) faits.push(['Sans réponse', sansReponse]);
  if (posees < nombre) faits.push(['Pas posées', nombre - posees]);
  return (
    <>
      <Card
        className={styles.verdict}
        data-tone={reussi ? 'right' : 'wrong'}
        aria-labelledby="verdict"
      >
        {reussi === 1 && <Fete bouge={state === DERNIERE_REPONSE} />}
        <p className={plainStyles.small}>
          Examen blanc du <time dateTime={dateFin}>{instantInWords(dateFin)}</time>
        </p>
        <div className={`${plainStyles.row} ${plainStyles.between} ${styles.tete}`}>
          <h1 id="verdict" ref={titre} tabIndex={-1} className={styles.marque}>
            {reussi ? <SigneJuste /> : <SigneFaux />}
            {reussi ? 'Réussi' : 'Raté'}
          </h1>
          <p className={styles.score}>
            <strong>{points}</strong> / {sur}
          </p>
        </div>
        <p>{explicationOf(corrige)}</p>
        {posees === nombre && <SansGraves nombre={nombre} fautes={fautes} graves={fautesGraves} />}
        <Conditions {...corrige} />
      </Card>
      <Faits faits={faits} />
      <nav className={`${plainStyles.row} ${plainStyles.buttons}`} aria-label="Et maintenant">
        <Button component={Link} size="md" to={versEntrainement(acces_id)}>
          {reussi ? 'S’entraîner encore' : 'M’entraîner'}
        </Button>
        <Button component={Link} size="md" variant="default" to={versExamen(acces_id)}>
          Un autre examen blanc
        </Button>
      </nav>
      {fausses.length > 0 && (
        <section className={styles.section} aria-labelledby="fausses">
          <SectionHeading id="fausses">
            À revoir&nbsp;: {combien(fausses.length, 'question')}
          </SectionHeading>
          <ol className={plainStyles.rows}>
            {fausses.map((fausse) => (
              <Correction key={fausse.datas.id} {...fausse} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Correction(fausse: Corrige['questions'][number] & { numero: number }) {
  const { datas, reponse, bonne, correction, numero } = fausse;
  const [vue, setVue] = useState(false);
  return (
    <li>
      <details
        className={styles.correction}
        onToggle={({ currentTarget }) => currentTarget.open && setVue(true)}
      >
        <summary className={`${plainStyles.entry} ${styles.ligne}`}>
          <span className={styles.marque} data-tone="wrong">
            {reponse === null ? <SigneVide /> : <SigneFaux />}
            {numero}
          </span>
          <span>
            <Texte>{datas.libelle}</Texte>
            <span className={`${plainStyles.small} ${styles.details}`}>
              <span>{reponse === null ? 'Sans réponse' : 'Mauvaise réponse'}</span>
              {correction.grave === 1 && <strong data-tone="wrong">Faute grave</strong>}
              {correction.idArticleLois && <span>{nomArticle(correction.idArticleLois)}</span>}
            </span>
          </span>
        </summary>
        {vue && (
          <QuestionPosee
            question={datas}
            donnee={{ reponse, bonne, correction }}
            answer={null}
            niveau={2}
          />
        )}
      </details>
    </li>
  );
}
