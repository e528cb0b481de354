import { Text } from '@mantine/core';
import type { Ref } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { enEuros, enEurosSignes } from '../../../regles/ecriture.ts';
import { FICHES, type Moyen } from '../../../regles/fournisseurs/index.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { jourOuMoisEnMots } from './mots.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './rapprochement.module.css';

export type Comparaison = OutputOf<'compareMouvements'> & { moyen: Moyen; periode: string };

type CompteFaux = Comparaison['fautes'][number] & { id: number };

const FAUTES: readonly Column<CompteFaux>[] = [
  { head: 'Où', cell: ({ ligne }) => `Ligne ${ligne}` },
  { head: 'Ce qui n’est pas compris', cell: ({ message }) => message },
];

interface Total {
  id: string;
  eux: number | null;
  nous: number | null;
}

export function Resultat({ lue, heading }: { lue: Comparaison; heading: Ref<HTMLHeadingElement> }) {
  const { eux, nous, moyen, periode, fautes, autresFautes } = lue;
  const agrees = eux.encaisse === nous.encaisse && eux.rendu === nous.rendu;
  const { nom } = FICHES[moyen];
  const columns: readonly Column<Total>[] = [
    { head: 'Totaux', cell: ({ id }) => id },
    { head: nom, cell: (row) => told(row.eux), kind: 'amount' },
    { head: 'Nous', cell: (row) => told(row.nous), kind: 'amount' },
    { head: 'Différence', cell: (row) => told(differenceOf(row)), kind: 'amount' },
  ];
  const rows: Total[] = [
    { id: 'Encaissé', eux: eux.encaisse, nous: nous.encaisse },
    { id: 'Rendu', eux: eux.rendu, nous: nous.rendu },
    { id: 'Net', eux: eux.net, nous: nous.net },
    { id: 'Frais du prestataire', eux: eux.frais, nous: null },
  ];
  const apart = [
    lue.lignes === 1 ? '1 mouvement lu' : `${lue.lignes} mouvements lus`,
    lue.dehors > 0 && `${lue.dehors} hors de la période`,
    lue.autres > 0 && `${lue.autres} d’une autre sorte, comme un virement`,
    lue.doublons > 0 && `${lue.doublons} en double`,
    lue.nouveaux > 0 &&
      `${lue.nouveaux} ${lue.nouveaux === 1 ? 'écart nouveau' : 'écarts nouveaux'}`,
    lue.reglesSeuls > 0 &&
      `${lue.reglesSeuls} ${lue.reglesSeuls === 1 ? 'écart réglé tout seul' : 'écarts réglés tout seuls'}`,
  ].filter((words) => words !== false);
  return (
    <div className={plainStyles.stack}>
      <SectionHeading level={3} ref={heading}>
        {nom}, {jourOuMoisEnMots(periode)}&nbsp;: {lue.message}
      </SectionHeading>
      <Text
        className={`${plainStyles.line} ${styles.accord}`}
        data-tone={agrees ? 'right' : 'wrong'}
      >
        <Sign kind={agrees ? 'success' : 'warning'} size={24} />
        {agrees ? 'Les totaux concordent.' : 'Les totaux ne concordent pas.'}
      </Text>
      <Table label="Totaux" columns={columns} rows={rows} dense />
      {lue.recette && (
        <Text>
          Dans nos comptes du mois&nbsp;: vendu {enEuros(lue.recette.entre)}, annulé avant
          encaissement {enEuros(lue.recette.annule)}, encaissé {enEurosSignes(lue.recette.encaisse)}
          , rendu {enEuros(lue.recette.rendu)}, net {enEurosSignes(lue.recette.net)}.
          {lue.recette.net !== nous.net &&
            ` Ici ${enEurosSignes(nous.net)}\u00a0: le reste compte un autre jour chez le prestataire, ou a été rendu à la main.`}
        </Text>
      )}
      <Text c="dimmed">
        {apart.join(', ')}. Chaque chose compte au jour que le prestataire lui donne&#8239;; ce qui
        a été rendu à la main n’y est pas.
      </Text>
      {fautes.length > 0 && (
        <Table
          label="Lignes qui ne sont pas comprises"
          columns={FAUTES}
          rows={fautes.map((faute, id) => ({ ...faute, id }))}
          dense
        />
      )}
      {autresFautes > 0 && <p>Et {autresFautes} autres lignes.</p>}
    </div>
  );
}

const told = (euros: number | null) => (euros === null ? '–' : enEurosSignes(euros));

const differenceOf = ({ eux, nous }: Total) =>
  eux === null || nous === null ? null : Math.round((eux - nous) * 100) / 100;
