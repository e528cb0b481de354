import { Button } from '@mantine/core';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { texteCss } from '../cours/index.ts';
import { type Accueil, useLecon } from './perception.calls.ts';
import { Videos } from './Videos.tsx';

interface Props {
  seance: string;
  accueil: Accueil;
  lecon: string;
  onClip: (clip: string) => void;
  onLecon: (lecon: string) => void;
  onQuitte: () => void;
}

/** A page to read, and its three clips. */
export function Lecon({ seance, accueil, lecon, onClip, onLecon, onQuitte }: Props) {
  const query = useLecon(seance, lecon);
  if (query.error) return <Failure error={query.error} retry={() => query.refetch()} />;
  if (!query.data) return <Chargement />;
  const { lecons, clips } = accueil;
  const rang = lecons.findIndex((une) => une.lecon === lecon);
  const suivante = lecons[rang + 1];
  const siennes = (lecons[rang]?.clips ?? []).map((la) => clips.find(({ clip }) => clip === la)!);
  return (
    <main className={`${plainStyles.page} ${plainStyles.stack}`}>
      <PageHeading lead={`Leçon ${rang + 1} sur ${lecons.length}`}>{query.data.titre}</PageHeading>
      {/* Trusted: content/ is checked, and holds no visitor's text. */}
      <article className={texteCss.texte} dangerouslySetInnerHTML={{ __html: query.data.texte }} />
      <Part title="Les vidéos de la leçon">
        <Videos clips={siennes} onClip={onClip} />
      </Part>
      <p className={plainStyles.line}>
        {suivante && (
          <Button size="lg" onClick={() => onLecon(suivante.lecon)}>
            Leçon suivante
          </Button>
        )}
        <Button size="lg" variant="default" onClick={onQuitte}>
          Toutes les leçons
        </Button>
      </p>
    </main>
  );
}
