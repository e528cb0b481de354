import { Button, Group, Text } from '@mantine/core';
import { IMAGE_MAX, IMAGE_PRISE } from '../../../regles/images.ts';
import type { FormState } from '../../socle/ui/useForm.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { FileField } from '../../socle/ui/fields/FileField.tsx';
import { LinesField } from '../../socle/ui/fields/LinesField.tsx';
import { EurosField, NumberField } from '../../socle/ui/fields/NumberField.tsx';
import { LongField, TextField } from '../../socle/ui/fields/TextField.tsx';
import { enEuros } from '../../socle/ui/euros.ts';
import styles from './produits.module.css';
import { type Saisie, adresseOf, renouvellementDit, tvaDe } from './saisie.ts';

export const TYPES = [
  { value: 'QT', label: 'QT, séries' },
  { value: 'EL', label: 'EL, e-learning' },
  { value: 'EX', label: 'EX, perception des risques' },
] as const;
const LANGUES = [
  { value: 'FR', label: 'Français' },
  { value: 'NL', label: 'Néerlandais' },
] as const;
const IMAGES = 'image/jpeg,image/png,image/webp,image/avif';
const nothing = () => undefined;

type Props = Pick<FormState<Saisie>, 'typed' | 'field' | 'set'>;

/** Everything there is to type of a product. */
export function ProduitFields({ typed, field, set }: Props) {
  const { onChange: setType, ...type } = field('type');
  const { onChange: setLangue, ...langue } = field('langue');
  return (
    <>
      <TextField {...field('libelle')} label="Libellé" maxLength={100} />
      <TextField
        name="slug"
        label="Adresse"
        filter
        readOnly
        value={`/acces/${adresseOf(typed)}`}
        onChange={nothing}
        description={
          typed.fige
            ? 'Elle reste\u00a0: l’accès a déjà été en vente, et son adresse a été partagée.'
            : 'Elle suit le libellé jusqu’à la mise en vente\u202f; si elle est prise, un numéro s’y ajoute.'
        }
      />
      <div className={styles.rang}>
        <EurosField {...field('prix')} label="Prix" />
        <NumberField {...field('taux')} label="Taux de TVA" decimals={2} suffix=" %" />
        <TextField
          name="tva"
          label="TVA"
          filter
          readOnly
          value={enEuros(tvaDe(typed))}
          onChange={nothing}
        />
      </div>
      <EurosField
        {...field('prixRenouvellement')}
        label="Prix de renouvellement"
        optional
        description={renouvellementDit(typed)}
      />
      <ChoiceField
        {...type}
        label="Type"
        options={TYPES}
        disabled={typed.typeFige !== null}
        description={typed.typeFige}
        onChange={(value) => value && setType(value)}
      />
      <div className={styles.rang}>
        <TextField {...field('codePermis')} label="Code du permis" maxLength={10} />
        <NumberField {...field('dureeValidite')} label="Durée" suffix=" mois" />
      </div>
      <Text c="dimmed" size="sm">
        Code du permis&nbsp;: B, A, CAPC… Un accès de code RDV ou DEMO dure sept jours, et un accès
        DEMO se donne, sans se vendre.
      </Text>
      <div className={styles.rang}>
        <ChoiceField
          {...langue}
          label="Langue"
          optional
          options={LANGUES}
          onChange={(value) => value && setLangue(value)}
        />
        <TextField {...field('credits')} label="Crédits" optional maxLength={40} />
      </div>
      <LinesField
        {...field('contenu')}
        label="Contenu"
        description="Ce que l’élève reçoit, une chose par ligne, sans point-virgule. Le site dit lui-même combien de questions et de séries."
        optional
      />
      <LongField {...field('description')} label="Description" optional rows={2} maxLength={300} />
      <TextField {...field('title')} label="Titre de la page" optional maxLength={120} />
      <LongField {...field('text')} label="Texte de la page" optional rows={4} maxLength={4000} />
      <Banniere typed={typed} field={field} set={set} />
      <BoxField
        {...field('actif')}
        label="En vente"
        description="Le site le montre ou le retire d’ici une demi-minute."
      />
    </>
  );
}

function Banniere({ typed, field, set }: Props) {
  const { present, sansImage, libelleImage } = typed;
  return (
    <>
      <FileField
        {...field('libelleImage')}
        label="Bannière"
        optional
        description={`${IMAGE_PRISE}. Elle est montrée au format 5 sur 4.`}
        accept={IMAGES}
        max={IMAGE_MAX.mo}
        current={sansImage ? null : present}
        alt="La bannière de l’accès"
      />
      {present !== null && libelleImage === null && (
        <Group gap="xs">
          {sansImage && <Text size="sm">La bannière sera retirée à l’enregistrement.</Text>}
          <Button
            variant="subtle"
            color={sansImage ? 'bleu' : 'danger'}
            onClick={() => set({ sansImage: !sansImage })}
          >
            {sansImage ? 'Garder la bannière' : 'Retirer la bannière'}
          </Button>
        </Group>
      )}
    </>
  );
}
