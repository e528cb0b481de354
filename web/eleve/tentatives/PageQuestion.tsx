import { VisuallyHidden } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Squelette } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Charge } from './Charge.tsx';
import { Entete } from './Entete.tsx';
import { versSeries } from './adresses.ts';
import styles from './tentatives.module.css';

export const PageQuestion = ({ busy, children }: { busy?: boolean; children: ReactNode }) => (
  <div className={`${plainStyles.page} ${styles.page}`} aria-busy={busy}>
    {children}
  </div>
);

type Retour = Pick<ComponentProps<typeof Entete>, 'retour'>;

export const QuestionSquelette = ({ retour }: Retour) => (
  <PageQuestion busy>
    <Entete retour={retour} lieu={null} />
    <VisuallyHidden component="output">Chargement de la question</VisuallyHidden>
    <Squelette />
  </PageQuestion>
);

interface Props<T> extends Retour, Pick<ComponentProps<typeof Charge<T>>, 'query' | 'children'> {
  acces_id: number;
}

export const ChargeQuestion = <T,>({ acces_id, retour, ...props }: Props<T>) => (
  <Charge
    {...props}
    depart={versSeries(acces_id)}
    squelette={<QuestionSquelette retour={retour} />}
    entete={<Entete retour={retour} lieu={null} />}
  />
);
