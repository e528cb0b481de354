import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Bilan } from '../../../contract/extranet/contenu.ts';
import { call } from '../../socle/kernel/call.ts';
import { CallError, isShown, sentenceOf } from '../../socle/kernel/errors.ts';
import { saveDownload } from '../../socle/kernel/saveDownload.ts';
import { tellConflict } from '../../socle/kernel/tellFailure.ts';
import { useTravail } from '../../socle/kernel/travaux.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Avancement } from '../../socle/ui/Avancement.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { FileField } from '../../socle/ui/fields/FileField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { BilanLu } from './BilanLu.tsx';

export default function ContenuPage() {
  return (
    <>
      <PageHeading lead="La banque de questions, les séries, les modules et les chapitres, en fichiers que l’on peut garder, lire et corriger.">
        Contenu
      </PageHeading>
      <div className={plainStyles.stack}>
        <Telecharger />
        <Reprendre />
      </div>
    </>
  );
}

function Telecharger() {
  const [photos, setPhotos] = useState(true);
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    await saveDownload('exportContenu', { photos: photos ? 1 : 0 }, 'L’archive est téléchargée.');
    setBusy(false);
  }

  return (
    <Part large title="Télécharger">
      <Text>
        Une archive ZIP&nbsp;: les questions, les séries et les cours dans les formats de notre
        contenu. Les accès, leurs prix et ce qu’ils tiennent n’y sont pas. Sans les photos elle est
        légère, et se reprend ici seulement.
      </Text>
      <BoxField name="photos" label="Avec les photos" value={photos} onChange={setPhotos} />
      <Group>
        <Button aria-disabled={busy} onClick={() => void (busy || take())}>
          {busy ? 'Préparation de l’archive…' : 'Télécharger le contenu'}
        </Button>
      </Group>
    </Part>
  );
}

/** Repeats the reason, because the toast disappears. */
const ECHEC =
  'L’import n’a pas abouti. Réessayez\u00a0: ce qui est déjà enregistré n’est pas refait.';
const ENVOI = { etape: 'Envoi de l’archive', fait: 0, total: 1 };

function Reprendre() {
  const { etape, hasLeft, watch, carryOut } = useTravail();
  const write = useWrite('importContenu', {
    refreshes: [
      'getQuestions',
      'getThemesExtranet',
      'getModulesExtranet',
      'getChapitresExtranet',
      'getDashboard',
    ],
  });
  const [archive, setArchive] = useState<File | null>(null);
  const [bilan, setBilan] = useState<Bilan | null>(null);
  const [refus, setRefus] = useState<string>();
  const result = useRef<HTMLHeadingElement>(null);
  const busy = etape !== null;

  function choose(file: File | null): void {
    setArchive(file);
    setBilan(null);
    setRefus(undefined);
  }

  async function check(): Promise<void> {
    if (!archive) return setRefus('Choisissez une archive.');
    setBilan(null);
    setRefus(undefined);
    try {
      const lu = await watch(ENVOI, (told) => call('checkContenu', { archive }, told));
      setBilan(lu.bilan);
      setTimeout(() => result.current?.focus());
    } catch (error) {
      if (hasLeft() || isShown(error)) return;
      const own = error instanceof CallError ? error.errors?.archive?.[0] : undefined;
      setRefus(own ?? sentenceOf(error));
    }
  }

  async function importIt(): Promise<void> {
    if (!archive || !bilan) return;
    const { version } = bilan;
    const written = await carryOut('Import du contenu', ENVOI, (told) =>
      write({ archive, version }, told),
    );
    if (hasLeft()) return tellConflict(written, 'importContenu');
    if (written.ok) return choose(null);
    const { errors, conflict, refusal = conflict } = written;
    setRefus(
      errors?.archive?.[0] ?? conflict?.message ?? (refusal?.body.bilan ? undefined : ECHEC),
    );
    // The content has changed since the preview, so the list is new.
    if (refusal?.body.bilan) setBilan(refusal.body.bilan as Bilan);
  }

  const changes = bilan ? bilan.changements.length + bilan.autresChangements : 0;
  const ready = bilan !== null && bilan.fautes.length === 0 && changes > 0;
  return (
    <Part large title="Reprendre une archive">
      <Text>
        Une archive téléchargée ici, corrigée ou non. Ce qu’elle changerait est montré
        d’abord&#8239;; rien n’est enregistré avant votre accord. Ce qu’elle n’a pas reste comme il
        est&nbsp;: rien n’est jamais supprimé par une archive.
      </Text>
      <FileField
        name="archive"
        label="Archive ZIP"
        accept=".zip,application/zip"
        max={500}
        value={archive}
        onChange={choose}
        error={refus}
        disabled={busy}
      />
      <Group gap="sm">
        <Button
          variant={ready ? 'default' : 'filled'}
          aria-disabled={busy}
          onClick={() => void (busy || check())}
        >
          Vérifier
        </Button>
        {ready && (
          <Button aria-disabled={busy} onClick={() => void (busy || importIt())}>
            {changes === 1 ? 'Enregistrer ce changement' : `Enregistrer ces ${changes} changements`}
          </Button>
        )}
      </Group>
      {etape && <Avancement titre="Reprise de l’archive" {...etape} />}
      {bilan && <BilanLu bilan={bilan} heading={result} />}
    </Part>
  );
}
