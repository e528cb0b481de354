import { Alert } from '@mantine/core';
import { NIVEAUX, useAdmin } from '../accueil/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import styles from './admins.module.css';
import { MotDePasse } from './MotDePasse.tsx';
import { SecondFacteur } from './SecondFacteur.tsx';

export default function MonComptePage() {
  const { prenom, nom, email, level, facteurManquant } = useAdmin();
  const waits = facteurManquant === 1;
  return (
    <>
      <PageHeading
        lead={
          <>
            {prenom} {nom}, {email}. Votre niveau&nbsp;: {NIVEAUX[level]}.
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
        <Card aria-labelledby="second-facteur">
          <SectionHeading id="second-facteur">Second facteur</SectionHeading>
          <SecondFacteur />
        </Card>
        {!waits && (
          <Card aria-labelledby="mot-de-passe">
            <SectionHeading id="mot-de-passe">Mot de passe</SectionHeading>
            <MotDePasse />
          </Card>
        )}
      </div>
    </>
  );
}
