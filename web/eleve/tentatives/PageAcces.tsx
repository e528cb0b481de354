import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { PageSkeleton } from '../../socle/ui/PageSkeleton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { NoteDuCode } from '../compte/index.ts';
import { Charge } from './Charge.tsx';
import { Echeance } from './Echeance.tsx';
import { versSeries } from './adresses.ts';

interface Lu {
  libelle: string;
  datePerime: string;
}

interface Props<T extends Lu> {
  acces_id: number;
  query: ComponentProps<typeof Charge<T>>['query'];
  titre: string;
  suite?: ReactNode;
  squelette: ReactNode;
  children: (lu: T) => ReactNode;
}

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
          <NoteDuCode />
          {children(lu)}
        </div>
      )}
    </Charge>
  );
}

const retour = (acces_id: number) => ({ to: versSeries(acces_id), label: 'Vers mes séries' });

export const AttenteAcces = ({ acces_id, ...props }: AttenteProps) => (
  <PageSkeleton back={retour(acces_id)} {...props} />
);

type AttenteProps = Omit<ComponentProps<typeof PageSkeleton>, 'back'> & { acces_id: number };
