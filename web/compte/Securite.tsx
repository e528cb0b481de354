import { Alert } from '@mantine/core';
import { useUser } from '../kernel/session.tsx';
import { Sign } from '../ui/Sign.tsx';
import { ChangerMotDePasse } from './ChangerMotDePasse.tsx';
import { MesSessions } from './MesSessions.tsx';
import classes from './panneau.module.css';

export function Securite() {
  const { motDePasseProvisoire } = useUser();
  return (
    <section className={classes.panneau} aria-labelledby="securite">
      <h2 className={classes.titre} id="securite">
        Sécurité
      </h2>
      {motDePasseProvisoire === 1 && (
        <Alert
          color="warning"
          icon={<Sign kind="warning" />}
          title="Choisis un nouveau mot de passe"
        >
          Tu t’es connecté avec un mot de passe reçu par mail, qui ne sert qu’une fois. Choisis-en
          un à toi.
        </Alert>
      )}
      <ChangerMotDePasse />
      <MesSessions />
    </section>
  );
}
