import { Button, Group, Text } from '@mantine/core';
import { IMAGE_MAX, IMAGE_PRISE, IMAGE_TYPES } from '../../../regles/images.ts';
import { majuscule } from '../../../regles/ecriture.ts';
import type { Photo } from '../../socle/ui/champs.ts';
import type { FormState } from '../../socle/ui/useForm.ts';
import { FileField } from '../../socle/ui/fields/FileField.tsx';

interface ChampPhotoProps extends Pick<FormState<Photo>, 'typed' | 'set'> {
  field: FormState<Pick<Photo, 'libelleImage'>>['field'];
  label: string;
  /** The noun with its article, as « l’image ». */
  quoi: string;
  description: string;
  alt: string;
}

export function ChampPhoto({ typed, field, set, label, quoi, description, alt }: ChampPhotoProps) {
  const { present, sansImage, libelleImage } = typed;
  return (
    <>
      <FileField
        {...field('libelleImage')}
        label={label}
        optional
        description={`${IMAGE_PRISE}.${description}`}
        accept={IMAGE_TYPES}
        max={IMAGE_MAX.mo}
        current={sansImage ? null : present}
        alt={alt}
      />
      {present !== null && libelleImage === null && (
        <Group gap="xs">
          {sansImage && <Text size="sm">{majuscule(quoi)} sera retirée à l’enregistrement.</Text>}
          <Button
            variant="subtle"
            color={sansImage ? 'bleu' : 'danger'}
            onClick={() => set({ sansImage: !sansImage })}
          >
            {sansImage ? `Garder ${quoi}` : `Retirer ${quoi}`}
          </Button>
        </Group>
      )}
    </>
  );
}
