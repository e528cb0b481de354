import type { FormState } from '../../socle/ui/useForm.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import type { Saisie } from './saisie.ts';

export function Societe({ typed, field }: Pick<FormState<Saisie>, 'typed' | 'field'>) {
  return (
    <>
      <BoxField
        {...field('pourSociete')}
        label="Facture pour une société (facultatif)"
        description="L’accès reste le tien&nbsp;: seul le nom sur la facture change."
      />
      {typed.pourSociete && (
        <>
          <TextField
            {...field('societe.nom')}
            label="Nom de la société"
            maxLength={100}
            autoComplete="organization"
          />
          <TextField
            {...field('societe.adresse')}
            label="Adresse de la société"
            maxLength={200}
            autoComplete="street-address"
          />
          <TextField
            {...field('societe.tva')}
            label="Numéro de TVA"
            placeholder="BE 0123.456.749"
            maxLength={30}
            spellCheck={false}
          />
        </>
      )}
    </>
  );
}
