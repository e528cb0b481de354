import type { ReactNode, Ref } from 'react';
import { BackButton } from './BackButton.tsx';
import styles from './Heading.module.css';
import plainStyles from './plain.module.css';

interface PageHeadingProps {
  children: ReactNode;
  back?: { to: string; label: string };
  lead?: ReactNode;
  actions?: ReactNode;
}

export function PageHeading({ children, back, lead, actions }: PageHeadingProps) {
  return (
    <header className={styles.page}>
      {back && <BackButton to={back.to}>{back.label}</BackButton>}
      <div className={`${plainStyles.row} ${styles.top}`}>
        <h1 className={styles.title}>{children}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {actions && <div className={`${plainStyles.unprinted} ${styles.actions}`}>{actions}</div>}
      </div>
    </header>
  );
}

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  level?: 2 | 3;
  small?: boolean;
  actions?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { children, id, level = 2, small, actions, ref } = props;
  const Level = `h${level}` as const;
  return (
    <div className={`${plainStyles.row} ${styles.line}`} data-level={small ? 3 : level}>
      <Level className={styles.section} id={id} ref={ref} tabIndex={ref ? -1 : undefined}>
        {children}
      </Level>
      {actions}
    </div>
  );
}
