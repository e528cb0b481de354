import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { ErrorState } from '../ui/ErrorState.tsx';
import { serverNow } from '../kernel/clock.ts';
import { useNow } from '../ui/useNow.ts';
import { AccesCard } from './AccesCard.tsx';
import { useGetAccesUser } from './acces.calls.ts';
import classes from './MesAcces.module.css';
import { TypeSign } from './TypeSign.tsx';

const MINUTE = 60_000;

export function MesAcces() {
  const acces = useGetAccesUser();
  const now = useNow(MINUTE, serverNow);
  return (
    <section aria-labelledby="mes-acces">
      <div className={classes.head}>
        <h2 className={classes.title} id="mes-acces">
          Mes accès
        </h2>
        <Button component={Link} to="/produits" variant="outline">
          Acheter un nouvel accès
        </Button>
      </div>
      {acces.data ? (
        <Liste accesList={acces.data.accesList} now={now} />
      ) : acces.error ? (
        <ErrorState error={acces.error} retry={() => acces.refetch()} />
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
    <ul className={classes.grid}>
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
    <div className={classes.empty}>
      <div className={classes.signs} aria-hidden="true">
        <TypeSign type="QT" />
        <TypeSign type="EL" />
        <TypeSign type="EX" />
      </div>
      <p className={classes.emptyTitle}>Tu n’as pas encore d’accès</p>
      <p className={classes.emptyText}>
        Un accès t’ouvre les séries de questions, l’e-learning ou la perception des risques. Sa
        durée ne commence à courir qu’à ta première ouverture.
      </p>
    </div>
  );
}

function Attente() {
  return (
    <div className={classes.grid} aria-busy="true">
      <Skeleton height={210} radius="lg" />
      <Skeleton height={210} radius="lg" />
    </div>
  );
}
