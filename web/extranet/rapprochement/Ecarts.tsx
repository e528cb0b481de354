import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { majuscule } from '../../../regles/ecriture.ts';
import { FILTRE_REGLES } from '../../../regles/filtres.ts';
import { FICHES } from '../../../regles/fournisseurs/index.ts';
import { ReasonDialog } from '../../socle/kernel/FormDialog.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { type Written, useWrite } from '../../socle/kernel/useWrite.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { focusHeading } from '../../socle/ui/focusHeading.ts';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import {
  type Ecart,
  PRESTATAIRES,
  euxEnMots,
  litigeEnMots,
  nousEnMots,
  reglementEnMots,
  titreOf,
} from './mots.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './rapprochement.module.css';

const REFRESHES = ['getEcarts', 'getDashboard'] as const;

const COLONNES: readonly Column<Ecart>[] = [
  { head: 'Écart', cell: (ecart) => <Quoi ecart={ecart} /> },
  { head: 'Prestataire', cell: (ecart) => majuscule(euxEnMots(ecart)), kind: 'figure' },
  { head: 'Nous', cell: (ecart) => majuscule(nousEnMots(ecart)), kind: 'figure' },
  {
    head: 'Date',
    cell: ({ date }) => <time dateTime={date}>{instantInWords(date)}</time>,
    kind: 'figure',
  },
];

interface LigneDEcart extends Ecart {
  asked: boolean;
  onNote: (origin: Element) => void;
}

const OUVERTS: readonly Column<LigneDEcart>[] = [
  ...COLONNES,
  { head: 'Régler', cell: (ligne) => <Gestes ligne={ligne} /> },
];
const REGLES: readonly Column<LigneDEcart>[] = [
  ...COLONNES,
  {
    head: 'Réglé',
    cell: (ligne) => (
      <span className={styles.regle}>
        {reglementEnMots(ligne)}
        <time dateTime={ligne.dateRegle!}>{instantInWords(ligne.dateRegle!)}</time>
      </span>
    ),
  },
];

function Quoi({ ecart }: { ecart: Ecart }) {
  const { moyen, commande, fournisseurId } = ecart;
  const reference = commande ?? fournisseurId;
  const litige = litigeEnMots(ecart);
  return (
    <>
      {titreOf(ecart)}
      <span className={plainStyles.note}>
        {FICHES[moyen].nom}
        {reference && `, ${reference}`}
      </span>
      {litige && <span className={plainStyles.note}>{litige}</span>}
    </>
  );
}

export function Ecarts() {
  const filters = useFilters({ moyen: '', regles: '' });
  const { moyen, regles } = filters.values;
  const [aNoter, setANoter] = useState<{ ecart: Ecart; origin: Element | null } | null>(null);
  const list = useListing('getEcarts', {
    page: filters.page,
    regles: chosenOf(FILTRE_REGLES.options, regles),
    moyen: chosenOf(PRESTATAIRES, moyen),
  });
  const rowsOf = ({ ecarts, services }: OutputOf<'getEcarts'>) => ({
    ...ecarts,
    data: ecarts.data.map((ecart) => ({
      ...ecart,
      asked: services[ecart.moyen] === 1,
      onNote: (origin: Element) => setANoter({ ecart, origin }),
    })),
  });
  const settle = useWrite('settleEcart', { refreshes: REFRESHES, says: sentenceOf });
  async function note(motif: string): Promise<Written> {
    const written = await settle({ id: aNoter!.ecart.id, motif });
    // A colleague has settled it, so the dialog closes.
    if (!written.ok && written.conflict) setANoter(null);
    return written;
  }
  return (
    <div className={`${plainStyles.stack} ${styles.partie}`} id="ecarts">
      <SectionHeading>Écarts</SectionHeading>
      <Text>
        «&nbsp;Reprendre l’état du prestataire&nbsp;» relit le paiement chez lui et fait ici ce
        qu’il en dit&nbsp;: l’accès s’ouvre, la facture ou la note de crédit part. «&nbsp;Noter
        comme réglé&nbsp;» ne change rien au paiement.
      </Text>
      <Listing
        {...pagesOf(list, rowsOf)}
        label="Écarts"
        columns={regles === '1' ? REGLES : OUVERTS}
        empty={{
          title: 'Rien à régler',
          children: 'Tout ce qui a été comparé dit la même chose des deux côtés.',
        }}
        counted={['écart', 'écarts']}
        filters={filters}
      >
        <ChoiceField {...filters.choice('regles', FILTRE_REGLES)} none="À régler" />
        <ChoiceField
          {...filters.choice('moyen', { label: 'Prestataire', options: PRESTATAIRES })}
          none="Tous"
        />
      </Listing>
      <ReasonDialog
        origin={aNoter?.origin ?? null}
        onClose={() => setANoter(null)}
        title="Noter comme réglé"
        ok="Noter comme réglé"
        words={aNoter && enMots(aNoter.ecart)}
        label="Raison"
        description="Elle reste dans le journal."
        send={note}
      />
    </div>
  );
}

function Gestes({ ligne }: { ligne: LigneDEcart }) {
  const takeOver = useWrite('takeOverEcart', { refreshes: REFRESHES, says: sentenceOf });
  const [busy, setBusy] = useState(false);
  const { id, moyen, paiement_id, asked, onNote } = ligne;
  const own = useRef<HTMLButtonElement>(null);

  async function take(): Promise<void> {
    setBusy(true);
    const written = await takeOver({ id });
    setBusy(false);
    // Removing the row would lose the focus.
    if (written.ok && !own.current?.isConnected) focusHeading();
  }

  const name = titreOf(ligne);
  return (
    <div className={styles.gestes}>
      {paiement_id !== null && asked && (
        <Button
          ref={own}
          size="compact-md"
          aria-disabled={busy}
          aria-label={`Reprendre l’état du prestataire\u00a0: ${name}`}
          onClick={() => void (busy || take())}
        >
          {busy ? `${FICHES[moyen].nom} est relu…` : 'Reprendre l’état du prestataire'}
        </Button>
      )}
      {paiement_id !== null && (
        <Button
          size="compact-md"
          variant="default"
          component={Link}
          to={`/extranet/paiements/${paiement_id}`}
        >
          Ouvrir le paiement
        </Button>
      )}
      <Button
        size="compact-md"
        variant="default"
        aria-label={`Noter comme réglé\u00a0: ${name}`}
        onClick={({ currentTarget }) => onNote(currentTarget)}
      >
        Noter comme réglé
      </Button>
    </div>
  );
}

const enMots = (ecart: Ecart) =>
  `${titreOf(ecart)}. ${FICHES[ecart.moyen].nom}\u00a0: ${euxEnMots(ecart)}. Nous\u00a0: ${nousEnMots(ecart)}. Rien ne change au paiement\u202f; l’écart ne revient que si l’un des deux dit autre chose.`;
