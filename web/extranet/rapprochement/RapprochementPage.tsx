import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../socle/kernel/query.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Comparer } from './Comparer.tsx';
import { Comptable } from './Comptable.tsx';
import { Ecarts } from './Ecarts.tsx';

export const handle = { lit: [['getEcarts', {}]] } satisfies Handle;

export default function RapprochementPage() {
  const { data } = useQuery(callQuery('getEcarts', {}));
  return (
    <>
      <PageHeading lead="Nos paiements à côté de ceux des prestataires. Chaque nuit, la veille est comparée d’elle-même.">
        Rapprochement
      </PageHeading>
      <div className={plainStyles.stack}>
        <Ecarts />
        <Comparer {...data} />
        <Comptable />
      </div>
    </>
  );
}
