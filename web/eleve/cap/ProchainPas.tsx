import { Skeleton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { isPagePaiement } from '../../../regles/achat.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './cap.module.css';
import type { Cap, Caps, useGetCap } from './cap.calls.ts';
import { type Mots, capInWords } from './mots.ts';

interface Props {
  query: ReturnType<typeof useGetCap>;
  capOf: (caps: Caps) => Cap | null;
  titre: string;
  children?: ReactNode;
}

export function ProchainPas({ query, capOf, titre, children }: Props) {
  const { caps, error, refetch } = query;
  if (!caps)
    return (
      <Cadre titre={titre} attend={!error}>
        {error ? <Failure part error={error} retry={() => refetch()} /> : <Attente />}
        {!error && children}
      </Cadre>
    );
  const cap = capOf(caps);
  return (
    <Cadre titre={titre}>
      {cap ? (
        <Bouton {...capInWords(cap)} />
      ) : (
        <p className={styles.pourquoi}>Tu as fait tout ce qu’il y avait à faire ici. Bravo.</p>
      )}
      {children}
    </Cadre>
  );
}

export const Pas = ({ titre, ...mots }: Mots & { titre: string }) => (
  <Cadre titre={titre}>
    <Bouton {...mots} />
  </Cadre>
);

interface CadreProps {
  titre: string;
  attend?: boolean;
  children: ReactNode;
}

function Cadre({ titre, attend = false, children }: CadreProps) {
  const id = useId();
  return (
    <Card className={styles.pas} aria-labelledby={id} aria-busy={attend || undefined}>
      <h2 id={id} className={plainStyles.heading}>
        {titre}
      </h2>
      {children}
    </Card>
  );
}

const Bouton = ({ bouton, pourquoi, to, state }: Mots) => (
  <>
    <p className={styles.pourquoi}>{pourquoi}</p>
    <Link
      className={`${plainStyles.button} ${plainStyles.filled} ${plainStyles.large} ${styles.bouton}`}
      to={to}
      state={state}
      reloadDocument={isPagePaiement(to)}
    >
      {bouton}
      <Fleche />
    </Link>
  </>
);

/** Reserves the height of the loaded step. */
const Attente = () => (
  <>
    <div className={styles.pourquoi}>
      <Skeleton height={16} width="80%" mt={4} />
    </div>
    <Skeleton className={styles.bouton} height={56} radius="md" />
  </>
);

const Fleche = () => (
  <svg width="22" height="22" viewBox="0 0 18 18" fill="none" aria-hidden="true">
    <path
      d="M3 9h11.5M10 4l5 5-5 5"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
