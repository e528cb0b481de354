import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './Card.module.css';

export interface EmptyProps {
  title: string;
  /** What stands here once there is something, and how to come to it. */
  children?: ReactNode;
  drawing?: ReactNode;
  action?: ReactNode;
}

/** Where nothing is yet: what it is for, and a way on. */
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
