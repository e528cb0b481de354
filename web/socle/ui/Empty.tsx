import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './Card.module.css';

export interface EmptyProps {
  title: string;
  children?: ReactNode;
  drawing?: ReactNode;
  action?: ReactNode;
}

export function Empty({ title, children, drawing, action }: EmptyProps) {
  return (
    <Card as="div" empty>
      {drawing}
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
      {action}
    </Card>
  );
}
