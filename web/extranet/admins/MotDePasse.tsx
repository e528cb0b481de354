import { useAdmin } from '../accueil/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './admins.module.css';
import { useConfirmed } from './useConfirmed.ts';

const VIDE = { motDePasseActuel: '', password: '', passwordConfirm: '' };

export function MotDePasse() {
  const { email } = useAdmin();
  const sujet = 'modifyPasswordExtranet';
  const { submit, field } = useConfirmed(VIDE, 'motDePasseActuel', sujet, async (typed) => {
    const { message } = await call(sujet, typed);
    toast({ kind: 'success', title: message, duration: 4000, sujet });
  });
  return (
    <form
      className={styles.form}
      onSubmit={submit.onSubmit}
      aria-label="Changer mon mot de passe"
      noValidate
    >
      {/* A password manager reads the account here. */}
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
        description="Huit caractères au moins&nbsp;: majuscule, minuscule, chiffre et signe, sans espace."
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
