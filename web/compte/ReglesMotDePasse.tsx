import { VisuallyHidden } from '@mantine/core';
import { Sign } from '../ui/Sign.tsx';
import styles from './ReglesMotDePasse.module.css';

export interface ReglesMotDePasseProps {
  /** The fields that it describes refer to it. */
  id: string;
  manques: readonly string[];
  /** The form has been tried in vain. */
  insiste?: boolean;
}

/** What a new password still lacks; a line goes once its rule is met. */
export function ReglesMotDePasse({ id, manques, insiste = false }: ReglesMotDePasseProps) {
  return (
    <div className={styles.regles} id={id} data-insiste={insiste || undefined}>
      {manques.length > 0 ? (
        <ul>
          {manques.map((regle) => (
            <li key={regle}>
              {insiste ? <Sign kind="error" size={16} /> : <Rond />}
              {regle}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.ok}>
          <Sign kind="success" size={18} />
          Ton mot de passe convient.
        </p>
      )}
      <VisuallyHidden component="output">
        {manques.length === 0
          ? 'Toutes les règles sont respectées.'
          : `Règles à respecter encore : ${manques.length}.`}
      </VisuallyHidden>
    </div>
  );
}

function Rond() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="5.5" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
