import { Skeleton } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import type { Letter } from '../../../contract/fields.ts';
import { type Posee, QuestionPosee, type ReponseDonnee, SigneJuste } from '../questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './cours.module.css';
import { TexteChapitre } from './TexteChapitre.tsx';

const PAS_REPONDU = { reponse: null, bonne: null, correction: null };

interface Props {
  termine: boolean;
  libelle: string;
  niveau: 1 | 2;
  sous?: ReactNode;
  texte: string;
  /** Null: loading; a sentence: it failed. */
  questions: readonly { id: number; posee: Posee | null | string }[];
  reponses?: ReadonlyMap<number, ReponseDonnee>;
  choix: Readonly<Record<number, Letter>>;
  choisir: ((id: number, letter: Letter) => void) | null;
  children?: ReactNode;
  titre?: Ref<HTMLHeadingElement>;
  corps?: Ref<HTMLDivElement>;
  resultat?: Ref<HTMLHeadingElement>;
  bilan?: ReactNode;
}

export function ChapitreLu(props: Props) {
  const { termine, libelle, niveau, sous, texte, questions, reponses, choix, choisir } = props;
  const { children, titre, corps, resultat, bilan } = props;
  const id = useId();
  const Titre = `h${niveau}` as const;
  const Section = niveau === 1 ? 'h2' : 'h3';
  return (
    <article className={styles.chapitre}>
      <header className={styles.entete}>
        <p className={plainStyles.pill} data-tone={termine ? 'right' : 'warning'}>
          {termine && <SigneJuste />}
          {termine ? 'Chapitre terminé' : 'Chapitre en cours'}
        </p>
        <Titre className={styles.titre} ref={titre} tabIndex={-1}>
          {libelle}
        </Titre>
        {sous && <p className={plainStyles.dimmed}>{sous}</p>}
      </header>
      <TexteChapitre texte={texte} ref={corps} />
      <section className={styles.questions} aria-labelledby={id}>
        <Section id={id} ref={resultat} tabIndex={-1} className={styles.sousTitre}>
          {questions.length === 0
            ? 'Ce chapitre n’a pas de question'
            : questions.length === 1
              ? 'Une question sur ce chapitre'
              : `${questions.length} questions sur ce chapitre`}
        </Section>
        {bilan}
        {questions.map(({ id: question_id, posee }, at) => {
          if (posee === null) return <Skeleton key={question_id} height={240} />;
          if (typeof posee === 'string') return <p key={question_id}>{posee}</p>;
          const nom = `Question ${at + 1} sur ${questions.length}`;
          return (
            <Card key={question_id} aria-label={nom} className={styles.question}>
              <p className={plainStyles.small}>{nom}</p>
              <QuestionPosee
                question={posee}
                donnee={reponses?.get(question_id) ?? PAS_REPONDU}
                answer={
                  choisir && {
                    par: 'choix',
                    choix: choix[question_id] ?? null,
                    choisir: (letter) => choisir(question_id, letter),
                  }
                }
                niveau={2}
                // Separate forms keep radio groups apart.
                formulaire={{ 'aria-label': nom, onSubmit: (event) => event.preventDefault() }}
              />
            </Card>
          );
        })}
        {children}
      </section>
    </article>
  );
}
