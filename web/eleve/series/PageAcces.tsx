import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { BackButton } from '../../socle/ui/BackButton.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Charge } from './Charge.tsx';
import { Echeance } from './Echeance.tsx';
import { versSeries } from './liens.ts';

interface Lu {
  libelle: string;
  datePerime: string;
}

interface Props<T extends Lu> {
  acces_id: number;
  query: ComponentProps<typeof Charge<T>>['query'];
  titre: string;
  /** Beside what the access is called. */
  suite?: ReactNode;
  squelette: ReactNode;
  children: (lu: T) => ReactNode;
}

/** A screen of one access beside its series: the way back to them, of what it is and until when, and all its states. */
export function PageAcces<T extends Lu>({ acces_id, query, titre, suite, ...props }: Props<T>) {
  const { squelette, children } = props;
  return (
    <Charge query={query} depart={versSeries(acces_id)} squelette={squelette}>
      {(lu) => (
        <div className={plainStyles.page}>
          <PageHeading
            back={retour(acces_id)}
            lead={
              <>
                {lu.libelle}
                {suite && <> · {suite}</>}
              </>
            }
            actions={<Echeance datePerime={lu.datePerime} />}
          >
            {titre}
          </PageHeading>
          {children(lu)}
        </div>
      )}
    </Charge>
  );
}

const retour = (acces_id: number) => ({ to: versSeries(acces_id), label: 'Vers mes séries' });

interface AttenteProps {
  acces_id: number;
  /** What is on its way, in words. */
  dit: string;
  /** In the shape of what comes. */
  children: ReactNode;
}

/** The same while it is on its way. */
export function AttenteAcces({ acces_id, dit, children }: AttenteProps) {
  const { to, label } = retour(acces_id);
  return (
    <div className={plainStyles.page} aria-busy="true">
      <BackButton to={to}>{label}</BackButton>
      <VisuallyHidden component="output">{dit}</VisuallyHidden>
      <Skeleton height={38} my="md" width="min(20rem, 80%)" />
      {children}
    </div>
  );
}
