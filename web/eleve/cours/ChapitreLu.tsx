import { Skeleton } from '@mantine/core';
import { type ReactNode, type Ref, useId, Fragment, useMemo } from 'react';
import type { Letter } from '../../../regles/lettres.ts';
import {
  type Posee,
  QuestionPosee,
  type ReponseDonnee,
  SigneJuste,
  Texte,
} from '../questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './cours.module.css';
import { versionsOf } from '../../../regles/images.ts';
import { BALISES, REL, attributPermis, imagePermise, nestLists } from '../../../regles/texte.ts';
import texteStyles from './texte.module.css';

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
  choose: ((id: number, letter: Letter) => void) | null;
  children?: ReactNode;
  titre?: Ref<HTMLHeadingElement>;
  corps?: Ref<HTMLDivElement>;
  resultat?: Ref<HTMLHeadingElement>;
  bilan?: ReactNode;
}

export function ChapitreLu(props: Props) {
  const { termine, libelle, niveau, sous, texte, questions, reponses, choix, choose } = props;
  const { children, titre, corps, resultat, bilan } = props;
  const id = useId();
  const Titre = `h${niveau}` as const;
  const Section = niveau === 1 ? 'h2' : 'h3';
  return (
    <article className={styles.chapitre}>
      <header className={plainStyles.tight}>
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
          if (typeof posee === 'string')
            return (
              <p className={plainStyles.spaced} key={question_id}>
                {posee}
              </p>
            );
          const nom = `Question ${at + 1} sur ${questions.length}`;
          return (
            <Card key={question_id} aria-label={nom} className={styles.question}>
              <p className={plainStyles.small}>{nom}</p>
              <QuestionPosee
                question={posee}
                donnee={reponses?.get(question_id) ?? PAS_REPONDU}
                answer={
                  choose && {
                    par: 'choix',
                    choix: choix[question_id] ?? null,
                    choose: (letter) => choose(question_id, letter),
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

/**
 * Sanitized on save, parsed into an inert document, rebuilt from an allow-list. It is never set as
 * HTML.
 */
function TexteChapitre({ texte, ref }: { texte: string; ref?: Ref<HTMLDivElement> }) {
  const contenu = useMemo(() => elementsOf(texte), [texte]);
  return (
    <div ref={ref} className={texteStyles.texte}>
      {contenu}
    </div>
  );
}

function elementsOf(texte: string): ReactNode[] {
  const { body } = new DOMParser().parseFromString(nestLists(texte), 'text/html');
  return childrenOf(body);
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text has no other key than its place
    <Fragment key={at}>{elementOf(child)}</Fragment>
  ));

function elementOf(node: ChildNode): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return <Texte>{node.nodeValue ?? ''}</Texte>;
  if (!(node instanceof HTMLElement)) return null;
  const { localName } = node;
  if (!Object.hasOwn(BALISES, localName)) return null;
  if (localName === 'br') return <br />;
  const props: Record<string, string> = {};
  for (const nom of BALISES[localName]!) {
    const valeur = node.getAttribute(nom);
    if (valeur !== null && attributPermis(nom, valeur)) props[nom] = valeur;
  }
  if (localName === 'img') return <Image {...props} />;
  const seule = localName === 'p' ? imageSeule(node) : null;
  // Alternative text is for screen readers only.
  if (seule) return <figure>{elementOf(seule)}</figure>;
  const children = childrenOf(node);
  if (localName === 'a') return <Lien href={props.href}>{children}</Lien>;
  const Element = localName as 'p';
  return <Element {...props}>{children}</Element>;
}

function imageSeule(paragraph: HTMLElement): HTMLImageElement | null {
  const { children, textContent } = paragraph;
  const [only] = children;
  if (children.length !== 1 || textContent.trim() !== '') return null;
  return only instanceof HTMLImageElement && imagePermise(only.getAttribute('src')) ? only : null;
}

function Image({ src, alt = '', width, height }: Record<string, string>) {
  if (src === undefined) return null;
  const versions = versionsOf(src);
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      {...(versions.length > 1 && {
        srcSet: versions.map((each) => `${each.adresse} ${each.largeur}w`).join(', '),
        sizes: '(min-width: 48em) 40rem, 100vw',
      })}
    />
  );
}

/** External links open a tab: the chapter keeps its place. */
function Lien({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  const beside = href.startsWith('http') ? { target: '_blank' } : {};
  return (
    <a href={href} rel={REL} {...beside}>
      {children}
    </a>
  );
}
