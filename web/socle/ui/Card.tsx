import type { ComponentPropsWithoutRef } from 'react';
import styles from './Card.module.css';

export interface CardProps extends ComponentPropsWithoutRef<'section'> {
  as?: 'div' | 'section' | 'article' | 'li';
  empty?: boolean;
}

export function Card({ as: Element = 'section', empty = false, className, ...others }: CardProps) {
  const own = empty ? styles.empty : styles.card;
  return <Element className={className ? `${own} ${className}` : own} {...others} />;
}
