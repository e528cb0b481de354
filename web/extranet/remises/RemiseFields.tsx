import { Button } from '@mantine/core';
import { codeAuHasard } from '../../../regles/codeRemise.ts';
import type { FormState } from '../../socle/ui/useForm.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { ChoiceField, type Option } from '../../socle/ui/fields/ChoiceField.tsx';
import { EurosField, NumberField } from '../../socle/ui/fields/NumberField.tsx';
import { DateField, TextField } from '../../socle/ui/fields/TextField.tsx';
import styles from './remises.module.css';
import { POUR, type Saisie } from './saisie.ts';

const SORTES = [
  { value: 'pourcentage', label: 'Un pourcentage' },
  { value: 'montant', label: 'Un montant' },
] as const;
const ACHATS = [
  { value: '0', label: POUR[0] },
  { value: '1', label: POUR[1] },
] as const;
/** Signs of a code that is drawn by lot. */
const LONGUEUR = 8;

interface Props extends Pick<FormState<Saisie>, 'typed' | 'field' | 'set'> {
  produits: readonly Option<number>[];
}

/** Everything there is to type of a discount. */
export function RemiseFields({ typed, field, set, produits }: Props) {
  const { onChange: setSorte, ...sorte } = field('sorte');
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
      <TextField
        {...field('libelle')}
        label="Nom"
        maxLength={100}
        description="Pour vous&nbsp;: les élèves ne le voient pas."
      />
      <div className={styles.rang}>
        <ChoiceField
          {...sorte}
          label="Remise"
          options={SORTES}
          onChange={(value) => value && setSorte(value)}
        />
        {typed.sorte === 'montant' ? (
          <EurosField {...field('montant')} label="Montant" />
        ) : (
          <NumberField {...field('pourcentage')} label="Pourcentage" suffix=" %" />
        )}
      </div>
      <div className={styles.rang}>
        <DateField {...field('debut')} label="Premier jour" optional />
        <DateField {...field('fin')} label="Dernier jour" optional />
      </div>
      <ChoiceField
        {...field('acces_id')}
        label="Produit"
        optional
        none="Tous les produits"
        options={produits}
      />
      <ChoiceField
        {...field('renouvellement')}
        label="Valable pour"
        optional
        none={POUR.null}
        options={ACHATS}
      />
      <div className={styles.rang}>
        <NumberField
          {...field('most')}
          label="Usages en tout"
          optional
          description="Vide&nbsp;: sans limite."
        />
        <NumberField {...field('parEleve')} label="Usages par élève" />
      </div>
      <BoxField
        {...field('actif')}
        label="Actif"
        description="Décoché, il est refusé aux nouvelles commandes&#8239;; celles en cours gardent leur prix."
      />
    </>
  );
}
