import { VisuallyHidden } from '@mantine/core';
import { Sign } from '../../socle/ui/Sign.tsx';
import styles from './ReglesMotDePasse.module.css';

export interface ReglesMotDePasseProps {
  id: string;
  manques: readonly string[];
  facile: string | null | undefined;
  insiste?: boolean;
}

export function ReglesMotDePasse({ id, manques, facile, insiste = false }: ReglesMotDePasseProps) {
  return (
    <div className={styles.regles} id={id} data-insiste={insiste || undefined}>
      {manques.length > 0 ? (
        <ul className={styles.liste}>
          {manques.map((regle) => (
            <li key={regle}>
              {insiste ? <Sign kind="error" size={16} /> : <Rond />}
              {regle}
            </li>
          ))}
        </ul>
      ) : typeof facile === 'string' ? (
        <p className={styles.facile}>
          <Sign kind="error" size={18} />
          {facile}
        </p>
      ) : (
        <p className={styles.ok}>
          <Sign kind="success" size={18} />
          {facile === null ? 'Ton mot de passe convient.' : 'Toutes les règles sont respectées.'}
        </p>
      )}
      <VisuallyHidden component="output">
        {manques.length > 0
          ? `Règles à respecter encore\u00a0: ${manques.length}.`
          : (facile ?? 'Toutes les règles sont respectées.')}
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
