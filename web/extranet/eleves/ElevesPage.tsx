import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { FILTRE_ACCES } from '../../../regles/accesUser.ts';
import { FILTRE_CHAMP, type ChampRecherche, rechercheOf } from '../../../regles/recherche.ts';
import { saveDownload } from '../../socle/kernel/saveDownload.ts';
import { useListAndForm } from '../../socle/kernel/useListAndForm.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import type { Column } from '../../socle/ui/Table.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import { Effacer } from './Effacer.tsx';
import { EleveForm, useEleve } from './EleveForm.tsx';
import { ImportClasse } from './ImportClasse.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './eleves.module.css';
import { nomOfEleve } from './saisie.ts';

type LigneDEleve = OutputOf<'getEleves'>['eleves']['data'][number];

const COLONNES: readonly Column<LigneDEleve>[] = [
  { head: 'Élève', cell: (ligne) => <Nom ligne={ligne} /> },
  { head: 'E-mail', cell: ({ email }) => <span className={styles.email}>{email}</span> },
  { head: 'Accès', cell: ({ acces }) => <Acces acces={acces} /> },
  {
    head: 'Inscription',
    cell: ({ dateCreation }) => <time dateTime={dateCreation}>{dayInWords(dateCreation)}</time>,
    kind: 'figure',
  },
];

const VIDE = {
  title: 'Aucun élève',
  children: 'Le premier que vous ajoutez ou importez s’inscrit ici.',
};

export const handle = {
  lit: [['getEleves', { page: 1, recherche: '', champ: 'tous' }]],
} satisfies Handle;

export default function ElevesPage() {
  const filters = useFilters({ recherche: '', champ: 'tous', acces: '' });
  const { recherche } = filters.values;
  const champ: ChampRecherche = chosenOf(FILTRE_CHAMP.options, filters.values.champ) ?? 'tous';
  const acces = chosenOf(FILTRE_ACCES.options, filters.values.acces);
  const voulu = { recherche: recherche.trim().slice(0, 200), champ, ...(acces && { acces }) };
  const list = useListing('getEleves', { page: filters.page, ...voulu });
  const { eleves } = list.read ?? {};
  const typing = filters.text('recherche').value;
  const fiche = useListAndForm({
    ...useEleve(),
    address: 'eleve',
    list,
  });
  const { form } = fiche;
  const importing = useDialog();
  const erasing = useDialog();
  const [qui, setQui] = useState<LigneDEleve | null>(null);
  const erase = (ligne: LigneDEleve) => {
    setQui(ligne);
    erasing.open();
  };
  const opened = eleves?.data.find(({ id }) => id === form.id);

  return (
    <>
      <ListScreen
        title="Élèves"
        begin={{ label: 'Nouvel élève', onClick: () => void fiche.beginNew() }}
        actions={
          <>
            <Button variant="default" onClick={importing.open}>
              Importer une classe
            </Button>
            <Button
              variant="default"
              onClick={() =>
                void saveDownload('exportEleves', {
                  ...voulu,
                  recherche: typing.trim().slice(0, 200),
                })
              }
            >
              Exporter en CSV
            </Button>
          </>
        }
      >
        <Listing
          {...fiche.row}
          {...pagesOf(list, (read) => read.eleves)}
          label="Élèves"
          columns={COLONNES}
          page={narrowed(eleves, typing, champ, typing.trim() !== recherche.trim())}
          empty={VIDE}
          counted={['élève', 'élèves']}
          filters={filters}
          nameOf={({ prenom, nom }) => `${prenom} ${nom}`}
          onDelete={erase}
        >
          <TextField {...filters.text('recherche')} label="Rechercher" type="search" />
          <ChoiceField {...filters.choice('champ', FILTRE_CHAMP)} none="Tous les champs" />
          <ChoiceField {...filters.choice('acces', FILTRE_ACCES)} none="Tous" />
        </Listing>
        <div>
          <EleveForm fiche={fiche} onDelete={opened && (() => erase(opened))} />
        </div>
      </ListScreen>
      <ImportClasse {...importing} onClose={importing.close} />
      {qui && (
        <Effacer
          {...erasing}
          qui={qui}
          onClose={erasing.close}
          onDone={() => {
            erasing.close();
            if (form.id === qui.id) void fiche.pick(null);
          }}
        />
      )}
    </>
  );
}

/** The loaded page narrows at once; an empty result waits until the server has searched. */
function narrowed(
  page: PageOfRows<LigneDEleve> | undefined,
  typing: string,
  champ: ChampRecherche,
  waits: boolean,
): PageOfRows<LigneDEleve> | undefined {
  if (!page || typing.trim() === '') return page;
  const fits = rechercheOf(typing, champ);
  const data = page.data.filter(fits);
  return waits && data.length === 0 ? undefined : { ...page, data };
}

function Nom({ ligne }: { ligne: LigneDEleve }) {
  return (
    <Group gap="xs">
      <Link to={`/extranet/eleves/${ligne.id}`}>{nomOfEleve(ligne)}</Link>
      {ligne.confirme === 0 && <Badge color="warning">Non confirmé</Badge>}
    </Group>
  );
}

const MOST = 2;
const SUITE: Record<LigneDEleve['acces'][number]['etat'], string> = {
  'pas commencé': ' (pas encore commencé)',
  'en cours': '',
  périmé: ' (périmé)',
  désactivé: ' (désactivé)',
};

function Acces({ acces }: Pick<LigneDEleve, 'acces'>) {
  if (acces.length === 0) return 'Aucun';
  const told = acces.slice(0, MOST).map(({ libelle, etat }) => libelle + SUITE[etat]);
  const others = acces.length - MOST;
  if (others > 0) told.push(`et ${others} ${others === 1 ? 'autre' : 'autres'}`);
  return (
    <ul className={plainStyles.column}>
      {told.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
