import { Text } from '@mantine/core';
import { enEuros } from '../../../regles/ecriture.ts';
import { ChampPhoto } from '../cadre/index.ts';
import type { FormState } from '../../socle/ui/useForm.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { DEMO, JOURS_FIXES } from '../../../regles/vente.ts';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import { LinesField } from '../../socle/ui/fields/LinesField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './produits.module.css';
import { type Saisie, adresseOf, factureDit, renouvellementDit, tvaDe } from './saisie.ts';

const nothing = () => undefined;

type Props = Pick<FormState<Saisie>, 'typed' | 'field' | 'set'>;

export function ProduitFields({ typed, field, set }: Props) {
  const champ = champOf(PRODUIT.champs, { typed, field });
  return (
    <>
      <Champ {...champ('libelle')} />
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
      <div className={`${plainStyles.fields} ${styles.rang}`}>
        <Champ {...champ('prix')} />
        <Champ {...champ('taux')} />
        <TextField
          name="tva"
          label="TVA"
          filter
          readOnly
          value={enEuros(tvaDe(typed))}
          onChange={nothing}
        />
      </div>
      <Text c="dimmed" size="sm">
        {factureDit(typed)}
      </Text>
      <Champ {...champ('prixRenouvellement')} description={renouvellementDit(typed)} />
      <Champ {...champ('type')} disabled={typed.typeFige !== null} description={typed.typeFige} />
      <div className={`${plainStyles.fields} ${styles.rang}`}>
        <Champ {...champ('codePermis')} maxLength={10} />
        <Champ {...champ('dureeValidite')} />
      </div>
      <Text c="dimmed" size="sm">
        Code du permis&nbsp;: B, A, CAPC… Un accès de code {Object.keys(JOURS_FIXES).join(' ou ')}{' '}
        dure {[...new Set(Object.values(JOURS_FIXES))].join(' ou ')}&nbsp;jours, et un accès {DEMO}{' '}
        se donne, sans se vendre.
      </Text>
      <div className={`${plainStyles.fields} ${styles.rang}`}>
        <Champ {...champ('langue')} optional />
        <Champ {...champ('credits')} />
      </div>
      <LinesField
        {...field('contenu')}
        label="Contenu"
        description="Ce que l’élève reçoit, une chose par ligne, sans point-virgule. Le site dit lui-même combien de questions et de séries."
        optional
      />
      <Champ {...champ('description')} />
      <Champ {...champ('title')} />
      <Champ {...champ('text')} />
      <ChampPhoto
        {...{ typed, field, set }}
        label="Bannière"
        quoi="la bannière"
        description=" Elle est montrée au format 5 sur 4."
        alt="La bannière de l’accès"
      />
      <Champ {...champ('actif')} />
    </>
  );
}
