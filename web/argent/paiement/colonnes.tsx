import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { download } from '../../socle/kernel/call.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { Icon } from '../../socle/ui/Icon.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { saveFile } from '../../socle/ui/saveFile.ts';
import { etatDePaiement, moyenDePaiement, retourEnMots } from './montant.ts';
import styles from './paiement.module.css';

type Paiement = OutputOf<'getPaiements'>['paiements'][number];
type AppelDePdf = 'getFacturePdf' | 'getFacturePdfExtranet';

export const colonnesDePaiement = (appel: AppelDePdf): readonly Column<Paiement>[] => [
  {
    head: 'Accès',
    cell: ({ libelle, renouvellement }) => (
      <Avec petit={renouvellement === 1 ? 'Renouvellement' : 'Achat'}>{libelle}</Avec>
    ),
  },
  {
    head: 'Date',
    cell: ({ dateCreation, type }) => (
      <Avec petit={moyenDePaiement(type)}>
        <time dateTime={dateCreation}>{dayInWords(dateCreation)}</time>
      </Avec>
    ),
  },
  { head: 'État', cell: (paiement) => <Etat {...paiement} /> },
  { head: 'Montant', cell: ({ montant }) => enEuros(montant), kind: 'amount' },
  {
    head: 'Facture',
    cell: ({ factures }) =>
      factures.length === 0 ? (
        '–'
      ) : (
        <span className={styles.factures}>
          {factures.map((facture) => (
            <Telecharger key={facture.id} appel={appel} {...facture} />
          ))}
        </span>
      ),
  },
];

const Avec = ({ petit, children }: { petit: string | false; children: ReactNode }) => (
  <span className={styles.lignes}>
    {children}
    {petit && <span className={`${plainStyles.small} ${styles.petit}`}>{petit}</span>}
  </span>
);

function Etat(paiement: Paiement) {
  const { libelle, signe, ton } = etatDePaiement(paiement);
  return (
    <Avec petit={retourEnMots(paiement) ?? false}>
      <span className={`${plainStyles.pill} ${styles.etat}`} data-tone={ton}>
        <Sign kind={signe} size={16} />
        {libelle}
      </span>
    </Avec>
  );
}

type TelechargerProps = Paiement['factures'][number] & {
  appel: AppelDePdf;
  children?: string;
};

export function Telecharger({ appel, id, numero, avoir, children = numero }: TelechargerProps) {
  const quoi = avoir === 1 ? 'la note de crédit' : 'la facture';
  return (
    <TelechargerPdf appel={appel} id={id} quoi={`${quoi} ${numero}`} dit={children === numero}>
      {children}
    </TelechargerPdf>
  );
}

interface PdfProps {
  appel: AppelDePdf | 'getConditionsPdf';
  id: number;
  quoi: string;
  children: string;
  dit?: boolean;
}

export function TelechargerPdf({ appel, id, quoi, children, dit = false }: PdfProps) {
  const [pending, setPending] = useState(false);

  async function save(): Promise<void> {
    setPending(true);
    try {
      const file = await download(appel, { id });
      saveFile(file.name, file.type, file);
    } catch (error) {
      tellFailure(error, appel);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="default"
      size="compact-md"
      className={styles.telecharger ?? ''}
      leftSection={<Icon name="download" />}
      data-printed={dit || undefined}
      aria-label={`Télécharger ${quoi}`}
      aria-disabled={pending}
      onClick={() => pending || void save()}
    >
      {pending ? 'Préparation…' : children}
    </Button>
  );
}
