import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { CallError } from '../../socle/kernel/errors.ts';
import { tellConflict, tellFailure } from '../../socle/kernel/tellFailure.ts';
import { useTravail } from '../../socle/kernel/travaux.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Avancement } from '../../socle/ui/Avancement.tsx';
import { Dialog, type DialogState } from '../../socle/ui/Dialog.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { FileField } from '../../socle/ui/fields/FileField.tsx';
import { LongField } from '../../socle/ui/fields/TextField.tsx';
import styles from './eleves.module.css';
import { ENCODAGES, type Encodage } from '../../socle/ui/encodages.ts';
import { FichierIllisible, readTextFile, motsTemoins } from '../../socle/ui/readTextFile.ts';

type ClasseLue = OutputOf<'checkClasse'>;
type LigneDeClasse = ClasseLue['lignes'][number];

const TITRE = 'Import de la classe';

interface AvecClasses {
  classes: readonly { value: string; label: string }[];
}

export function ImportClasse({ classes, ...dialog }: DialogState & AvecClasses) {
  return (
    <Dialog {...dialog} title="Importer une classe" size="60rem" keepOnBackdrop>
      <Classe onClose={dialog.onClose} classes={classes} />
    </Dialog>
  );
}

function Classe({ onClose, classes }: Pick<DialogState, 'onClose'> & AvecClasses) {
  const [texte, setTexte] = useState('');
  const [fichier, setFichier] = useState<File | null>(null);
  const [encodage, setEncodage] = useState<Encodage | null>(null);
  const [errors, setErrors] = useState<{ fichier?: string; texte?: string }>({});
  const [lue, setLue] = useState<ClasseLue | null>(null);
  const [confirme, setConfirme] = useState(false);
  const [classe_id, setClasse] = useState<string | null>(null);
  const [busy, setBusy] = useState<'check' | 'import' | null>(null);
  const { etape, hasLeft, carryOut } = useTravail();
  const write = useWrite('importClasse', { refreshes: ['getEleves', 'getClasses', 'getClasse'] });
  const bilan = useRef<HTMLDivElement>(null);

  // Focus scrolls the outcome into view and makes screen readers announce it.
  useEffect(() => {
    if (!lue) return;
    bilan.current?.focus({ preventScroll: true });
    bilan.current?.scrollIntoView({ block: 'start' });
  }, [lue]);

  const sayOfTexte = (texte?: string) =>
    setErrors(({ fichier: kept }) => ({ ...(kept && { fichier: kept }), ...(texte && { texte }) }));

  function type(next: string): void {
    setTexte(next);
    sayOfTexte();
    setLue(null);
    setConfirme(false);
  }

  async function take(file: File | null, voulu?: Encodage): Promise<void> {
    setFichier(file);
    setEncodage(null);
    setErrors({});
    if (!file) return;
    try {
      const lecture = await readTextFile(file, voulu);
      type(lecture.texte);
      setEncodage(lecture.devine ? lecture.encodage : null);
    } catch (cause) {
      setLue(null);
      const told = cause instanceof FichierIllisible ? cause.message : PERDU;
      setErrors({ fichier: told });
    }
  }

  async function check(): Promise<void> {
    setBusy('check');
    sayOfTexte();
    try {
      setLue(await call('checkClasse', { texte }));
      setConfirme(false);
    } catch (refusal) {
      const told = refusal instanceof CallError ? refusal.errors?.texte?.[0] : undefined;
      setLue(null);
      if (told) sayOfTexte(told);
      else tellFailure(refusal, 'importClasse');
    }
    setBusy(null);
  }

  async function importIt(): Promise<void> {
    setBusy('import');
    const begun = { fait: 0, total: lue?.lignes.length ?? 1 };
    const sent = { texte, confirme: confirme ? 1 : 0, classe_id: classe_id ?? undefined } as const;
    const written = await carryOut(TITRE, begun, (told) => write(sent, told));
    setBusy(null);
    if (hasLeft()) return tellConflict(written, 'importClasse');
    if (written.ok) return onClose();
    // The data has changed since the check, or the outcome is unknown.
    await check();
    sayOfTexte(ECHEC);
  }

  const right = lue !== null && lue.fautives === 0;
  const ready = right && (lue.douteuses === 0 || confirme);
  return (
    <Stack>
      <Text>
        Un fichier CSV, ou un tableau collé depuis Excel, avec ces colonnes&nbsp;: nom, prénom,
        e-mail, date de naissance, produit. Les deux dernières peuvent rester vides. Avec une ligne
        de titres, il peut y avoir aussi&nbsp;: rue, code postal, localité, téléphone, parent ou
        tuteur, contrat signé, newsletter. 500 élèves au plus&#8239;; rien n’est enregistré avant
        que tout soit juste.
      </Text>
      <FileField
        name="fichier"
        label="Fichier CSV"
        optional
        accept=".csv,.txt,text/csv,text/plain"
        max={1}
        value={fichier}
        onChange={(file) => void take(file)}
        error={errors.fichier}
      />
      {fichier && encodage && (
        <Lettres
          texte={texte}
          encodage={encodage}
          onChange={(voulu) => void take(fichier, voulu)}
        />
      )}
      <LongField
        name="texte"
        label="Tableau"
        rows={5}
        value={texte}
        onChange={type}
        error={errors.texte}
        spellCheck={false}
        placeholder="Nom;Prénom;E-mail;Date de naissance;Produit"
      />
      {classes.length > 0 && (
        <ChoiceField
          name="classe_id"
          label="Les mettre dans une classe (facultatif)"
          none="Aucune"
          options={classes}
          value={classe_id}
          onChange={setClasse}
        />
      )}
      {lue && (
        <div ref={bilan} className={styles.verdict} tabIndex={-1}>
          <Bilan lue={lue} />
          {right && lue.douteuses > 0 && (
            <BoxField
              name="confirme"
              label="J’ai regardé ces lignes&nbsp;: elles sont justes."
              value={confirme}
              onChange={setConfirme}
            />
          )}
        </div>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {busy === 'import' ? 'Continuer ailleurs' : 'Annuler'}
        </Button>
        <Button
          variant={ready ? 'default' : 'filled'}
          aria-disabled={busy !== null}
          onClick={() => void (busy === null && check())}
        >
          {busy === 'check' ? 'Vérification…' : 'Vérifier'}
        </Button>
        {ready && (
          <Button aria-disabled={busy !== null} onClick={() => void (busy === null && importIt())}>
            Importer
          </Button>
        )}
      </Group>
      {etape && <Avancement titre={TITRE} {...etape} />}
      {lue && <Lignes lignes={lue.lignes} />}
    </Stack>
  );
}

const PERDU = 'Ce fichier ne peut pas être lu\u00a0: choisissez-le à nouveau.';

interface LettresProps {
  texte: string;
  encodage: Encodage;
  onChange: (voulu: Encodage) => void;
}

/** A file without a declared encoding shows samples of its accents, and other encodings. */
function Lettres({ texte, encodage, onChange }: LettresProps) {
  const mots = motsTemoins(texte);
  return (
    <ChoiceField
      name="encodage"
      label="Lecture des accents"
      description={
        mots.length > 0
          ? `Ce fichier ne dit pas comment ses accents sont écrits. Vérifiez\u00a0: ${mots.join(', ')}.`
          : 'Ce fichier ne dit pas comment ses accents sont écrits.'
      }
      value={encodage}
      options={Object.entries(ENCODAGES).map(([value, { label }]) => ({ value, label }))}
      onChange={(voulu) => voulu && onChange(voulu as Encodage)}
    />
  );
}

/** Repeats the reason, because the toast disappears. */
const ECHEC = 'L’import n’a pas abouti. Réessayez\u00a0: ce qui est déjà là n’est pas refait.';

const COLONNES: readonly Column<LigneDeClasse & { id: number }>[] = [
  { head: 'Ligne', cell: ({ ligne }) => ligne, kind: 'figure' },
  { head: 'Élève', cell: ({ nom, prenom }) => `${prenom} ${nom}`.trim() || 'Sans nom' },
  { head: 'E-mail', cell: ({ email }) => <span className={styles.email}>{email}</span> },
  { head: 'Naissance', cell: ({ naissance }) => naissance || 'Aucune' },
  { head: 'Produit', cell: ({ produit }) => produit || 'Aucun' },
  { head: 'Adresse', cell: (ligne) => adresseOf(ligne) || 'Aucune' },
  { head: 'Résultat', cell: (ligne) => <SuiteDeLigne ligne={ligne} /> },
];

const adresseOf = ({ rue, codePostal, localite }: LigneDeClasse) =>
  [rue, `${codePostal} ${localite}`.trim()].filter(Boolean).join(', ');

const SUITES = {
  compte: ['success', 'Nouveau compte'],
  acces: ['bleu', 'Nouvel accès'],
  rien: ['gray', 'Déjà là'],
} as const;

function SuiteDeLigne({ ligne: { suite, erreurs, questions } }: { ligne: LigneDeClasse }) {
  const told = suite === null ? erreurs : questions;
  const list = told.length > 0 && (
    <ul className={styles.erreurs} data-tone={suite === null ? undefined : 'odd'}>
      {told.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </ul>
  );
  if (suite === null) return list;
  const [color, words] = SUITES[suite];
  return (
    <div>
      <Badge color={color}>{words}</Badge>
      {list}
    </div>
  );
}

function Bilan({ lue: { fautives, douteuses, ecartees, message } }: { lue: ClasseLue }) {
  return (
    <>
      <output
        className={styles.bilan}
        data-tone={fautives > 0 ? 'wrong' : douteuses > 0 ? 'warning' : 'right'}
      >
        {fautives > 0
          ? message
          : `${douteuses > 0 ? 'À confirmer' : 'Tout est juste'}\u00A0: ${message}`}
      </output>
      {fautives === 0 && douteuses > 0 && (
        <Text>
          {douteuses === 1
            ? 'Une ligne étonne\u00a0: regardez-la, plus bas.'
            : `${douteuses} lignes étonnent\u00a0: regardez-les, plus bas.`}
        </Text>
      )}
      {ecartees.length > 0 && (
        <Text>
          {ecartees.length === 1 ? 'Colonne laissée de côté' : 'Colonnes laissées de côté'}&nbsp;:{' '}
          {ecartees.map((nom) => `«\u00a0${nom.slice(0, 40)}\u00a0»`).join(', ')}.
        </Text>
      )}
    </>
  );
}

function Lignes({ lignes }: { lignes: readonly LigneDeClasse[] }) {
  const rank = ({ suite, questions }: LigneDeClasse) =>
    suite === null ? 0 : questions.length > 0 ? 1 : 2;
  const rows = lignes
    .map((ligne) => ({ ...ligne, id: ligne.ligne }))
    .toSorted((one, other) => rank(one) - rank(other));
  return <Table label="Lignes lues" columns={COLONNES} rows={rows} dense />;
}
