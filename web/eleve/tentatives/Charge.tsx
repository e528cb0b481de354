import { MON_PROFIL } from '../../../regles/adresses.ts';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { fermetureOf, useAccesFerme } from '../acces/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { BackButton } from '../../socle/ui/BackButton.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { Offline } from '../../socle/ui/Offline.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { isFromServer, isLectureSeule, isNotBegun, isPassing } from './erreurs.ts';

interface Props<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  squelette: ReactNode;
  /** Header with the way back, for screens without a site frame. */
  entete?: ReactNode;
  depart?: string;
  children: (data: T) => ReactNode;
}

const ABSENT =
  'Cette page n’est pas encore sur ton appareil. Elle s’ouvrira d’elle-même dès que le réseau revient.';

export function Charge<T>({ query, squelette, entete, depart, children }: Props<T>) {
  const { data, error, refetch } = query;
  const accesFerme = useAccesFerme();
  const ferme = fermetureOf(error);
  useEffect(() => {
    if (ferme) accesFerme(ferme);
  }, [ferme, accesFerme]);

  if (ferme) return squelette;
  if (depart && isNotBegun(error)) return <Navigate to={depart} replace />;
  const utile = data !== undefined && isFromServer(error);
  if (error && !isPassing(error) && !utile && !isLectureSeule(error)) return <NotFound />;
  if (data === undefined) {
    if (!error) return squelette;
    return (
      <div className={plainStyles.page}>
        {entete ?? <BackButton to={MON_PROFIL}>Vers mon profil</BackButton>}
        <Failure error={error} absent={ABSENT} retry={() => void refetch()} />
      </div>
    );
  }
  return (
    <>
      {error && <Offline />}
      {children(data)}
    </>
  );
}
