import type { Letter } from '../../contract/fields.ts';
import styles from './Reponses.module.css';
import type { Question } from './series.cache.ts';
import commun from './series.module.css';
import { SigneFaux, SigneJuste } from './signes.tsx';

const LETTRES: Letter[] = ['a', 'b', 'c', 'd'];

interface Props {
  datas: Question['datas'];
  choix: Letter | null;
  choisir: (letter: Letter) => void;
  /** Given: it can't be changed any more. */
  verrouillee: boolean;
  reponse: Letter | null;
  bonne: Letter | null;
}

export function Reponses({ datas, choix, choisir, verrouillee, reponse, bonne }: Props) {
  const presentes = LETTRES.filter((letter) => datas[letter] !== null);
  if (verrouillee)
    return (
      <ul className={styles.liste} aria-label="Réponses">
        {presentes.map((letter) => {
          const sienne = letter === (reponse ?? (bonne ? null : choix));
          const etat: Etat =
            letter === bonne ? 'juste' : bonne && sienne ? 'fausse' : sienne ? 'choisie' : 'autre';
          return (
            <li key={letter} className={styles.reponse} data-etat={etat}>
              <Ligne letter={letter} texte={datas[letter]} />
              <Marque etat={etat} sienne={sienne} />
            </li>
          );
        })}
      </ul>
    );

  return (
    <fieldset className={styles.liste}>
      <legend className={commun.cache}>Choisis une réponse</legend>
      {presentes.map((letter) => (
        <label
          key={letter}
          className={styles.reponse}
          data-etat={letter === choix ? 'choisie' : undefined}
        >
          <input
            className={styles.radio}
            type="radio"
            name="reponse"
            value={letter}
            checked={letter === choix}
            onChange={() => choisir(letter)}
          />
          <Ligne letter={letter} texte={datas[letter]} />
        </label>
      ))}
    </fieldset>
  );
}

function Ligne({ letter, texte }: { letter: Letter; texte: string | null }) {
  return (
    <>
      <span className={styles.lettre}>{letter.toUpperCase()}</span>
      <span className={styles.texte}>{texte}</span>
    </>
  );
}

type Etat = 'juste' | 'fausse' | 'choisie' | 'autre';

const MARQUES: Record<Etat, (sienne: boolean) => string> = {
  juste: (sienne) => (sienne ? 'Ta réponse, la bonne' : 'Bonne réponse'),
  fausse: () => 'Ta réponse, fausse',
  choisie: () => 'Ta réponse',
  autre: () => '',
};

function Marque({ etat, sienne }: { etat: Etat; sienne: boolean }) {
  if (etat === 'autre') return null;
  // Picked is seen already; a line of its own would push the others down, just before the verdict.
  return (
    <span className={etat === 'choisie' ? commun.cache : styles.marque}>
      {etat === 'juste' && <SigneJuste />}
      {etat === 'fausse' && <SigneFaux />}
      {MARQUES[etat](sienne)}
    </span>
  );
}
