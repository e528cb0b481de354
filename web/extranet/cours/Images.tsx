import type { OutputOf } from '../../../contract/index.ts';
import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Skeleton, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useId, useRef, useState } from 'react';
import { IMAGE_MAX, IMAGE_PRISE, IMAGE_TYPES, versionsOf } from '../../../regles/images.ts';
import { call } from '../../socle/kernel/call.ts';
import { alertBox, confirmDelete } from '../../socle/kernel/confirm.tsx';
import { isShown, sentenceOf } from '../../socle/kernel/errors.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { refusalOf, usePicture } from '../../socle/ui/fields/FileField.tsx';
import styles from './Images.module.css';

type Image = NonNullable<OutputOf<'getChapitresExtranet'>['images']>[number];

const MOST = IMAGE_MAX.mo;

async function sendOne(chapitre_id: number, file: File): Promise<Image | string> {
  try {
    const { images } = await call('uploadImages', { images: [file], isNew: 0, chapitre_id });
    return images[0]!;
  } catch (error) {
    return isShown(error) ? 'Pas envoyée.' : sentenceOf(error);
  }
}

export const uploadImage = async (chapitre_id: number, file: File): Promise<Image | string> =>
  (await refusalOf(file, MOST)) ?? sendOne(chapitre_id, file);

interface EnvoiDImage {
  key: string;
  file: File;
  refus: string | null;
}

interface Props {
  chapitre_id: number;
  texte: string;
  onInsert: (image: Image) => void;
  heading: Ref<HTMLHeadingElement>;
}

export function Images({ chapitre_id, texte, onInsert, heading }: Props) {
  const id = useId();
  const queries = useQueryClient();
  const read = useQuery(callQuery('getChapitresExtranet', { id: chapitre_id, texteOnly: 1 }));
  const [envois, setEnvois] = useState<readonly EnvoiDImage[]>([]);
  const [done, setDone] = useState({ made: 0, all: 0 });
  const input = useRef<HTMLInputElement>(null);
  const again = () => queries.invalidateQueries({ queryKey: ['getChapitresExtranet'] });
  const sending = done.made < done.all;

  async function send(files: readonly File[]): Promise<void> {
    const own = await Promise.all(
      files.map(async (file, at) => ({
        key: `${Date.now()} ${at}`,
        file,
        refus: await refusalOf(file, MOST),
      })),
    );
    const good = own.filter(({ refus }) => refus === null);
    setEnvois(own);
    setDone({ made: 0, all: good.length });
    let kept = 0;
    for (const [at, { key, file }] of good.entries()) {
      const sent = await sendOne(chapitre_id, file);
      const refus = typeof sent === 'string' ? sent : null;
      if (refus === null) kept++;
      setEnvois((all) =>
        refus === null
          ? all.filter((each) => each.key !== key)
          : all.map((each) => (each.key === key ? { ...each, refus } : each)),
      );
      setDone({ made: at + 1, all: good.length });
    }
    if (kept > 0) {
      await again();
      toast({ kind: 'success', title: 'Image(s) chargée(s) avec succès', sujet: 'images/prises' });
    }
    if (kept < own.length) toast({ ...ECHEC, sujet: 'images/refusees' });
  }

  async function remove(image: Image): Promise<void> {
    const noms = image.utilisation.map(({ libelle }) => `«\u00a0${libelle}\u00a0»`);
    if (texte.includes(`"${image.url}"`) && !image.utilisation.some((u) => u.id === chapitre_id))
      noms.push('le texte que vous écrivez');
    if (noms.length > 0)
      return alertBox({
        title: 'Cette image est encore utilisée',
        message: `Elle se trouve dans\u00a0: ${noms.join(', ')}. Retirez-la du texte et enregistrez, puis supprimez-la.`,
        button: 'Compris',
      });
    if (!(await confirmDelete(undefined, 'corbeille'))) return;
    try {
      const { message } = await call('deleteImage', { id: image.id });
      toast({ kind: 'success', title: message, sujet: 'images' });
    } catch (error) {
      if (!isShown(error)) toast({ ...ECHEC, message: `${ECHEC.message}. ${sentenceOf(error)}` });
    }
    await again();
  }

  const failure = read.error && <Failure part error={read.error} retry={read.refetch} />;
  const images = read.data?.images ?? [];
  return (
    <Card aria-labelledby={id}>
      <SectionHeading level={3} id={id} ref={heading}>
        Images du chapitre
      </SectionHeading>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={IMAGE_TYPES}
        aria-label="Images à charger"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) void send(files);
        }}
      />
      <Group gap="sm">
        <Button
          variant="outline"
          aria-disabled={sending}
          data-disabled={sending || undefined}
          onClick={() => sending || input.current?.click()}
        >
          Charger des images
        </Button>
        <Text c="dimmed" size="sm">
          {IMAGE_PRISE}, plusieurs à la fois.
        </Text>
      </Group>
      {sending && (
        <div>
          <output>
            Envoi {done.made + 1} sur {done.all}
          </output>
          <Progress value={(100 * (done.made + 0.5)) / done.all} aria-label="Envoi des images" />
        </div>
      )}
      {envois.length > 0 && (
        <ul className={styles.images} aria-label="Images en cours d’envoi">
          {envois.map(({ key, ...envoi }) => (
            <EnCours key={key} {...envoi} />
          ))}
        </ul>
      )}
      {failure || (!read.data && <Skeleton height={96} aria-busy="true" />)}
      {read.data && images.length === 0 && envois.length === 0 && (
        <Text c="dimmed">
          Aucune image. Celles que vous chargez se placent ensuite dans le texte.
        </Text>
      )}
      <ul className={styles.images} aria-label="Images chargées">
        {images.map((image, at) => (
          <li key={image.id}>
            <img
              src={versionsOf(image.url)[0]?.adresse ?? image.url}
              alt={`Numéro ${at + 1}`}
              width={image.largeur}
              height={image.hauteur}
              loading="lazy"
            />
            <Button
              variant="light"
              aria-label={`Insérer dans le texte\u00a0: image ${at + 1}`}
              onClick={() => {
                onInsert(image);
                toast({ kind: 'success', title: 'Image insérée avec succès', sujet: 'images' });
              }}
            >
              Insérer dans le texte
            </Button>
            <Button
              variant="subtle"
              color="danger"
              aria-label={`Supprimer\u00a0: image ${at + 1}`}
              onClick={() => void remove(image)}
            >
              Supprimer
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const ECHEC = {
  kind: 'error',
  title: 'Erreur',
  message: "Quelque chose s'est mal passé",
  sujet: 'images',
} as const;

function EnCours({ file, refus }: Omit<EnvoiDImage, 'key'>) {
  const picture = usePicture(file);
  return (
    <li data-refused={refus !== null || undefined}>
      {picture && <img src={picture} alt={file.name} />}
      <Text size="sm">{file.name}</Text>
      {refus !== null && (
        <Text size="sm" c="var(--mantine-color-error)">
          {refus}
        </Text>
      )}
    </li>
  );
}
