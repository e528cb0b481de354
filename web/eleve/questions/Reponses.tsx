import { VisuallyHidden } from '@mantine/core';
import type { Letter } from '../../../regles/lettres.ts';
import styles from './Question.module.css';
import { LETTRES } from '../../../regles/lettres.ts';
import type { ReponseDonnee, Posee } from './question.ts';
import { Texte } from './Texte.tsx';
import { SigneFaux, SigneJuste } from './signes.tsx';

/** Picked, then sent; or sent at once by a submit button. */
export type Repondre =
  | { par: 'choix'; choix: Letter | null; choose: (letter: Letter) => void }
  | { par: 'bouton'; envoyee: string | null };

interface Props {
  question: Posee;
  donnee: ReponseDonnee;
  answer: Repondre | null;
}

export function Reponses({ question, donnee: { reponse, bonne }, answer }: Props) {
  const presentes = LETTRES.filter((letter) => question[letter] !== null);
  if (!answer)
    return (
      <ul className={styles.reponses} aria-label="Réponses">
        {presentes.map((letter) => {
          const sienne = letter === reponse;
          const etat: EtatDeReponse =
            letter === bonne ? 'juste' : bonne && sienne ? 'fausse' : sienne ? 'choisie' : 'autre';
          return (
            <li key={letter} className={styles.reponse} data-tone={TONES[etat]}>
              <Ligne letter={letter} texte={question[letter]!} />
              <Marque etat={etat} sienne={sienne} />
            </li>
          );
        })}
      </ul>
    );

  const prise = answer.par === 'choix' ? answer.choix : answer.envoyee;
  return (
    <fieldset className={styles.reponses}>
      <VisuallyHidden component="legend">Choisis une réponse</VisuallyHidden>
      {presentes.map((letter) => {
        const tone = letter === prise ? TONES.choisie : undefined;
        const ligne = <Ligne letter={letter} texte={question[letter]!} />;
        if (answer.par === 'bouton')
          return (
            <button
              key={letter}
              name="reponse"
              value={letter}
              className={styles.reponse}
              data-tone={tone}
            >
              {ligne}
            </button>
          );
        return (
          <label key={letter} className={styles.reponse} data-tone={tone}>
            <input
              type="radio"
              name="reponse"
              value={letter}
              checked={letter === prise}
              onChange={() => answer.choose(letter)}
            />
            {ligne}
          </label>
        );
      })}
    </fieldset>
  );
}

function Ligne({ letter, texte }: { letter: Letter; texte: string }) {
  return (
    <>
      <span className={styles.lettre}>{letter.toUpperCase()}</span>
      <span className={styles.texte}>
        <Texte>{texte}</Texte>
      </span>
    </>
  );
}

type EtatDeReponse = 'juste' | 'fausse' | 'choisie' | 'autre';

const TONES = { juste: 'right', fausse: 'wrong', choisie: 'action', autre: 'quiet' } as const;

const MARQUES: Record<Exclude<EtatDeReponse, 'autre'>, (sienne: boolean) => string> = {
  juste: (sienne) => (sienne ? 'Ta réponse, la bonne' : 'Bonne réponse'),
  fausse: () => 'Ta réponse, fausse',
  choisie: () => 'Ta réponse',
};

function Marque({ etat, sienne }: { etat: EtatDeReponse; sienne: boolean }) {
  if (etat === 'autre') return null;
  const mots = MARQUES[etat](sienne);
  // A visible line would shift the others just before the verdict.
  if (etat === 'choisie') return <VisuallyHidden>{mots}</VisuallyHidden>;
  return (
    <span className={styles.marque}>
      {etat === 'juste' ? <SigneJuste /> : <SigneFaux />}
      {mots}
    </span>
  );
}
