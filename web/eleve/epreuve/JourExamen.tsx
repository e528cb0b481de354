import { Button } from '@mantine/core';
import { useState } from 'react';
import { CENTRE_MAX } from '../../../regles/epreuve.ts';
import { useUser } from '../compte/index.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { useSubmit } from '../../socle/kernel/useSubmit.ts';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import { isoDay } from '../../socle/ui/dates.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { DateField, TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useSetEpreuve } from './epreuve.calls.ts';

interface JourExamenProps {
  now: number;
  onDone: () => void;
}

/** The form: when, where, and whether mails come before. */
export function JourExamen({ now, onDone }: JourExamenProps) {
  const { examenLe, examenCentre, examenRappels, examenDit } = useUser();
  const { mutateAsync: setEpreuve } = useSetEpreuve();
  const [jour, setJour] = useState(examenLe ?? '');
  const [centre, setCentre] = useState(examenCentre ?? '');
  const [rappels, setRappels] = useState(examenRappels === 1);
  const save = async (voulu: string | null) => {
    await setEpreuve({ jour: voulu, centre, rappels: rappels ? 1 : 0 });
    onDone();
  };
  const { busy, errors, forget, onSubmit } = useSubmit(
    () => save(jour),
    (error, fields) => fields || tellFailure(error, 'setEpreuve'),
  );
  return (
    <form className={plainStyles.stack} onSubmit={onSubmit} aria-labelledby="mon-examen" noValidate>
      <p>
        Tes questions suivent le code de ce jour-là, et nous te disons chaque jour ce qu’il te reste
        à faire.
      </p>
      <div className={plainStyles.fields}>
        <DateField
          name="jour"
          label="Jour de l’examen"
          min={isoDay(new Date(now).toISOString())}
          value={jour}
          onChange={(value) => {
            setJour(value);
            forget('jour');
          }}
          error={errors['jour']?.[0]}
        />
        <TextField
          name="centre"
          label="Centre d’examen"
          optional
          maxLength={CENTRE_MAX}
          value={centre}
          onChange={(value) => {
            setCentre(value);
            forget('centre');
          }}
          error={errors['centre']?.[0]}
        />
      </div>
      <BoxField
        name="rappels"
        label="M’envoyer deux mails"
        description="Trois jours avant, ce qu’il faut prendre. La veille, un rappel."
        value={rappels}
        onChange={setRappels}
      />
      <div className={`${plainStyles.row} ${plainStyles.buttons}`}>
        <SubmitButton busy={busy} pending="Enregistrement…">
          Enregistrer
        </SubmitButton>
        <Button
          variant="default"
          disabled={busy}
          onClick={() =>
            void save(null).catch((error: unknown) => tellFailure(error, 'setEpreuve'))
          }
        >
          Je ne sais pas encore
        </Button>
        {examenDit === 1 && (
          <Button variant="subtle" disabled={busy} onClick={onDone}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  );
}
