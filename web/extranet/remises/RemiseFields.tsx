import { Button } from '@mantine/core';
import { codeAuHasard } from '../../../regles/codeRemise.ts';
import { REMISE } from '../../../regles/remise.ts';
import type { FormState } from '../../socle/ui/useForm.ts';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import { ChoiceField, type Option } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import styles from './remises.module.css';
import type { Saisie } from './saisie.ts';

const SORTES = [
  { value: 'pourcentage', label: 'Un pourcentage' },
  { value: 'montant', label: 'Un montant' },
] as const;
const LONGUEUR = 8;

interface Props extends Pick<FormState<Saisie>, 'typed' | 'field' | 'set'> {
  produits: readonly Option<number>[];
}

export function RemiseFields({ typed, field, set, produits }: Props) {
  const { onChange: setSorte, ...sorte } = field('sorte');
  const champ = champOf(REMISE.champs, { typed, field });
  const nouvelle = typed.version === null;
  return (
    <>
      <TextField
        {...field('code')}
        label="Code"
        maxLength={40}
        spellCheck={false}
        autoComplete="off"
        readOnly={!nouvelle}
        description={
          nouvelle
            ? 'De 4 à 20 lettres et chiffres. Majuscules, accents, espaces et tirets ne comptent pas.'
            : 'Il ne change plus\u00a0: des factures peuvent le citer. Pour en avoir un autre, ajoutez un nouveau code.'
        }
      />
      {nouvelle && (
        <Button
          variant="outline"
          onClick={() =>
            set({ code: codeAuHasard(crypto.getRandomValues(new Uint8Array(LONGUEUR))) })
          }
        >
          Tirer un code au hasard
        </Button>
      )}
      <Champ {...champ('libelle')} />
      <div className={styles.rang}>
        <ChoiceField
          {...sorte}
          label="Remise"
          options={SORTES}
          onChange={(value) => value && setSorte(value)}
        />
        <Champ key={typed.sorte} {...champ(typed.sorte)} optional={false} />
      </div>
      <div className={styles.rang}>
        <Champ {...champ('debut')} />
        <Champ {...champ('fin')} />
      </div>
      <Champ {...champ('acces_id')} options={produits} />
      <Champ {...champ('renouvellement')} />
      <div className={styles.rang}>
        <Champ {...champ('most')} />
        <Champ {...champ('parEleve')} />
      </div>
      <Champ {...champ('actif')} />
    </>
  );
}
