import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldErrors } from '../../socle/kernel/errors.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import type { User } from './session.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { Dialog } from '../../socle/ui/Dialog.tsx';
import { textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import { AlerteAuth } from './AlerteAuth.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './auth.module.css';
import { ChampRegistre } from './ChampRegistre.tsx';
import { type Fiche, useUpdateRegistre } from './compte.calls.ts';
import { formatRegistre } from './registre.ts';

export interface VerifierInfosProps {
  user: User;
  opened: boolean;
  onBack: () => void;
  backLeaves?: boolean;
  onDone: () => void;
  origin?: Element | null;
}

export function VerifierInfos({
  user,
  onBack,
  onDone,
  origin = null,
  ...shown
}: VerifierInfosProps) {
  return (
    <Dialog
      {...shown}
      onClose={onBack}
      title="Vérifiez vos informations"
      origin={origin}
      size="34rem"
      cross={false}
      keepOnBackdrop
    >
      <Formulaire user={user} onBack={onBack} onDone={onDone} />
    </Dialog>
  );
}

function Formulaire({
  user,
  onBack,
  onDone,
}: Pick<VerifierInfosProps, 'user' | 'onBack' | 'onDone'>) {
  const { mutateAsync: updateRegistre } = useUpdateRegistre();
  const [fiche, setFiche] = useState<Fiche>({
    dateNaissance: user.dateNaissance ?? '',
    registreNational: formatRegistre(user.registreNational ?? ''),
    rue: user.rue ?? '',
    codePostal: user.codePostal ?? '',
    localite: user.localite ?? '',
  });
  const [refus, setRefus] = useState<string[] | null>(null);
  const onType = (patch: Partial<Fiche>) => setFiche((known) => ({ ...known, ...patch }));
  const submit = useSubmit(
    async () => {
      setRefus(null);
      await updateRegistre(fiche);
      toast({ kind: 'success', title: 'Informations vérifiées !', sujet: 'updateRegistre' });
      onDone();
    },
    (error, fields) => setRefus(phrases(error, fields)),
  );
  const field = textFields(fiche, onType, submit);

  return (
    <form
      className={plainStyles.stack}
      onSubmit={submit.onSubmit}
      aria-label="Vérifiez vos informations"
      noValidate
    >
      {refus && (
        <AlerteAuth
          kind="error"
          title="Vérification impossible"
          message={
            <ul className={plainStyles.column}>
              {refus.map((phrase) => (
                <li key={phrase}>{phrase}</li>
              ))}
            </ul>
          }
        />
      )}
      <p className={plainStyles.dimmed}>
        Elles figureront sur ton attestation. Ton numéro de registre national est chiffré, et n’est
        montré qu’à toi et à la direction de l’école.
      </p>
      <div className={`${plainStyles.stack} ${styles.colonnes}`}>
        <TextInput
          {...field('dateNaissance')}
          type="date"
          label="Date de naissance"
          autoComplete="bday"
          min="1900-01-01"
          data-autofocus
        />
        <ChampRegistre
          name="registreNational"
          label="Numéro de registre national"
          value={fiche.registreNational}
          onType={(registreNational) => {
            onType({ registreNational });
            submit.forget('registreNational');
          }}
          dateNaissance={fiche.dateNaissance}
          error={submit.errors.registreNational?.[0]}
        />
        <div className={styles.large}>
          <TextInput {...field('rue')} label="Rue et numéro" autoComplete="street-address" />
        </div>
        <TextInput
          {...field('codePostal')}
          label="Code postal"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={4}
        />
        <TextInput {...field('localite')} label="Localité" autoComplete="address-level2" />
      </div>
      <div className={`${plainStyles.row} ${styles.choix}`}>
        <SubmitButton busy={submit.busy} pending="Vérification…">
          Vérifier maintenant !
        </SubmitButton>
        <Button variant="default" onClick={onBack}>
          Retour
        </Button>
      </div>
    </form>
  );
}

/** One sentence a field: the others follow from the first. */
function phrases(error: unknown, fields: FieldErrors | undefined): string[] {
  return fields ? Object.values(fields).flatMap(([first]) => first ?? []) : [sentenceOf(error)];
}
