import { Button, Group, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { MesAttestations } from '../attestation/MesAttestations.tsx';
import { Failure } from '../kernel/Failure.tsx';
import { serverNow } from '../kernel/clock.ts';
import { Empty } from '../ui/Empty.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import { Offline } from '../ui/Offline.tsx';
import { useNow } from '../ui/useNow.ts';
import { AccesCard } from './AccesCard.tsx';
import { useGetAccesUser } from './acces.calls.ts';
import plainStyles from '../ui/plain.module.css';
import { TypeSign } from './TypeSign.tsx';

const MINUTE = 60_000;

export function MesAcces() {
  const acces = useGetAccesUser({ staleTime: 10_000 });
  const now = useNow(MINUTE, serverNow);
  return (
    <section aria-labelledby="mes-acces">
      <SectionHeading
        id="mes-acces"
        actions={
          <Button component={Link} to="/produits" reloadDocument variant="outline">
            Acheter un nouvel accès
          </Button>
        }
      >
        Mes accès
      </SectionHeading>
      {acces.data && acces.error && <Offline />}
      <MesAttestations />
      {acces.data ? (
        <Liste accesList={acces.data.accesList} now={now} />
      ) : acces.error ? (
        <Failure error={acces.error} retry={() => acces.refetch()} />
      ) : (
        <Attente />
      )}
    </section>
  );
}

type ListeProps = { accesList: Parameters<typeof AccesCard>[0]['acces'][]; now: number };

function Liste({ accesList, now }: ListeProps) {
  if (accesList.length === 0) return <Vide />;
  return (
    <ul className={plainStyles.grid}>
      {accesList.map((acces) => (
        <li key={acces.acces_user_id}>
          <AccesCard acces={acces} now={now} />
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
      <Skeleton height={210} radius="lg" />
      <Skeleton height={210} radius="lg" />
    </div>
  );
}
