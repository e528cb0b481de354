import type { useFilters } from '../../socle/ui/useFilters.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import type { SANS_FILTRE } from './filtres.ts';

interface Props {
  filters: ReturnType<typeof useFilters<typeof SANS_FILTRE>>;
  acces: readonly { id: number; libelle: string }[] | undefined;
}

export function FiltresDuCours({ filters, acces }: Props) {
  const options = (acces ?? []).map(({ id, libelle }) => ({ value: `${id}`, label: libelle }));
  return (
    <>
      <TextField {...filters.text('recherche')} label="Mots du libellé" type="search" />
      <ChoiceField
        {...filters.choice('acces')}
        label="Accès"
        none="Tous"
        options={[{ value: '0', label: 'Aucun' }, ...options]}
      />
      <ChoiceField
        {...filters.choice('etat')}
        label="État"
        none="Tous"
        options={[{ value: 'incomplete', label: 'À compléter' }]}
      />
    </>
  );
}
