import { call } from '../../socle/kernel/call.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import type { FicheLueOptions, useFicheLue } from '../../socle/kernel/useFicheLue.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Conflict } from '../../socle/ui/Conflict.tsx';
import { Form, type FormProps } from '../../socle/ui/Form.tsx';
import { EleveFields } from './EleveFields.tsx';
import { type Lu, NOUVEL, type Saisie, differencesOf, inputOf, saisieOf } from './saisie.ts';

const REFRESHED = { refreshes: ['getEleves', 'getEleve'] } as const;

export function useEleve(): FicheLueOptions<Lu, Saisie> {
  const edit = useWrite('editEleve', { ...REFRESHED, says: sentenceOf });
  const add = useWrite('addEleve', REFRESHED);
  return {
    empty: NOUVEL,
    readOne: async (id) => (await call('getEleve', { id })).eleve,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, ...typed }) => edit({ id, ...inputOf(typed) }),
    conflict: {
      // A 409 without a learner has another cause.
      theirsOf: ({ eleve, ...leur }) => (eleve ? ({ ...leur, ...eleve } as Lu) : undefined),
      onto: ({ version }) => ({ version }),
      ...REFRESHED,
    },
  };
}

interface EleveFormProps extends Pick<FormProps, 'onDelete'> {
  fiche: ReturnType<typeof useFicheLue<Lu, Saisie>>;
}

export function EleveForm({ fiche, onDelete }: EleveFormProps) {
  const { form, typed, choice } = fiche;
  return (
    <Form
      {...form}
      title={{ add: 'Nouvel élève', edit: `Élève ${form.id}` }}
      onDelete={onDelete}
      conflict={
        choice && (
          <Conflict
            key={choice.leur.version}
            title="Cet élève a changé entre-temps"
            {...choice}
            differences={differencesOf(typed, saisieOf(choice.leur))}
          />
        )
      }
    >
      <EleveFields key={form.id} {...fiche} />
    </Form>
  );
}
