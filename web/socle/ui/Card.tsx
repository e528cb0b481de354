import type { ComponentPropsWithoutRef } from 'react';
import styles from './Card.module.css';

export interface CardProps extends ComponentPropsWithoutRef<'section'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Nothing of it yet: a dashed place, its words in the middle. */
  empty?: boolean;
}

/** A sheet on the ground of the page; what is in it stands in a column. */
export function Card({ as: Element = 'section', empty = false, className, ...others }: CardProps) {
  const own = empty ? styles.empty : styles.card;
  return <Element className={className ? `${own} ${className}` : own} {...others} />;
}
