import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Avancement, Bilan } from '../../contract/avancement.ts';
import { download } from '../kernel/call.ts';
import { confirm } from '../kernel/confirm.tsx';
import { tellFailure } from '../kernel/tellFailure.ts';
import { toast } from '../kernel/toasts.ts';
import { Card } from '../ui/Card.tsx';
import { PageHeading, SectionHeading } from '../ui/Heading.tsx';
import { BoxField } from '../ui/fields/BoxField.tsx';
import { FileField } from '../ui/fields/FileField.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { useLeaveGuard } from '../ui/useLeaveGuard.ts';
import { BilanLu } from './BilanLu.tsx';
import styles from './contenu.module.css';
import { useTravail } from './useTravail.ts';

/** In milliseconds, for an archive with all its photos. */
const PATIENCE = 60 * 60 * 1000;

/** The bank, the series and the courses as files: taken along, and brought back. */
export default function ContenuPage() {
  return (
    <>
      <PageHeading lead="La banque de questions, les séries, les modules et les chapitres, en fichiers que l’on peut garder, lire et corriger.">
        Contenu
      </PageHeading>
      <div className={styles.parties}>
        <Telecharger />
        <Reprendre />
      </div>
    </>
  );
}

function Telecharger() {
  const id = useId();
  const [photos, setPhotos] = useState(true);
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      const file = await download(
        'exportContenu',
        { photos: photos ? 1 : 0 },
        { patience: PATIENCE },
      );
      saveFile(file.name, file.type, file);
      toast({ kind: 'success', title: 'L’archive est téléchargée.' });
    } catch (error) {
      tellFailure(error);
    }
    setBusy(false);
  }

  return (
    <Card aria-labelledby={id}>
      <SectionHeading id={id}>Télécharger</SectionHeading>
      <Text>
        Une archive ZIP&nbsp;: les questions, les séries et les cours dans les formats de notre
        contenu. Les accès, leurs prix et ce qu’ils tiennent n’y sont pas. Sans les photos elle est
        légère, et se reprend ici seulement.
      </Text>
      <BoxField name="photos" label="Avec les photos" value={photos} onChange={setPhotos} />
      <Group>
        <Button aria-disabled={busy} onClick={() => void (busy || take())}>
          {busy ? 'Préparation de l’archive...' : 'Télécharger le contenu'}
        </Button>
      </Group>
    </Card>
  );
}

/** What may be read again once an archive has been taken in. */
const LUS = ['getQuestions', 'getThemesExtranet', 'getModules', 'getChapitres', 'getDashboard'];

function Reprendre() {
  const id = useId();
  const queries = useQueryClient();
  const { avancement, run } = useTravail();
  const [archive, setArchive] = useState<File | null>(null);
  const [bilan, setBilan] = useState<Bilan | null>(null);
  const [refus, setRefus] = useState<string>();
  const result = useRef<HTMLHeadingElement>(null);
  const busy = avancement !== null;
  useLeaveGuard(busy, () =>
    confirm({
      title: 'Quitter cette page ?',
      message: 'Le travail en cours s’arrête, et rien n’est enregistré.',
      yes: 'Quitter',
      no: 'Rester',
    }),
  );

  function choose(file: File | null): void {
    setArchive(file);
    setBilan(null);
    setRefus(undefined);
  }

  async function check(): Promise<void> {
    if (!archive) return setRefus('Choisissez une archive.');
    setBilan(null);
    setRefus(undefined);
    const fini = await run('checkContenu', { archive });
    if (!fini) return;
    setBilan(fini.bilan);
    setRefus(fini.refus ?? undefined);
    if (fini.bilan) setTimeout(() => result.current?.focus());
  }

  async function carryOut(): Promise<void> {
    if (!archive || !bilan) return;
    const fini = await run('importContenu', { archive, version: bilan.version });
    if (!fini) return;
    setRefus(fini.refus ?? undefined);
    // Somebody has changed something since it was looked at: this is the list as it is now.
    if (fini.bilan) setBilan(fini.bilan);
    if (fini.fait === null) return;
    toast({ kind: 'success', title: fini.fait });
    choose(null);
    for (const lu of LUS) void queries.invalidateQueries({ queryKey: [lu] });
  }

  const changes = bilan ? bilan.changements.length + bilan.autresChangements : 0;
  const ready = bilan !== null && bilan.fautes.length === 0 && changes > 0;
  return (
    <Card aria-labelledby={id}>
      <SectionHeading id={id}>Reprendre une archive</SectionHeading>
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
          <Button aria-disabled={busy} onClick={() => void (busy || carryOut())}>
            {changes === 1 ? 'Enregistrer ce changement' : `Enregistrer ces ${changes} changements`}
          </Button>
        )}
      </Group>
      {avancement && <Progres {...avancement} />}
      {bilan && <BilanLu bilan={bilan} heading={result} />}
    </Card>
  );
}

function Progres({ etape, fait, total }: Avancement) {
  const part = total > 1 ? ` ${fait + 1} sur ${total}` : '';
  return (
    <Stack gap="xs">
      <output className={styles.etape}>
        {etape}
        {part}
      </output>
      <Progress
        value={total > 1 ? (100 * fait) / total : 100}
        animated={total <= 1}
        aria-label={etape}
      />
    </Stack>
  );
}
