import { Badge, Button } from '@mantine/core';
import { combien } from '../../../regles/ecriture.ts';
import { Part } from '../../socle/ui/Part.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import type { Accueil } from './perception.calls.ts';

interface Props {
  accueil: Accueil;
  onLecon: (lecon: string) => void;
}

/** Three clips a lesson; who has seen them all has had it. */
export function Cours({ accueil: { lecons, clips }, onLecon }: Props) {
  if (lecons.length === 0) return null;
  const vues = new Set(clips.flatMap(({ clip, vues: n }) => (n > 0 ? [clip] : [])));
  return (
    <Part title="Le cours">
      <ol className={sheetStyles.lines}>
        {lecons.map(({ lecon, titre, clips: siennes }, rang) => {
          const faites = siennes.filter((clip) => vues.has(clip)).length;
          const finie = faites === siennes.length;
          const verbe = finie ? 'Revoir' : faites > 0 ? 'Continuer' : 'Ouvrir';
          return (
            <li key={lecon}>
              <span>
                {rang + 1}. {titre}
              </span>
              <span className={plainStyles.line}>
                {faites > 0 && (
                  <Badge color={finie ? 'success' : 'warning'}>
                    {finie ? 'Finie' : `${combien(faites, 'vidéo')} sur ${siennes.length}`}
                  </Badge>
                )}
                <Button
                  variant="default"
                  onClick={() => onLecon(lecon)}
                  aria-label={`${verbe}\u00a0: ${titre}`}
                >
                  {verbe}
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}
