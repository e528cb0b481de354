import { Button } from '@mantine/core';
import { useState } from 'react';
import { tellFailure } from '../kernel/tellFailure.ts';
import { toast } from '../kernel/toasts.ts';
import { useSubmit } from '../kernel/useSubmit.ts';
import plainStyles from '../ui/plain.module.css';
import { useSetGuides } from './attestation.calls.ts';
import { ChampsGuides, PERSONNE } from './ChampsGuides.tsx';

interface Props {
  acces_id: number;
  guides: readonly { prenom: string; nom: string; email: string | null }[];
  /** Back to how it was; undefined where there is nothing to go back to. */
  onClose: (() => void) | undefined;
}

export function GuidesForm({ acces_id, guides, onClose }: Props) {
  const { mutateAsync: setGuides } = useSetGuides(acces_id);
  const [tapes, setTapes] = useState(
    guides.length > 0
      ? guides.map(({ prenom, nom, email }) => ({ prenom, nom, email: email ?? '' }))
      : [PERSONNE],
  );
  const submit = useSubmit(
    async () => {
      const { delivree } = await setGuides(tapes);
      toast({
        kind: 'success',
        title: delivree ? 'Ton attestation est prête !' : 'C’est noté !',
      });
      onClose?.();
    },
    (error, fields) => fields || tellFailure(error),
  );
  return (
    <form
      className={plainStyles.stack}
      onSubmit={submit.onSubmit}
      aria-label="Mes guides"
      noValidate
    >
      <ChampsGuides
        tapes={tapes}
        onChange={setTapes}
        errors={submit.errors}
        forget={submit.forget}
      />
      <div className={plainStyles.row}>
        <Button type="submit" aria-disabled={submit.busy}>
          {submit.busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  );
}
