import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { PERIODES } from '../../../regles/periodes.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { useUser } from './session.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import { Dialog } from '../../socle/ui/Dialog.tsx';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { useFocusOnChange } from '../../socle/ui/useFocusOnChange.ts';
import { textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import { AlerteAuth } from './AlerteAuth.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import authStyles from './auth.module.css';
import { useAskEffacement, useCancelEffacement } from './compte.calls.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import styles from './panneau.module.css';

const SUJET = 'effacement';

export function EffacerCompte() {
  const { dateEffacement } = useUser();
  const dialog = useDialog();
  const titre = useFocusOnChange(dateEffacement);
  return (
    <Card className={styles.carte} aria-labelledby="effacer">
      <SectionHeading level={3} ref={titre} id="effacer">
        Effacer mon compte
      </SectionHeading>
      {dateEffacement ? (
        <EffacementPrevu date={dateEffacement} />
      ) : (
        <>
          <p>
            Tu as {PERIODES.effacement.mots} pour changer d’avis. Ensuite, tu ne peux plus te
            connecter et ton identité disparaît pour toujours. Tes réponses restent sans ton nom,
            pour nos statistiques, et tes paiements le temps que la loi demande.
          </p>
          <Button color="danger" variant="outline" onClick={dialog.open}>
            Effacer mon compte
          </Button>
        </>
      )}
      <Dialog
        opened={dialog.opened}
        onClose={dialog.close}
        title="Effacer ton compte"
        origin={dialog.origin}
        size="30rem"
        keepOnBackdrop
      >
        <Demande onClose={dialog.close} />
      </Dialog>
    </Card>
  );
}

function Demande({ onClose }: { onClose: () => void }) {
  const { mutateAsync: askEffacement } = useAskEffacement();
  const [password, setPassword] = useState('');
  const [refus, setRefus] = useState<unknown>(null);
  const submit = useSubmit(
    async () => {
      setRefus(null);
      const { dateEffacement } = await askEffacement(password);
      toast({
        kind: 'info',
        title: 'Demande enregistrée',
        message: `Ton compte sera effacé le ${dayInWords(dateEffacement)}.`,
        duration: 6000,
        sujet: SUJET,
      });
      onClose();
    },
    (error, fields) => fields ?? setRefus(error),
  );
  const field = textFields({ password }, (patch) => setPassword(patch.password ?? ''), submit);
  return (
    <form className={plainStyles.stack} onSubmit={submit.onSubmit} noValidate>
      {refus !== null && <AlerteAuth message={sentenceOf(refus)} onClose={() => setRefus(null)} />}
      <ul className={styles.points}>
        <li>Pendant {PERIODES.effacement.mots}, rien ne change, et tu peux annuler ici.</li>
        <li>
          Ensuite, tu ne peux plus te connecter, ton identité est effacée et tes accès sont perdus,
          même encore valables. Personne ne pourra te les rendre ni te les rembourser.
        </li>
        <li>
          Restent, sans ton nom, tes réponses, qui comptent dans nos statistiques, et tes paiements,
          aussi longtemps que la loi nous oblige à les garder.
        </li>
      </ul>
      <PasswordField
        {...field('password')}
        label="Ton mot de passe"
        autoComplete="current-password"
        data-autofocus
      />
      <div className={`${plainStyles.row} ${authStyles.choix}`}>
        <SubmitButton color="danger" busy={submit.busy} pending="Envoi…">
          Effacer mon compte
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}

function EffacementPrevu({ date }: { date: string }) {
  const { mutate: cancelEffacement, isPending } = useCancelEffacement();
  const cancel = () =>
    cancelEffacement(undefined, {
      onSuccess: () =>
        toast({
          kind: 'success',
          title: 'Demande annulée',
          message: 'Ton compte reste ouvert.',
          sujet: SUJET,
        }),
      onError: (error) => tellFailure(error, SUJET),
    });
  return (
    <>
      <Alert color="warning" icon={<Sign kind="warning" />} title="Effacement prévu">
        Ton compte sera effacé le <time dateTime={date}>{instantInWords(date)}</time>. D’ici là, il
        marche comme avant, et tu peux changer d’avis.
      </Alert>
      <Button loading={isPending} onClick={cancel}>
        Annuler l’effacement
      </Button>
    </>
  );
}
