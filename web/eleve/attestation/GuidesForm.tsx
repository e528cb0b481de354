import { Button } from '@mantine/core';
import { useState } from 'react';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useSubmit } from '../../socle/kernel/useSubmit.ts';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useSetGuides } from './attestation.calls.ts';
import { ChampsGuides, guidesOf, tapesOf } from './ChampsGuides.tsx';

interface Props {
  acces_id: number;
  guides: readonly { prenom: string; nom: string; email: string | null }[];
  onClose: (() => void) | undefined;
}

export function GuidesForm({ acces_id, guides, onClose }: Props) {
  const { mutateAsync: setGuides } = useSetGuides(acces_id);
  const [tapes, setTapes] = useState(() => tapesOf(guides));
  const submit = useSubmit(
    async () => {
      const { delivree } = await setGuides(guidesOf(tapes));
      toast({
        kind: 'success',
        title: delivree ? 'Ton attestation est prête\u202f!' : 'C’est noté\u202f!',
        sujet: 'setGuides',
      });
      onClose?.();
    },
    (error, fields) => fields || tellFailure(error, 'setGuides'),
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
        <SubmitButton busy={submit.busy} pending="Enregistrement…">
          Enregistrer
        </SubmitButton>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  );
}
