import { Button } from '@mantine/core';
import type { Attendu, GenreDeModele } from '../../../../../drawing/index.ts';
import { BoxField } from '../../../../socle/ui/fields/BoxField.tsx';
import { ChoiceField } from '../../../../socle/ui/fields/ChoiceField.tsx';
import { NumberField } from '../../../../socle/ui/fields/NumberField.tsx';
import { TextField } from '../../../../socle/ui/fields/TextField.tsx';
import plain from '../../../../socle/ui/plain.module.css';
import { useDialog } from '../../../../socle/ui/useDialog.ts';
import { addressOf } from '../Apercu.tsx';
import { sorteDe } from '../attendu.ts';
import { useModeles } from '../modeles.ts';
import { ChoixEnImages } from './ChoixEnImages.tsx';
import { Differe } from './Differe.tsx';
import { Profil } from './Profil.tsx';
import { Signaux, texteDe } from './Signaux.tsx';
import type { MotsDeChose } from './gestes.ts';
import styles from './main.module.css';
import { OUI_SANS_ETRE_DIT, PREMIERS, ditDe, isOfferte, motDit } from './mots.ts';

interface Props {
  mots: MotsDeChose;
  attendu: Attendu;
  lieu: unknown;
  jour: string;
  /** Undefined takes the word out. */
  onChange: (cle: string, valeur: unknown) => void;
  onShift: (profil: readonly string[], rang: number, de: 1 | -1) => void;
  /** Keys that the drawing itself changes. */
  sans?: ReadonlySet<string>;
}

/** All that may be said of one thing, as the schema has it. */
export function Proprietes({ attendu, sans, ...props }: Props) {
  if (attendu.genre !== 'clés') return null;
  const { mots, lieu } = props;
  const cles = Object.entries(attendu.cles).filter(
    ([cle]) => !sans?.has(cle) && (Object.hasOwn(mots, cle) || isOfferte(cle, mots, lieu)),
  );
  const [premiers, autres] = [true, false].map((premier) =>
    cles.filter(([cle]) => PREMIERS.has(cle) === premier),
  );
  const champ = ([cle, of]: [string, Attendu]) => (
    <ChampDeMots
      key={cle}
      {...props}
      cle={cle}
      attendu={of}
      demande={attendu.demande.includes(cle)}
    />
  );
  return (
    <div className={plain.tight}>
      <div className={styles.champs}>{premiers!.map(champ)}</div>
      {autres!.length > 0 && (
        <details>
          <summary>Plus de détails</summary>
          <div className={styles.champs}>{autres!.map(champ)}</div>
        </details>
      )}
    </div>
  );
}

const EN_IMAGES: Record<string, GenreDeModele> = {
  qui: 'qui',
  feu: 'feu',
  temps: 'temps',
  quoi: 'quoi',
  marquage: 'marquage',
  objet: 'objet',
};
const IMPLICITES: Record<string, string> = { temps: 'jour', fait: 'roule', vue: 'dessus' };

interface ChampProps extends Omit<Props, 'sans'> {
  cle: string;
  demande: boolean;
}

function ChampDeMots({ cle, attendu: tout, demande, mots, jour, onChange, onShift }: ChampProps) {
  const valeur = mots[cle];
  const set = (next: unknown) => onChange(cle, next);
  if (cle === 'panneau')
    return <Signaux label={ditDe(cle)} value={valeur} onChange={set} jour={jour} />;
  const attendu = sorteDe(tout, valeur);
  const label = ditDe(cle, attendu.genre);
  if (cle === 'profil' && Array.isArray(valeur))
    return (
      <Profil profil={valeur as string[]} attendu={attendu} onChange={set} onShift={onShift} />
    );
  switch (attendu.genre) {
    case 'mots':
      if (EN_IMAGES[cle])
        return (
          <MotEnImage
            label={label}
            genre={EN_IMAGES[cle]}
            value={(valeur as string | undefined) ?? IMPLICITES[cle]}
            parmi={attendu.mots}
            jour={jour}
            onChange={set}
            vide={!demande && IMPLICITES[cle] === undefined}
          />
        );
      if (attendu.mots.includes('oui') && attendu.mots.length === 2) {
        const sansMot = OUI_SANS_ETRE_DIT.has(cle);
        const coche = valeur === undefined ? sansMot : valeur === 'oui';
        return (
          <BoxField
            name={cle}
            label={label}
            value={coche}
            onChange={(oui) => set(oui === sansMot ? undefined : oui ? 'oui' : 'non')}
          />
        );
      }
      return (
        <ChoiceField
          name={cle}
          label={label}
          filter
          {...(!demande && { none: 'Par défaut' })}
          options={attendu.mots.map((mot) => ({ value: mot, label: motDit(mot, cle) }))}
          value={(valeur as string | undefined) ?? null}
          onChange={(mot) => set(mot ?? undefined)}
        />
      );
    case 'nombre':
      return (
        <Differe
          value={typeof valeur === 'number' ? valeur : null}
          onCommit={(nombre) => (nombre === null && demande) || set(nombre ?? undefined)}
        >
          {(field) => (
            <NumberField
              {...field}
              name={cle}
              label={label}
              filter
              min={attendu.min}
              max={attendu.max}
              decimals={attendu.entier ? 0 : 2}
            />
          )}
        </Differe>
      );
    case 'texte':
      return (
        <Differe value={texteDe(valeur)} onCommit={(texte) => set(texte.trim() || undefined)}>
          {(field) => <TextField {...field} name={cle} label={label} filter />}
        </Differe>
      );
    case 'liste':
      if (attendu.de.genre === 'clés') return null;
      return (
        <Differe
          value={Array.isArray(valeur) ? valeur.join(', ') : ''}
          onCommit={(texte) => {
            const liste = texte.split(',').map((mot) => mot.trim());
            set(liste.some(Boolean) ? liste.filter(Boolean) : undefined);
          }}
        >
          {(field) => (
            <TextField
              {...field}
              name={cle}
              label={label}
              description="Avec une virgule entre deux."
              filter
            />
          )}
        </Differe>
      );
    default:
      return null;
  }
}

interface MotEnImageProps {
  label: string;
  genre: GenreDeModele;
  value: string | undefined;
  parmi: readonly string[];
  jour: string;
  onChange: (mot: string | undefined) => void;
  vide: boolean;
}

function MotEnImage({ label, genre, value, parmi, jour, onChange, vide }: MotEnImageProps) {
  const choix = useDialog();
  const { liste } = useModeles(genre, jour);
  const modele = liste?.find(({ mot }) => mot === value);
  const offerts = new Set(parmi);
  return (
    <div className={styles.motEnImage}>
      <span aria-hidden="true">{label}</span>
      <Button
        variant="default"
        onClick={choix.open}
        aria-label={`${label}\u00a0: ${value ?? 'aucun'}. Changer`}
        leftSection={modele && <img src={addressOf(modele.svg)} alt="" />}
      >
        {value ?? 'Choisir'}
      </Button>
      <ChoixEnImages
        {...choix}
        onClose={choix.close}
        title={label}
        genre={genre}
        jour={jour}
        parmi={(mot) => offerts.has(mot)}
        onPick={({ mot }) => onChange(mot)}
        aucun={vide && value !== undefined ? () => onChange(undefined) : undefined}
      />
    </div>
  );
}
