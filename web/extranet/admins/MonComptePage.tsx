import { Alert } from '@mantine/core';
import { niveauDit } from '../../../regles/fonctions.ts';
import { useAdmin } from '../cadre/index.ts';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import styles from './admins.module.css';
import { SecondFacteur } from './SecondFacteur.tsx';
import { REGLES_EN_BREF } from '../../../regles/motDePasse.ts';
import { call } from '../../socle/kernel/call.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useConfirmed } from './useConfirmed.ts';

export default function MonComptePage() {
  const { prenom, nom, email, level, fonction, facteurManquant } = useAdmin();
  const waits = facteurManquant === 1;
  return (
    <>
      <PageHeading
        lead={
          <>
            {prenom} {nom}, {email}. Votre niveau&nbsp;: {niveauDit({ level, fonction })}.
          </>
        }
      >
        Mon compte
      </PageHeading>
      {waits && (
        <Alert
          className={styles.avis ?? ''}
          color="warning"
          icon={<Sign kind="warning" />}
          title="Un second facteur est demandé"
        >
          Votre niveau en demande un&nbsp;: installez-le pour continuer.
        </Alert>
      )}
      <div className={styles.cartes}>
        <Part large id="second-facteur" title="Second facteur">
          <SecondFacteur />
        </Part>
        {!waits && (
          <Part large id="mot-de-passe" title="Mot de passe">
            <MotDePasse />
          </Part>
        )}
      </div>
    </>
  );
}

const VIDE = { motDePasseActuel: '', password: '', passwordConfirm: '' };

function MotDePasse() {
  const { email } = useAdmin();
  const sujet = 'modifyPasswordExtranet';
  const { submit, field } = useConfirmed(VIDE, 'motDePasseActuel', sujet, async (typed) => {
    const { message } = await call(sujet, typed);
    toast({ kind: 'success', title: message, duration: 4000, sujet });
  });
  return (
    <form
      className={plainStyles.stack}
      onSubmit={submit.onSubmit}
      aria-label="Changer mon mot de passe"
      noValidate
    >
      {/* Password managers need a user name in the form. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('motDePasseActuel')}
        label="Mot de passe actuel"
        autoComplete="current-password"
        what="le mot de passe actuel"
      />
      <PasswordField
        {...field('password')}
        label="Nouveau mot de passe"
        description={REGLES_EN_BREF}
        autoComplete="new-password"
        what="le nouveau mot de passe"
      />
      <PasswordField
        {...field('passwordConfirm')}
        label="Confirmez le mot de passe"
        autoComplete="new-password"
        what="la confirmation"
      />
      <SubmitButton busy={submit.busy} pending="Modification…">
        Modifier mon mot de passe
      </SubmitButton>
      <p className={plainStyles.dimmed}>Vos autres sessions seront terminées.</p>
    </form>
  );
}
