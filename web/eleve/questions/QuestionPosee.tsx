import { type ComponentProps, type ReactNode, type Ref, useEffect, useState } from 'react';
import styles from './Question.module.css';
import { motsDe, type Posee, type ReponseDonnee } from './question.ts';
import { type Repondre, Reponses } from './Reponses.tsx';
import { Texte } from './Texte.tsx';
import { Verdict } from './Verdict.tsx';
import type { FilmQuestion } from './FilmQuestion.tsx';
import { ImageQuestion } from './ImageQuestion.tsx';
import { MotsExpliques } from './MotsExpliques.tsx';

interface Props {
  question: Posee;
  donnee: ReponseDonnee;
  /** Null: answered, or nobody is asked. */
  answer: Repondre | null;
  /** Undefined: a phone's column at any width. */
  forme?: 'ecran' | 'carte';
  niveau: 1 | 2;
  id?: string;
  enonce?: Ref<HTMLHeadingElement>;
  verdict?: Ref<HTMLHeadingElement>;
  formulaire?: ComponentProps<'form'>;
  prioritaire?: boolean;
  /** False in a mock exam: the real one explains no word. */
  lexique?: boolean;
  children?: ReactNode;
}

export function QuestionPosee({
  donnee,
  answer,
  niveau,
  children,
  lexique = true,
  ...props
}: Props) {
  const { forme, id, enonce, verdict, formulaire, prioritaire } = props;
  const [dOrigine, setDOrigine] = useState(false);
  const question = dOrigine ? props.question : motsDe(props.question);
  const { libelle, libelleImage, vue, imageDescription, imageSeule } = question;
  const Enonce = `h${niveau}` as const;
  const contenu = (
    <>
      <div className={styles.colonne}>
        <Enonce id={id} ref={enonce} tabIndex={-1} className={styles.enonce}>
          <Texte>{libelle}</Texte>
        </Enonce>
        {props.question.simples && (
          <button
            type="button"
            className={`${styles.article} ${styles.bascule}`}
            aria-pressed={dOrigine}
            onClick={() => setDOrigine(!dOrigine)}
          >
            {dOrigine ? 'Lire en mots simples' : 'Lire les mots de l’examen'}
          </button>
        )}
        <Reponses question={question} donnee={donnee} answer={answer} />
        {donnee.bonne !== null && (
          <Verdict
            question={question}
            donnee={donnee}
            niveau={niveau === 1 ? 2 : 3}
            titre={verdict}
            serie={forme === 'ecran'}
          />
        )}
        {children}
        {lexique && props.question.simples && <MotsExpliques textes={textesDe(question, donnee)} />}
      </div>
      {libelleImage && (
        <ImageAnimee
          key={libelleImage}
          film={donnee.correction?.film ?? null}
          src={libelleImage}
          vue={vue}
          description={imageDescription}
          seule={imageSeule === 1}
          ecran={forme === 'ecran'}
          prioritaire={prioritaire}
        />
      )}
    </>
  );
  const corps = {
    className: styles.corps,
    'data-forme': forme,
    'data-dite': donnee.bonne !== null || undefined,
  };
  return formulaire ? (
    <form {...formulaire} {...corps}>
      {formulaire.children}
      {contenu}
    </form>
  ) : (
    <div {...corps}>{contenu}</div>
  );
}

const textesDe = (question: Posee, { correction }: ReponseDonnee): string[] => {
  const { libelle, a, b, c, d } = question;
  const dits = [libelle, a, b, c, d, correction?.justification, correction?.meprise];
  return dits.filter((texte) => typeof texte === 'string');
};

type ImageProps = ComponentProps<typeof ImageQuestion> & { film: string | null };

/** The first verdict with a film loads the player. */
function ImageAnimee({ film, ...image }: ImageProps) {
  const [Film, setFilm] = useState<typeof FilmQuestion>();
  useEffect(() => {
    if (!film) return;
    import('./FilmQuestion.tsx').then((it) => setFilm(() => it.FilmQuestion)).catch(() => {});
  }, [film]);
  return film && Film ? <Film adresse={film} {...image} /> : <ImageQuestion {...image} />;
}
