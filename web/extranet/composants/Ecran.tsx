import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFiche } from '../../socle/kernel/useFiche.ts';
import type { Written } from '../../socle/kernel/useWrite.ts';
import { Conflict } from '../../socle/ui/Conflict.tsx';
import { ErrorState } from '../../socle/ui/ErrorState.tsx';
import { Form, ListAndForm } from '../../socle/ui/Form.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import { enEuros } from '../../../regles/ecriture.ts';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { EurosField } from '../../socle/ui/fields/NumberField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';

interface Panneau {
  id: number;
  code: string;
  nom: string;
  prix: number | null;
}

const COLONNES = [
  { head: 'Nom', cell: ({ nom }: Panneau) => nom },
  { head: 'Code', cell: ({ code }: Panneau) => code },
  { head: 'Prix', cell: ({ prix }: Panneau) => enEuros(prix ?? 0), kind: 'amount' },
] as const;
const LETTRES = ['A', 'B', 'C'].map((value) => ({ value, label: `Série ${value}` }));
const TOUS: Panneau[] = Array.from({ length: 60 }, (_, i) => ({
  id: i + 1,
  code: `${'ABC'[i % 3]}${i + 1}`,
  nom: `Panneau numéro ${i + 1}`,
  prix: i + 0.5,
}));
const VIDE = { title: 'Aucun panneau', children: 'Le premier que vous ajoutez s’inscrit ici.' };
const nommes = (...noms: string[]) => noms.map((label) => ({ id: label.length, label }));
const DIFFERENCES = [
  { champ: 'Nom', mien: 'Cédez le passage', leur: 'Cédez la priorité à droite' },
  {
    champ: 'Couleurs',
    mien: nommes('Rouge', 'Noir', 'Jaunes'),
    leur: nommes('Jaunes', 'Rouge', 'Vert clair'),
  },
];
const COMPTE: [string, string] = ['panneau', 'panneaux'];

/** Keeps its rows in memory, so that tests can provoke every state. */
export function Ecran() {
  const [rows, setRows] = useState(TOUS);
  // The conflict alert takes the focus when it appears, so it starts hidden.
  const [conflict, setConflict] = useState(false);
  const filters = useFilters({ mot: '', serie: '' });
  const fiche = useFiche<Panneau, Omit<Panneau, 'id'>>({
    empty: { code: '', nom: '', prix: null },
    valuesOf: ({ code, nom, prix }) => ({ code, nom, prix }),
    add: (typed) => kept(typed, () => setRows([{ ...typed, id: rows.length + 1 }, ...rows])),
    edit: (typed) => kept(typed, () => setRows(rows.map((r) => (r.id === typed.id ? typed : r)))),
    remove: ({ id }) => kept({ nom: '-' }, () => setRows(rows.filter((r) => r.id !== id))),
  });
  const found = rows.filter(
    ({ nom, code }) => nom.includes(filters.values.mot) && code.startsWith(filters.values.serie),
  );
  const page = {
    data: found.slice((filters.page - 1) * 25, filters.page * 25),
    current_page: filters.page,
    last_page: Math.max(1, Math.ceil(found.length / 25)),
    total: found.length,
  };
  const common = { columns: COLONNES, counted: COMPTE, empty: VIDE };
  const still = { any: false, clear: () => undefined, goTo: () => undefined };
  return (
    <>
      <SectionHeading>Une liste et son formulaire</SectionHeading>
      <ListAndForm>
        <Listing
          {...common}
          {...fiche.row}
          label="Panneaux"
          page={page}
          filters={filters}
          nameOf={({ nom }) => nom}
        >
          <TextField {...filters.text('mot')} label="Mots du nom" type="search" />
          <ChoiceField
            {...filters.choice('serie', { label: 'Série', options: LETTRES })}
            none="Toutes"
          />
        </Listing>
        <Form {...fiche.form} title={{ add: 'Nouveau panneau', edit: 'Modifier le panneau' }}>
          <TextField {...fiche.field('nom')} label="Nom" />
          <TextField {...fiche.field('code')} label="Code" optional />
          <EurosField {...fiche.field('prix')} label="Prix" optional />
        </Form>
      </ListAndForm>
      <SectionHeading>Deux qui changent la même chose</SectionHeading>
      {conflict ? (
        <Conflict
          title="Ce panneau a changé entre-temps"
          leur={{ auteur: 'Julie Lambert', dateModification: '2026-11-20T15:30:00.000Z' }}
          differences={DIFFERENCES}
          onTakeTheirs={() => setConflict(false)}
          onKeepMine={() => setConflict(false)}
        />
      ) : (
        <Button variant="outline" onClick={() => setConflict(true)}>
          Être moins rapide
        </Button>
      )}
      <SectionHeading>Une liste qui attend, vide, en panne</SectionHeading>
      <Listing {...common} label="Qui attend" page={undefined} filters={still} />
      <Listing
        {...common}
        label="Vide"
        page={{ data: [], current_page: 1, last_page: 1, total: 0 }}
        filters={still}
      />
      <Listing
        {...common}
        label="En panne"
        page={undefined}
        filters={still}
        failure={
          <ErrorState part title="Oups !" text="Une erreur est survenue." retry={() => undefined} />
        }
      />
    </>
  );
}

async function kept({ nom }: { nom: string }, keep: () => void): Promise<Written> {
  if (!nom) return { ok: false, errors: { nom: ['Indiquez un nom.'] } };
  keep();
  return { ok: true, output: null };
}
