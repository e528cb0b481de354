import { combien } from '../../../regles/ecriture.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import cardStyles from '../../socle/ui/Card.module.css';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { dureeEntre } from '../tentatives/index.ts';
import { versSerie } from './adresses.ts';
import type { Theme } from './series.cache.ts';
import styles from './series.module.css';
import { Statut, TONES } from './Statut.tsx';

interface Props {
  adresse: string;
  state?: string;
  nom: string;
  reussi: 0 | 1;
  points: number;
  sur: number;
  fautesGraves: number;
  dateDebut: string;
  dateFin: string;
  details?: string[];
  children?: ReactNode;
}

export function CarteFaite(props: Props) {
  const { adresse, nom, reussi, points, sur, fautesGraves, dateDebut, dateFin } = props;
  const { state, details = [], children } = props;
  const etat = reussi ? 'reussi' : 'rate';
  const graves = `${fautesGraves} ${fautesGraves > 1 ? 'fautes graves' : 'faute grave'}`;
  const dits = [dureeEntre(dateDebut, dateFin)!, ...(fautesGraves > 0 ? [graves] : []), ...details];
  return (
    <Link
      className={`${cardStyles.card} ${styles.carte} ${styles.faite}`}
      data-tone={TONES[etat]}
      to={adresse}
      state={state}
    >
      <span className={`${plainStyles.row} ${plainStyles.between}`}>
        <Statut etat={etat} />
        <span className={styles.score}>
          <strong>{points}</strong>/{sur}
        </span>
      </span>
      <span className={styles.nom}>{nom}</span>
      <span className={`${plainStyles.small} ${styles.details}`}>
        <time dateTime={dateFin}>{instantInWords(dateFin)}</time>
        {dits.map((dit) => (
          <span key={dit}>{dit}</span>
        ))}
      </span>
      {children}
    </Link>
  );
}

interface TentativeProps {
  tentative: Theme['questionnaires'][number];
  acces_id: number;
  theme_id: number;
}

export function CarteTentative({ tentative, acces_id, theme_id }: TentativeProps) {
  const { id, libelle, questions, reponses, reussi, score, fautesGraves } = tentative;
  const { dateDebut, dateFin } = tentative;
  const sansReponse = reponses.filter((reponse) => reponse === '?').length;
  return (
    <CarteFaite
      adresse={versSerie({ acces_id, theme_id, historique_id: id })}
      nom={libelle}
      reussi={reussi}
      points={score ?? 0}
      sur={questions.length}
      fautesGraves={fautesGraves ?? 0}
      dateDebut={dateDebut}
      dateFin={dateFin ?? dateDebut}
      details={sansReponse > 0 ? [`${combien(sansReponse, 'question')} sans réponse`] : []}
    />
  );
}
