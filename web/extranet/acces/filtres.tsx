import type { InputOf } from '../../../contract/index.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { PRODUIT } from '../../../regles/produit.ts';
import { type useFilters, chosenOf } from '../../socle/ui/useFilters.ts';

export const SANS_FILTRE = { recherche: '', type: '', actif: '', manque: '' };
type Filtres = typeof SANS_FILTRE;

const TYPES = PRODUIT.champs.type.options;
const VENTES = [
  { value: '1', label: 'En vente' },
  { value: '0', label: 'Hors vente' },
] as const;
const MANQUES = [{ value: '1', label: 'À compléter' }];

/** Invalid query parameters are ignored. */
export function voulusOf(
  { recherche, type, actif, manque }: Filtres,
  page: number,
): InputOf<'getAccesExtranet'> {
  return {
    page,
    recherche: recherche.trim().slice(0, 200) || undefined,
    type: chosenOf(TYPES, type),
    actif: chosenOf(VENTES, actif),
    manque: manque === '1' ? 1 : 0,
  };
}

export function Filtres({ filters }: { filters: ReturnType<typeof useFilters<Filtres>> }) {
  return (
    <>
      <TextField {...filters.text('recherche')} label="Chercher un accès" type="search" />
      <ChoiceField {...filters.choice('type')} label="Type" none="Tous" options={TYPES} />
      <ChoiceField {...filters.choice('actif')} label="Vente" none="Tous" options={VENTES} />
      <ChoiceField {...filters.choice('manque')} label="État" none="Tous" options={MANQUES} />
    </>
  );
}
