import { MINUTE } from '../../socle/ui/dates.ts';
import { Button, Group, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { MesAttestations, useGetAttestations } from '../attestation/index.ts';
import { type Caps, useGetCap } from '../cap/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { serverNow } from '../../socle/kernel/clock.ts';
import { Empty } from '../../socle/ui/Empty.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { useNow } from '../../socle/ui/useNow.ts';
import { AccesCard } from './AccesCard.tsx';
import { type AccesUser, useGetAccesUser } from './acces.calls.ts';
import styles from './MesAcces.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import { TypeSign } from './TypeSign.tsx';
import { type PhaseDAcces, phaseOf } from './validite.ts';

export function MesAcces() {
  const acces = useGetAccesUser({ staleTime: 10_000 });
  const { caps, error } = useGetCap();
  const attestations = useGetAttestations();
  const now = useNow(MINUTE, serverNow);
  return (
    <section aria-labelledby="mes-acces">
      <SectionHeading id="mes-acces">Mes accès</SectionHeading>
      {/* Shown together: late parts would shift those below. A failed part is not awaited. */}
      {acces.data && (caps || error) && attestations.isFetched ? (
        <>
          <MesAttestations level={3} attestations={attestations.data?.attestations ?? []} />
          <Liste accesList={acces.data.accesList} caps={caps} now={now} />
          <p className={styles.acheter}>
            <Button component={Link} to="/produits" reloadDocument variant="outline">
              Acheter un nouvel accès
            </Button>
          </p>
        </>
      ) : acces.error && !acces.data ? (
        <Failure error={acces.error} retry={() => acces.refetch()} />
      ) : (
        <Attente />
      )}
    </section>
  );
}

interface ListeProps {
  accesList: AccesUser[];
  caps: Caps | undefined;
  now: number;
}

const RANGS: Record<PhaseDAcces, number> = { actif: 0, nouveau: 1, perime: 2 };

function Liste({ accesList, caps, now }: ListeProps) {
  if (accesList.length === 0) return <Vide />;
  const rangOf = (acces: AccesUser) => RANGS[phaseOf(acces, now)];
  return (
    <ul className={plainStyles.grid}>
      {accesList
        .toSorted((one, other) => rangOf(one) - rangOf(other))
        .map((acces) => (
          <li key={acces.acces_user_id}>
            <AccesCard
              acces={acces}
              etape={caps?.acces.find(({ acces_user_id }) => acces_user_id === acces.acces_user_id)}
              dit={caps?.cap}
              now={now}
            />
          </li>
        ))}
    </ul>
  );
}

function Vide() {
  return (
    <Empty
      title="Tu n’as pas encore d’accès"
      drawing={
        <Group gap="sm" aria-hidden="true">
          <TypeSign type="QT" />
          <TypeSign type="EL" />
          <TypeSign type="EX" />
        </Group>
      }
    >
      Un accès t’ouvre les séries de questions, l’e-learning ou la perception des risques. Sa durée
      ne commence à courir qu’à ta première ouverture.
    </Empty>
  );
}

function Attente() {
  return (
    <div className={plainStyles.grid} aria-busy="true">
      <Skeleton height={268} radius="lg" />
      <Skeleton height={268} radius="lg" />
    </div>
  );
}
