import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { call } from '../kernel/call.ts';
import { CallError } from '../kernel/errors.ts';
import { tellConflict, tellFailure } from '../kernel/tellFailure.ts';
import { useTravail } from '../kernel/travaux.ts';
import { useWrite } from '../kernel/useWrite.ts';
import { Avancement } from '../ui/Avancement.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type Column, Table } from '../ui/Table.tsx';
import { FileField } from '../ui/fields/FileField.tsx';
import { LongField } from '../ui/fields/TextField.tsx';
import styles from './eleves.module.css';
import { texteOf } from '../ui/texteOf.ts';

type Lue = Output<Calls['checkClasse']>;
type Ligne = Lue['lignes'][number];

export interface ImportClasseProps {
  opened: boolean;
  origin: Element | null;
  onClose: () => void;
}

/** In bytes: no class of five hundred comes near it, and a page would not bear much more. */
const PLUS_LOURD = 1_000_000;

const TITRE = 'Import de la classe';

/** A class, from a file or pasted: looked at line by line, then taken whole. */
export function ImportClasse({ opened, origin, onClose }: ImportClasseProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Importer une classe"
      origin={origin}
      size="60rem"
      keepOnBackdrop
    >
      <Classe onClose={onClose} />
    </Dialog>
  );
}

function Classe({ onClose }: Pick<ImportClasseProps, 'onClose'>) {
  const [texte, setTexte] = useState('');
  const [fichier, setFichier] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [lue, setLue] = useState<Lue | null>(null);
  const [busy, setBusy] = useState<'check' | 'import' | null>(null);
  const { etape, hasLeft, carryOut } = useTravail();
  const write = useWrite('importClasse', { refreshes: ['getEleves'] });

  function type(next: string): void {
    setTexte(next);
    setError(undefined);
    setLue(null);
  }

  async function take(file: File | null): Promise<void> {
    setFichier(file);
    if (!file) return;
    if (file.size > PLUS_LOURD) return setError('Ce fichier est trop lourd pour une classe.');
    type(await texteOf(file));
  }

  async function check(): Promise<void> {
    setBusy('check');
    try {
      setLue(await call('checkClasse', { texte }));
    } catch (refusal) {
      const told = refusal instanceof CallError ? refusal.errors?.texte?.[0] : undefined;
      if (told) setError(told);
      else tellFailure(refusal);
    }
    setBusy(null);
  }

  async function importIt(): Promise<void> {
    setBusy('import');
    const begun = { fait: 0, total: lue?.lignes.length ?? 1 };
    const written = await carryOut(TITRE, begun, (told) => write({ texte }, told));
    setBusy(null);
    if (hasLeft()) return tellConflict(written);
    if (written.ok) return onClose();
    // Somebody has changed something since it was looked at, or nobody knows what was done.
    await check();
    setError(ECHEC);
  }

  const ready = lue !== null && lue.fautives === 0;
  return (
    <Stack>
      <Text>
        Un fichier CSV, ou un tableau collé depuis Excel, avec ces colonnes&nbsp;: nom, prénom,
        e-mail, date de naissance, produit. Les deux dernières peuvent rester vides. 500 élèves au
        plus&nbsp;; rien n’est enregistré avant que tout soit juste.
      </Text>
      <FileField
        name="fichier"
        label="Fichier CSV"
        optional
        accept=".csv,.txt,text/csv,text/plain"
        max={1}
        value={fichier}
        onChange={(file) => void take(file)}
      />
      <LongField
        name="texte"
        label="Tableau"
        rows={5}
        value={texte}
        onChange={type}
        error={error}
        spellCheck={false}
        placeholder="Nom;Prénom;E-mail;Date de naissance;Produit"
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {busy === 'import' ? 'Continuer ailleurs' : 'Annuler'}
        </Button>
        <Button
          variant={ready ? 'default' : 'filled'}
          aria-disabled={busy !== null}
          onClick={() => void (busy === null && check())}
        >
          {busy === 'check' ? 'Vérification...' : 'Vérifier'}
        </Button>
        {ready && (
          <Button aria-disabled={busy !== null} onClick={() => void (busy === null && importIt())}>
            Importer
          </Button>
        )}
      </Group>
      {etape && <Avancement titre={TITRE} {...etape} />}
      {lue && <Resultat lue={lue} />}
    </Stack>
  );
}

/** The toast that says why goes by. */
const ECHEC = 'L’import n’a pas abouti. Réessayez : ce qui est déjà là n’est pas refait.';

const COLONNES: readonly Column<Ligne & { id: number }>[] = [
  { head: 'Ligne', cell: ({ ligne }) => ligne, kind: 'figure' },
  { head: 'Élève', cell: ({ nom, prenom }) => `${prenom} ${nom}`.trim() || 'Sans nom' },
  { head: 'E-mail', cell: ({ email }) => <span className={styles.email}>{email}</span> },
  { head: 'Naissance', cell: ({ naissance }) => naissance || 'Aucune' },
  { head: 'Produit', cell: ({ produit }) => produit || 'Aucun' },
  { head: 'Résultat', cell: (ligne) => <Suite ligne={ligne} /> },
];

const SUITES = {
  compte: ['success', 'Nouveau compte'],
  acces: ['bleu', 'Nouvel accès'],
  rien: ['gray', 'Déjà là'],
} as const;

function Suite({ ligne: { suite, erreurs } }: { ligne: Ligne }) {
  if (suite === null)
    return (
      <ul className={styles.erreurs}>
        {erreurs.map((erreur) => (
          <li key={erreur}>{erreur}</li>
        ))}
      </ul>
    );
  const [color, words] = SUITES[suite];
  return (
    <Badge color={color} variant="light" size="lg" tt="none">
      {words}
    </Badge>
  );
}

/** Lines with something wrong come first. */
function Resultat({ lue: { lignes, fautives, message } }: { lue: Lue }) {
  const rows = lignes
    .map((ligne) => ({ ...ligne, id: ligne.ligne }))
    .toSorted((one, other) => Number(one.suite !== null) - Number(other.suite !== null));
  return (
    <>
      <output className={styles.bilan} data-tone={fautives > 0 ? 'wrong' : 'right'}>
        {fautives > 0 ? message : `Tout est juste : ${message}`}
      </output>
      <Table label="Lignes lues" columns={COLONNES} rows={rows} dense />
    </>
  );
}
