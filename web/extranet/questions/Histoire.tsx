import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { QUESTION } from '../../../regles/question.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { wordsOf } from '../../socle/ui/champs.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import { Empty } from '../../socle/ui/Empty.tsx';
import { TextChange } from '../../socle/ui/Changes.tsx';
import styles from './Histoire.module.css';
import type { FormeEcrite } from './saisie.ts';

type Version = OutputOf<'getVersions'>['versions'][number];
type Change = Version['changements'][number];

const REFRESHED = { refreshes: ['getVersions', 'getQuestions', 'getQuestionExtranet'] } as const;

interface HistoireProps {
  id: number;
  forme: FormeEcrite;
  onRestored: () => void;
}

export function Histoire({ id, forme, onRestored }: HistoireProps) {
  const history = useQuery(callQuery('getVersions', { id, forme }));
  const restore = useWrite('restoreVersion', REFRESHED);
  const [busy, setBusy] = useState<number | null>(null);

  const goBack = async ({ version_id, auteur, dateModification }: Version, courante_id: number) => {
    const yes = await confirm({
      title: 'Revenir à cette version\u202f?',
      message: `La question redevient celle du ${instantInWords(dateModification)} (${auteur}). La version actuelle reste dans l’historique.`,
      yes: 'Revenir à cette version',
    });
    if (!yes) return;
    setBusy(version_id);
    const written = await restore({ id, forme, version_id, courante_id });
    setBusy(null);
    if (written.ok) return onRestored();
    if (!written.conflict) return;
    toast({ kind: 'warning', title: written.conflict.message, sujet: 'restoreVersion' });
    await history.refetch();
  };

  if (history.error) return <Failure part error={history.error} retry={history.refetch} />;
  if (!history.data)
    return (
      <output aria-label="Chargement de l’historique">
        <Skeleton height={160} />
      </output>
    );
  const { versions } = history.data;
  const current = versions.find(({ courante }) => courante === 1);
  return (
    <Versions
      versions={versions}
      busy={busy}
      onRestore={current && ((version) => void goBack(version, current.version_id))}
    />
  );
}

interface VersionsProps {
  versions: Version[];
  busy: number | null;
  onRestore: ((version: Version) => void) | undefined;
}

export function Versions({ versions, busy, onRestore }: VersionsProps) {
  if (versions.length === 0) return <Empty title="Rien n’a encore changé" />;
  return (
    <ol className={styles.versions} aria-label="Historique">
      {versions.map((version) => (
        <li key={version.version_id}>
          <Group justify="space-between" gap="xs">
            <Text>
              <time dateTime={version.dateModification}>
                {instantInWords(version.dateModification)}
              </time>
              {' · '}
              <strong>{version.auteur}</strong>
            </Text>
            {version.courante === 1 ? (
              <Badge>Version actuelle</Badge>
            ) : (
              onRestore && (
                <Button
                  variant="outline"
                  loading={busy === version.version_id}
                  aria-label={`Revenir à cette version, du ${instantInWords(version.dateModification)}`}
                  onClick={() => busy === null && onRestore(version)}
                >
                  Revenir à cette version
                </Button>
              )
            )}
          </Group>
          {version.changements.length === 0 ? (
            <Text c="dimmed">Première version montrée ici.</Text>
          ) : (
            <dl>
              {version.changements.map((changement) => (
                <Changement key={changement.champ} {...changement} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}

function Changement({ champ, avant, apres }: Change) {
  if (champ === 'libelleImage')
    return (
      <div>
        <dt>{QUESTION.champs[champ].label}</dt>
        <Group component="dd" align="start">
          <Vignette adresse={avant} moment="Avant" />
          <Vignette adresse={apres} moment="Après" />
        </Group>
      </div>
    );
  return (
    <div>
      <dt>{QUESTION.champs[champ].label}</dt>
      <dd data-mono={champ === 'scene' || undefined}>
        <TextChange avant={inWords(champ, avant)} apres={inWords(champ, apres)} />
      </dd>
    </div>
  );
}

function inWords(champ: Change['champ'], value: Change['avant']): string {
  const words = wordsOf(QUESTION.champs[champ], value);
  return champ === 'correcte' ? words.toUpperCase() : words;
}

function Vignette({ adresse, moment }: { adresse: Change['avant']; moment: string }) {
  return (
    <figure>
      <figcaption>{moment}</figcaption>
      {adresse === null ? (
        <span>Sans image</span>
      ) : (
        <img src={String(adresse)} alt={`${moment} ce changement`} loading="lazy" />
      )}
    </figure>
  );
}
