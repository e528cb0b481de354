import { Badge, Button } from '@mantine/core';
import { type Ref, useState } from 'react';
import type {
  Bilan,
  ChangementDuContenu,
  FauteDArchive,
} from '../../../contract/extranet/contenu.ts';
import { Facts } from '../../socle/ui/Facts.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { inFigures } from '../../socle/ui/numbers.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './contenu.module.css';
import { CHAMPS_DU_CONTENU } from '../../../regles/contenu.ts';
import { SUITES, comptesOf, objetOf } from './mots.ts';

const PART = 50;

export function BilanLu({ bilan, heading }: { bilan: Bilan; heading: Ref<HTMLHeadingElement> }) {
  const wrong = bilan.fautes.length > 0;
  return (
    <div className={plainStyles.stack}>
      <SectionHeading level={3} ref={heading}>
        {bilan.message}
      </SectionHeading>
      {wrong ? <Fautes bilan={bilan} /> : <Changements bilan={bilan} />}
    </div>
  );
}

const FAUTES: readonly Column<FauteDArchive & { id: number }>[] = [
  {
    head: 'Fichier',
    cell: ({ fichier }) => <span className={styles.nom}>{fichier ?? 'Archive'}</span>,
  },
  { head: 'Ligne', cell: ({ ligne }) => ligne ?? '–', kind: 'figure' },
  { head: 'Faute', cell: ({ message }) => message },
];

function Fautes({ bilan: { fautes, autresFautes } }: { bilan: Bilan }) {
  const rows = fautes.map((faute, id) => ({ ...faute, id }));
  return (
    <>
      <p>
        Corrigez ces fichiers, refaites l’archive et vérifiez-la à nouveau. Rien n’est enregistré.
      </p>
      <Table label="Fautes" columns={FAUTES} rows={rows} dense />
      {autresFautes > 0 && <p>Et {autresFautes} autres, une fois celles-ci corrigées.</p>}
    </>
  );
}

const CHANGEMENTS: readonly Column<ChangementDuContenu & { id: string }>[] = [
  {
    head: 'Quoi',
    cell: ({ objet, ref, libelle }) => (
      <>
        {objetOf(objet)}&nbsp;: {libelle}
        <span className={plainStyles.note}>{ref}</span>
      </>
    ),
  },
  {
    head: 'Changement',
    cell: ({ suite }) => <Badge color={SUITES[suite][0]}>{SUITES[suite][1]}</Badge>,
  },
  { head: 'Détail', cell: ({ champs }) => <Champs champs={champs} /> },
];

function Champs({ champs }: Pick<ChangementDuContenu, 'champs'>) {
  if (champs.length === 0) return 'En entier';
  return (
    <dl className={styles.champs}>
      {champs.map(({ champ, avant, apres }) => (
        <div key={champ}>
          <dt>{CHAMPS_DU_CONTENU[champ]}</dt>
          {avant !== null && (
            <dd>
              <del>{avant}</del>
            </dd>
          )}
          {apres !== null && (
            <dd>
              <ins>{apres}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Changements({ bilan }: { bilan: Bilan }) {
  const [shown, setShown] = useState(PART);
  const { changements, autresChangements, ecartes } = bilan;
  const rows = changements
    .slice(0, shown)
    .map((changement) => ({ ...changement, id: `${changement.objet} ${changement.ref}` }));
  const comptes = {
    Nouveaux: comptesOf(bilan.ajouts),
    Modifiés: comptesOf(bilan.modifications),
    'Supprimés ici, reviennent': comptesOf(bilan.retours),
    Pareils: comptesOf(bilan.egaux),
    'Pas dans l’archive, restent comme ils sont': comptesOf(bilan.absents),
    'Fichiers laissés de côté': ecartes.join(', '),
  };
  return (
    <>
      <Facts className={`${sheetStyles.facts} ${styles.comptes}`} facts={comptes} />
      {rows.length > 0 && <Table label="Changements" columns={CHANGEMENTS} rows={rows} dense />}
      {changements.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + PART)}>
          Montrer les suivants
        </Button>
      )}
      {changements.length <= shown && autresChangements > 0 && (
        <p>Et {inFigures(autresChangements)} autres, du même genre.</p>
      )}
    </>
  );
}
