import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { marque } from '../../../marque.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Partie, type PartieCommencee } from './Partie.tsx';
import { clipEnvoyeDe, jugeDEssai, type Revue as RevueLue } from './perception.calls.ts';
import { Revue } from './Revue.tsx';

export const handle = { cadre: 'aucun', noindex: true } satisfies Handle;

export const meta = () => [{ title: `Essaie une vidéo · ${marque.nom}` }];

const RETOUR = { to: '/perception-des-risques', label: 'La perception des risques' } as const;

/** One clip after a tap: nothing of it weighs on the page that leads here. */
export default function EssaiPage() {
  const query = useQuery(callQuery('getDemonstration', {}));
  const navigate = useNavigate();
  const [essai, setEssai] = useState(1);
  const [revue, setRevue] = useState<RevueLue | null>(null);
  if (query.error) return <Failure error={query.error} retry={() => query.refetch()} />;
  if (!query.data) return <Chargement />;
  const { titre } = query.data;
  const envoye = clipEnvoyeDe(query.data.envoye);
  if (revue)
    return (
      <main className={`${plainStyles.page} ${plainStyles.stack}`}>
        <PageHeading back={RETOUR}>{titre}</PageHeading>
        <Revue revue={revue} envoye={envoye} />
        <Button
          size="lg"
          onClick={() => {
            setEssai(essai + 1);
            setRevue(null);
          }}
        >
          Essayer encore
        </Button>
      </main>
    );
  const partie: PartieCommencee = { partie_id: essai, titre, envoye, forme: 'clique', arrets: [] };
  return (
    <Partie
      key={essai}
      juge={jugeDEssai}
      partie={partie}
      onSuite={(suite) => setRevue(suite.revue)}
      onQuitte={() => void navigate(RETOUR.to)}
    />
  );
}
