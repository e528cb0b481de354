import { ChampPhoto } from '../cadre/index.ts';
import { LETTRES } from '../../../regles/lettres.ts';
import { Segments } from '../../socle/ui/Segments.tsx';
import type { FormState } from '../../socle/ui/useForm.ts';
import { LongField } from '../../socle/ui/fields/TextField.tsx';
import { EditeurTardif } from './EditeurTardif.tsx';
import type { EditeurSceneProps } from './scene/EditeurScene.tsx';
import { type Saisie, avecImage, motsDeSaisie } from './saisie.ts';

const SORTES = [
  { value: 'photo', label: 'Photo' },
  { value: 'dessin', label: 'Dessin décrit' },
] as const;

type Props = Pick<FormState<Saisie>, 'typed' | 'field' | 'set'> &
  Pick<EditeurSceneProps, 'onDrawn' | 'vueRef'>;

export function ChampImage({ onDrawn, vueRef, ...form }: Props) {
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
          mots={motsDeSaisie(typed)}
          onDrawn={onDrawn}
          vueRef={vueRef}
          onChange={(scene) =>
            // A description of another picture no longer applies.
            set({ scene, ...(imageDescription === decrite && { imageDescription: '' }) })
          }
        />
      ) : (
        <ChampPhoto
          {...form}
          label="Photo"
          quoi="l’image"
          description=""
          alt={imageDescription || 'L’image de la question'}
        />
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
