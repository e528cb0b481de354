import { Alert } from '@mantine/core';
import { useUser } from './session.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import { MesSessions } from './MesSessions.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { type FormEvent, useId, useState } from 'react';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import { useModifyPassword } from './compte.calls.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import styles from './panneau.module.css';
import { ReglesMotDePasse } from './ReglesMotDePasse.tsx';
import { manquesOf } from './reglesMotDePasse.ts';
import { useFacile } from './useFacile.ts';

export function Securite() {
  const { motDePasseProvisoire } = useUser();
  return (
    <section className={plainStyles.stack} aria-labelledby="securite">
      <SectionHeading id="securite">Sécurité</SectionHeading>
      {motDePasseProvisoire === 1 && (
        <Alert
          color="warning"
          icon={<Sign kind="warning" />}
          title="Choisis un nouveau mot de passe"
        >
          Celui que tu as reçu par mail ne sert qu’une fois. Choisis-en un à toi.
        </Alert>
      )}
      <ChangerMotDePasse />
      <MesSessions />
    </section>
  );
}

const VIDE = { password: '', passwordConfirm: '' };

function ChangerMotDePasse() {
  const { id: user, prenom, nom, email } = useUser();
  const { mutateAsync: modifyPassword } = useModifyPassword();
  const [typed, setTyped] = useState(VIDE);
  const [essaye, setEssaye] = useState(false);
  const regles = useId();
  const submit = useSubmit(
    async () => {
      await modifyPassword({ user, ...typed });
      setTyped(VIDE);
      setEssaye(false);
      toast({
        kind: 'success',
        title: 'Modification effectuée !',
        message: 'Votre mot de passe a bien été modifié !',
        sujet: 'modifyPassword',
      });
    },
    (error, fields) => fields ?? tellFailure(error, 'modifyPassword'),
  );
  const field = textFields(typed, (patch) => setTyped({ ...typed, ...patch }), submit);
  const manques = manquesOf(typed.password, typed.passwordConfirm, essaye);
  const facile = useFacile(typed.password, { prenom, nom, email });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (manquesOf(typed.password, typed.passwordConfirm, true).length === 0)
      return submit.onSubmit(event);
    event.preventDefault();
    setEssaye(true);
  };

  return (
    <Card className={styles.carte} aria-labelledby="changer-mot-de-passe">
      <SectionHeading level={3} id="changer-mot-de-passe">
        Changer mon mot de passe
      </SectionHeading>
      <form className={styles.motDePasse} onSubmit={onSubmit} noValidate>
        {/* Password managers read the account here. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('password')}
          label="Nouveau mot de passe"
          autoComplete="new-password"
          describedBy={regles}
        />
        <PasswordField
          {...field('passwordConfirm')}
          label="Confirme le mot de passe"
          autoComplete="new-password"
          what="la confirmation"
          describedBy={regles}
        />
        <div className={styles.regles}>
          <ReglesMotDePasse id={regles} manques={manques} facile={facile} insiste={essaye} />
        </div>
        <SubmitButton busy={submit.busy} pending="Modification…">
          Modifier mon mot de passe
        </SubmitButton>
        <p className={plainStyles.dimmed}>Tes autres sessions seront terminées.</p>
      </form>
    </Card>
  );
}
