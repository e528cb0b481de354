import { Group } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { TextChange } from '../../socle/ui/Changes.tsx';
import { QUESTION } from '../../../regles/question.ts';

export type Version = OutputOf<'getVersions'>['versions'][number];

type Props = Version['changements'][number];

export function Changement({ champ, avant, apres }: Props) {
  if (champ === 'libelleImage')
    return (
      <div>
        <dt>Image</dt>
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

function inWords(champ: Props['champ'], value: Props['avant']): string {
  if (value === null) return '';
  if (champ === 'grave') return value === 1 ? 'Oui' : 'Non';
  return champ === 'correcte' ? String(value).toUpperCase() : String(value);
}

function Vignette({ adresse, moment }: { adresse: Props['avant']; moment: string }) {
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
