import { FILTRE_A_COMPLETER, SANS_PRODUIT } from '../../../regles/filtres.ts';
import { chosenOf, type useFilters } from '../../socle/ui/useFilters.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';

export const SANS_FILTRE = { recherche: '', acces: '', etat: '' };

/** Ignores invalid query parameters; `acces` 0 selects what is in no product. */
export const voulusOf = ({ recherche, acces, etat }: typeof SANS_FILTRE) => ({
  recherche: recherche.trim().slice(0, 200) || undefined,
  acces_id: /^(0|[1-9]\d{0,9})$/.test(acces) ? Number(acces) : undefined,
  etat: chosenOf(FILTRE_A_COMPLETER.options, etat),
});

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
        {...filters.choice('acces', { label: 'Accès', options: [SANS_PRODUIT, ...options] })}
        none="Tous"
      />
      <ChoiceField {...filters.choice('etat', FILTRE_A_COMPLETER)} none="Tous" />
    </>
  );
}
