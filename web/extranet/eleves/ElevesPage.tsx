import { Button } from '@mantine/core';
import { useState } from 'react';
import { CHAMPS_RECHERCHE, type ChampRecherche, rechercheOf } from '../../../regles/mots.ts';
import { download } from '../../socle/kernel/call.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { useListAndForm } from '../../socle/kernel/useListAndForm.ts';
import { useListing } from '../../socle/kernel/useListing.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { saveFile } from '../../socle/ui/saveFile.ts';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { Effacer } from './Effacer.tsx';
import { EleveForm, useEleve } from './EleveForm.tsx';
import { ImportClasse } from './ImportClasse.tsx';
import { COLONNES, type Ligne } from './colonnes.tsx';

const VIDE = {
  title: 'Aucun élève',
  children: 'Le premier que vous ajoutez ou importez s’inscrit ici.',
};
const CHAMPS = [
  { value: 'nom', label: 'Nom' },
  { value: 'prenom', label: 'Prénom' },
  { value: 'email', label: 'E-mail' },
] as const;
const ACCES = [
  { value: 'commences', label: 'Accès commencé ces sept derniers jours' },
  { value: 'bientotPerimes', label: 'Accès qui expire dans les sept jours' },
] as const;

export default function ElevesPage() {
  const filters = useFilters({ recherche: '', champ: 'tous', acces: '' });
  const { recherche } = filters.values;
  const champ = CHAMPS_RECHERCHE.find((each) => each === filters.values.champ) ?? 'tous';
  const acces = ACCES.find(({ value }) => value === filters.values.acces)?.value;
  const voulu = { recherche: recherche.trim().slice(0, 200), champ, ...(acces && { acces }) };
  const { read, readPage, ...list } = useListing('getEleves', { page: filters.page, ...voulu });
  const typing = filters.text('recherche').value;
  const fiche = useListAndForm({
    ...useEleve(),
    address: 'eleve',
    list: { read, failure: list.failure },
  });
  const { form } = fiche;
  const importing = useDialog();
  const erasing = useDialog();
  const [qui, setQui] = useState<Ligne | null>(null);
  const erase = (ligne: Ligne) => {
    setQui(ligne);
    erasing.open();
  };
  const opened = read?.eleves.data.find(({ id }) => id === form.id);

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
              onClick={() => void exportList({ ...voulu, recherche: typing.trim().slice(0, 200) })}
            >
              Exporter en CSV
            </Button>
          </>
        }
      >
        <Listing
          {...fiche.row}
          {...list}
          label="Élèves"
          columns={COLONNES}
          page={narrowed(read?.eleves, typing, champ, typing.trim() !== recherche.trim())}
          readPage={(page) => readPage({ page }).then(({ eleves }) => eleves)}
          empty={VIDE}
          counted={['élève', 'élèves']}
          filters={filters}
          nameOf={({ prenom, nom }) => `${prenom} ${nom}`}
          onDelete={erase}
        >
          <TextField {...filters.text('recherche')} label="Rechercher" type="search" />
          <ChoiceField
            {...filters.choice('champ')}
            label="Dans"
            none="Tous les champs"
            options={CHAMPS}
          />
          <ChoiceField {...filters.choice('acces')} label="Accès" none="Tous" options={ACCES} />
        </Listing>
        <div>
          <EleveForm fiche={fiche} onDelete={opened && (() => erase(opened))} />
        </div>
      </ListScreen>
      <ImportClasse {...importing} onClose={importing.close} />
      {qui && (
        <Effacer
          opened={erasing.opened}
          origin={erasing.origin}
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
  page: PageOfRows<Ligne> | undefined,
  typing: string,
  champ: ChampRecherche,
  waits: boolean,
): PageOfRows<Ligne> | undefined {
  if (!page || typing.trim() === '') return page;
  const fits = rechercheOf(typing, champ);
  const data = page.data.filter(fits);
  return waits && data.length === 0 ? undefined : { ...page, data };
}

async function exportList(voulu: {
  recherche: string;
  champ: ChampRecherche;
  acces?: (typeof ACCES)[number]['value'];
}): Promise<void> {
  try {
    const file = await download('exportEleves', voulu);
    saveFile(file.name, file.type, file);
  } catch (error) {
    tellFailure(error, 'exportEleves');
  }
}
