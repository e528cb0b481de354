import { Badge } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { Part } from '../../socle/ui/Part.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';

const ETATS = {
  envoyé: ['success', 'Arrivé à son serveur'],
  'en attente': ['warning', 'En attente'],
  'non parti': ['danger', 'Non parti'],
} as const;

export function Courrier({ mails }: Pick<OutputOf<'getEleve'>, 'mails'>) {
  return (
    <Part id="mails" title="Mails">
      {mails.length === 0 && <p className={plainStyles.dimmed}>Aucun mail pour l’instant.</p>}
      <ul className={sheetStyles.lines}>
        {mails.map(({ id, sujet, dateCreation, etat, essais }) => (
          <li key={id}>
            <span>
              {sujet}
              <span className={plainStyles.note}>
                {instantInWords(dateCreation)}
                {essais > 1 && ` · ${essais} essais`}
              </span>
            </span>
            <Badge color={ETATS[etat][0]}>{ETATS[etat][1]}</Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}
