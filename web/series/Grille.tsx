import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MOTS, type Case, type EtatCase } from './grille.ts';
import styles from './Grille.module.css';
import { versQuestion, type Adresse } from './liens.ts';
import commun from './series.module.css';
import { SigneDonnee, SigneFaux, SigneHorloge, SigneJuste, SigneVide } from './signes.tsx';

const SIGNES: Partial<Record<EtatCase, ReactNode>> = {
  juste: <SigneJuste />,
  fausse: <SigneFaux />,
  sansReponse: <SigneVide />,
  repondue: <SigneDonnee />,
  attente: <SigneHorloge />,
};

const LEGENDE_FIN: EtatCase[] = ['juste', 'fausse', 'sansReponse'];
const LEGENDE: EtatCase[] = ['repondue', 'vide'];

interface Props {
  cases: Case[];
  /** Null while the attempt does not exist: the squares are there, but lead nowhere. */
  adresse: Adresse | null;
  termine: boolean;
}

export function Grille({ cases, adresse, termine }: Props) {
  const presents = new Set(cases.map(({ etat }) => etat));
  const legende = termine
    ? LEGENDE_FIN
    : [...LEGENDE, ...(presents.has('attente') ? ['attente' as const] : [])];
  return (
    <section className={styles.section} aria-labelledby="grille-titre">
      <h2 id="grille-titre" className={commun.sousTitre}>
        Questions
      </h2>
      <ol className={styles.grille}>
        {cases.map(({ id, numero, etat }) => (
          <li key={id}>
            {adresse ? (
              <Link
                className={styles.case}
                data-etat={etat}
                to={versQuestion(adresse, id)}
                aria-label={`Question ${numero} : ${MOTS[etat]}`}
                prefetch="none"
              >
                {numero}
                {SIGNES[etat]}
              </Link>
            ) : (
              <span className={styles.case} data-etat={etat}>
                {numero}
              </span>
            )}
          </li>
        ))}
      </ol>
      {adresse && (
        <ul className={styles.legende} aria-hidden="true">
          {legende.map((etat) => (
            <li key={etat}>
              <span className={styles.echantillon} data-etat={etat}>
                {SIGNES[etat]}
              </span>
              <span className={styles.mot}>{MOTS[etat]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
