import { Alert } from '@mantine/core';
import { useUser } from './session.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import { ChangerMotDePasse } from './ChangerMotDePasse.tsx';
import { MesSessions } from './MesSessions.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

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
