import { Button, Group, Text } from '@mantine/core';
import { IMAGE_MAX, IMAGE_PRISE } from '../../../regles/images.ts';
import { LETTRES } from '../../eleve/questions/index.ts';
import { Segments } from '../../socle/ui/Segments.tsx';
import type { FormState } from '../../socle/ui/useForm.ts';
import { FileField } from '../../socle/ui/fields/FileField.tsx';
import { LongField } from '../../socle/ui/fields/TextField.tsx';
import { EditeurTardif } from './EditeurTardif.tsx';
import { type Saisie, avecImage } from './saisie.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';
const SORTES = [
  { value: 'photo', label: 'Photo' },
  { value: 'dessin', label: 'Dessin décrit' },
] as const;

interface Props extends Pick<FormState<Saisie>, 'typed' | 'field' | 'set'> {
  onDrawn: (address: string | null) => void;
}

export function ChampImage({ onDrawn, ...form }: Props) {
  const { typed, field, set } = form;
  const { dessinee, decrite, correcte, imageDescription } = typed;
  return (
    <>
      <Segments
        label="Sorte d’image"
        value={dessinee ? 'dessin' : 'photo'}
        options={SORTES}
        onChange={(sorte) => set({ dessinee: sorte === 'dessin' })}
      />
      {dessinee ? (
        <EditeurTardif
          value={typed.scene}
          error={field('scene').error}
          correcte={correcte}
          lettres={LETTRES.filter((lettre) => typed[lettre].trim() !== '')}
          jour={typed.valableDu ?? undefined}
          onDrawn={onDrawn}
          onChange={(scene) =>
            // A description of another picture no longer applies.
            set({ scene, ...(imageDescription === decrite && { imageDescription: '' }) })
          }
        />
      ) : (
        <Photo {...form} />
      )}
      {avecImage(typed) && (
        <LongField
          {...field('imageDescription')}
          label="Description de l’image"
          optional={dessinee}
          description={
            dessinee
              ? 'Sans la vôtre, c’est celle du dessin.'
              : 'Ce que l’on y voit, pour qui ne la voit pas ; sans dire la réponse.'
          }
          rows={2}
        />
      )}
    </>
  );
}

function Photo({ typed, field, set }: Omit<Props, 'onDrawn'>) {
  const { present, sansImage, libelleImage, imageDescription } = typed;
  return (
    <>
      <FileField
        {...field('libelleImage')}
        label="Photo"
        optional
        description={`${IMAGE_PRISE}.`}
        accept={TYPES}
        max={IMAGE_MAX.mo}
        current={sansImage ? null : present}
        alt={imageDescription || 'L’image de la question'}
      />
      {present !== null && libelleImage === null && (
        <Group gap="xs">
          {sansImage && <Text size="sm">L’image sera retirée à l’enregistrement.</Text>}
          <Button
            variant="subtle"
            color={sansImage ? 'bleu' : 'danger'}
            onClick={() => set({ sansImage: !sansImage })}
          >
            {sansImage ? 'Garder l’image' : 'Retirer l’image'}
          </Button>
        </Group>
      )}
    </>
  );
}
