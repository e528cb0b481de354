import { COUT_GRAVE } from '../../../droit/bareme.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MOTS, type Case, type EtatCase } from './grille.ts';
import styles from './Grille.module.css';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { versQuestion, type Adresse } from './adresses.ts';
import seriesStyles from './series.module.css';
import {
  SigneDonnee,
  SigneFaux,
  SigneGrave,
  SigneHorloge,
  SigneJuste,
  SigneVide,
} from '../questions/index.ts';

const SIGNES: Record<EtatCase, ReactNode> = {
  juste: <SigneJuste />,
  fausse: <SigneFaux />,
  sansReponse: <SigneVide />,
  repondue: <SigneDonnee />,
  attente: <SigneHorloge />,
  vide: null,
};

const TONES: Record<EtatCase, string | undefined> = {
  juste: 'right',
  fausse: 'wrong',
  sansReponse: 'wrong',
  repondue: 'action',
  attente: 'warning',
  vide: undefined,
};

const LEGENDE_FIN: EtatCase[] = ['juste', 'fausse', 'sansReponse'];
const LEGENDE: EtatCase[] = ['repondue', 'vide'];

const marque = (etat: EtatCase) => ({ 'data-etat': etat, 'data-tone': TONES[etat] });

const GRAVE = 'faute grave';

const Grave = () => (
  <span className={styles.grave}>
    <SigneGrave />
  </span>
);

interface Props {
  cases: Case[];
  /** Null before the attempt exists: then the squares are no links. */
  adresse: Adresse | null;
  termine: boolean;
}

export function Grille({ cases, adresse, termine }: Props) {
  const presents = new Set(cases.map(({ etat }) => etat));
  const legende = termine
    ? LEGENDE_FIN
    : [...LEGENDE, ...(presents.has('attente') ? ['attente' as const] : [])];
  return (
    <section className={seriesStyles.section} aria-labelledby="grille-titre">
      <SectionHeading id="grille-titre">Questions</SectionHeading>
      <ol className={styles.grille}>
        {cases.map(({ id, numero, etat, grave }) => (
          <li key={id}>
            {adresse ? (
              <Link
                className={styles.case}
                {...marque(etat)}
                to={versQuestion(adresse, id)}
                aria-label={`Question ${numero}\u00a0: ${MOTS[etat]}${grave ? `, ${GRAVE}` : ''}`}
                prefetch="none"
              >
                {numero}
                {SIGNES[etat]}
                {grave && <Grave />}
              </Link>
            ) : (
              <span className={styles.case} {...marque(etat)}>
                {numero}
              </span>
            )}
          </li>
        ))}
      </ol>
      {adresse && (
        <ul
          className={`${plainStyles.row} ${plainStyles.small} ${styles.legende}`}
          aria-hidden="true"
        >
          {legende.map((etat) => (
            <li key={etat}>
              <span className={styles.echantillon} {...marque(etat)}>
                {SIGNES[etat]}
              </span>
              <span className={styles.mot}>{MOTS[etat]}</span>
            </li>
          ))}
          {cases.some(({ grave }) => grave) && (
            <li>
              <span className={styles.echantillon} data-tone="wrong">
                <SigneGrave />
              </span>
              <span className={styles.mot}>
                {GRAVE}, {COUT_GRAVE}&nbsp;points
              </span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
