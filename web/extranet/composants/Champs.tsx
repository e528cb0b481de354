import { useState } from 'react';
import { Card } from '../../socle/ui/Card.tsx';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { useForm } from '../../socle/ui/useForm.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { Checklist } from '../../socle/ui/fields/Checklist.tsx';
import { ChoiceField, ManyField } from '../../socle/ui/fields/ChoiceField.tsx';
import { FileField } from '../../socle/ui/fields/FileField.tsx';
import { LinesField } from '../../socle/ui/fields/LinesField.tsx';
import { EurosField, NumberField } from '../../socle/ui/fields/NumberField.tsx';
import { OrderedList } from '../../socle/ui/fields/OrderedList.tsx';
import { SeveralField } from '../../socle/ui/fields/SeveralField.tsx';
import { DateField, LongField, TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Composants.module.css';

const COULEURS = [
  { value: 'bleu', label: 'Bleu' },
  { value: 'jaune', label: 'Jaune' },
  { value: 'blanc', label: 'Blanc', disabled: true },
];
const NUMEROS = Array.from({ length: 40 }, (_, i) => ({ id: i + 1, label: `Ligne ${i + 1}` }));
const LISTE = NUMEROS.slice(0, 6).map(({ id, label }) => ({ value: id, label }));
const RIEN = {
  texte: '',
  long: '',
  nombre: null as number | null,
  prix: null as number | null,
  jour: '',
  couleur: null as string | null,
  numero: null as number | null,
  couleurs: [] as readonly string[],
  coche: false,
  image: null as File | null,
  lignes: [] as readonly number[],
  ordre: [] as readonly number[],
  textes: [] as readonly string[],
  plusieurs: [] as readonly number[],
  secret: '',
};
const REMPLI = {
  ...RIEN,
  texte: 'Un texte',
  long: 'Plusieurs lignes\nde texte',
  nombre: 3,
  prix: 14.99,
  jour: '2026-11-22',
  couleur: 'bleu',
  numero: 12,
  couleurs: ['bleu', 'jaune'],
  coche: true,
  lignes: [3, 1],
  ordre: [4, 2, 9, 7],
  textes: ['Une ligne', 'Une autre'],
  plusieurs: [2, 3],
};
const FAUX = Object.fromEntries(Object.keys(RIEN).map((nom) => [nom, 'Ce qui ne va pas ici.']));

export function Champs() {
  return (
    <div className={styles.grid}>
      <Etat titre="Vides" valeurs={RIEN} />
      <Etat titre="Remplis" valeurs={REMPLI} />
      <Etat titre="Refusés" valeurs={REMPLI} erreurs={FAUX} />
      <Etat titre="Éteints" valeurs={REMPLI} disabled />
    </div>
  );
}

interface EtatProps {
  titre: string;
  valeurs: typeof RIEN;
  erreurs?: Record<string, string> | undefined;
  disabled?: boolean;
}

function Etat({ titre, valeurs, erreurs, disabled = false }: EtatProps) {
  const { field } = useForm(valeurs);
  const [secret, setSecret] = useState('');
  const of = <N extends keyof typeof RIEN>(name: N) => ({
    ...field(name),
    error: erreurs?.[name],
    disabled,
  });
  return (
    <Card as="div">
      <h3 className={plainStyles.spaced}>{titre}</h3>
      <TextField {...of('texte')} label="Texte" description="Une précision sur ce champ." />
      <LongField {...of('long')} label="Texte long" optional />
      <NumberField {...of('nombre')} label="Nombre" />
      <EurosField {...of('prix')} label="Prix" />
      <DateField {...of('jour')} label="Jour" optional />
      <ChoiceField {...of('couleur')} label="Choix" none="Sans couleur" options={COULEURS} />
      <ChoiceField
        {...of('numero')}
        label="Choix parmi beaucoup"
        options={NUMEROS.map(({ id, label }) => ({ value: id, label }))}
      />
      <ManyField {...of('couleurs')} label="Plusieurs" options={COULEURS} />
      <BoxField {...of('coche')} label="Case à cocher" description="Ce qu’elle change." />
      <FileField {...of('image')} label="Image" accept="image/*" current="/favicon.svg" />
      <Checklist {...of('lignes')} label="Liste à cocher" options={NUMEROS} height={180} />
      <OrderedList {...of('ordre')} label="Liste à ordonner" items={NUMEROS} height={180} />
      <LinesField {...of('textes')} label="Lignes" optional />
      <SeveralField {...of('plusieurs')} label="Plusieurs à la fois" options={LISTE} />
      <PasswordField
        label="Mot de passe"
        value={secret}
        error={erreurs?.secret}
        disabled={disabled}
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
    </Card>
  );
}
