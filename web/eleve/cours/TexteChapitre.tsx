import { Fragment, type ReactNode, type Ref, useMemo } from 'react';
import { versionsOf } from '../../../regles/images.ts';
import { BALISES, REL, attributPermis, imagePermise, nestLists } from '../../../regles/texte.ts';
import { Texte } from '../questions/index.ts';
import styles from './texte.module.css';

/**
 * Sanitized on save, parsed into an inert document, rebuilt from an allow-list. It is never set as
 * HTML.
 */
export function TexteChapitre({ texte, ref }: { texte: string; ref?: Ref<HTMLDivElement> }) {
  const contenu = useMemo(() => elementsOf(texte), [texte]);
  return (
    <div ref={ref} className={styles.texte}>
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
