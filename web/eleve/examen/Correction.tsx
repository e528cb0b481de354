import { useState } from 'react';
import { nomArticle, QuestionPosee, SigneFaux, SigneVide, Texte } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Corrige } from './examen.calls.ts';
import styles from './examen.module.css';

export function Correction(fausse: Corrige['questions'][number] & { numero: number }) {
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
