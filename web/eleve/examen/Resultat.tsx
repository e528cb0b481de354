import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { SigneFaux, SigneJuste } from '../questions/index.ts';
import { DERNIERE_REPONSE, Fete, versExamen, versEntrainement } from '../tentatives/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import cardStyles from '../../socle/ui/Card.module.css';
import { instantInWords } from '../../socle/ui/dates.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Conditions } from './Conditions.tsx';
import { Correction } from './Correction.tsx';
import type { Corrige } from './examen.calls.ts';
import styles from './examen.module.css';
import { explicationOf, noteOf } from './explication.ts';

export function Resultat({ acces_id, corrige }: { acces_id: number; corrige: Corrige }) {
  const { reussi, nombre, posees, fautes, fautesGraves, dateFin, questions } = corrige;
  const { points, sur } = noteOf(corrige);
  const { state } = useLocation();
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus({ preventScroll: true }), []);
  const fausses = questions.flatMap((question, key) =>
    question.reponse === question.bonne ? [] : { ...question, numero: key + 1 },
  );
  const sansReponse = fausses.filter(({ reponse }) => reponse === null).length;
  const faits: [string, number][] = [
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
        <div className={styles.tete}>
          <h1 id="verdict" ref={titre} tabIndex={-1} className={styles.marque}>
            {reussi ? <SigneJuste /> : <SigneFaux />}
            {reussi ? 'Réussi' : 'Raté'}
          </h1>
          <p className={styles.score}>
            <strong>{points}</strong> / {sur}
          </p>
        </div>
        <p>{explicationOf(corrige)}</p>
        <Conditions {...corrige} />
      </Card>
      <dl className={`${plainStyles.grid} ${styles.faits}`}>
        {faits.map(([nom, valeur]) => (
          <div key={nom} className={cardStyles.card}>
            <dt className={plainStyles.small}>{nom}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
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
            À revoir&nbsp;: {fausses.length} question{fausses.length > 1 ? 's' : ''}
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
