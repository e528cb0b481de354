import { Button, VisuallyHidden } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Part } from '../../socle/ui/Part.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';

interface SessionsProps extends Pick<OutputOf<'getEleve'>, 'sessions'> {
  user_id: number;
}

export function SessionsOuvertes({ user_id, sessions }: SessionsProps) {
  const end = useWrite('endSessionExtranet', { refreshes: ['getEleve'] });
  return (
    <Part id="sessions" title="Sessions ouvertes">
      {sessions.length === 0 && (
        <p className={plainStyles.dimmed}>Cet élève n’est connecté nulle part.</p>
      )}
      <ul className={sheetStyles.lines}>
        {sessions.map(({ id, appareil, dateVue }) => (
          <li key={id}>
            <span>
              {appareil ?? 'Appareil inconnu'}
              <span className={plainStyles.note}>
                Dernière activité le {instantInWords(dateVue)}
              </span>
            </span>
            <Button variant="default" onClick={() => void end({ user_id, session_id: id })}>
              Terminer
              <VisuallyHidden> la session&nbsp;: {appareil ?? 'Appareil inconnu'}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button color="danger" variant="outline" onClick={() => void end({ user_id })}>
          Terminer toutes les sessions
        </Button>
      )}
    </Part>
  );
}
