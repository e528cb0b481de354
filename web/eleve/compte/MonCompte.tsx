import { Button } from '@mantine/core';
import { useSession, useUser } from './session.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { NetworkError } from '../../socle/kernel/errors.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { isoDay } from '../../socle/ui/dates.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { saveFile } from '../../socle/ui/saveFile.ts';
import { useGetDonnees, useUpdateAccount } from './compte.calls.ts';
import { EffacerCompte } from './EffacerCompte.tsx';
import { Identite } from './Identite.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './panneau.module.css';

export function MonCompte() {
  const { partial, reload } = useSession();
  return (
    <section className={plainStyles.stack} aria-labelledby="mon-compte">
      <SectionHeading id="mon-compte">Mon compte</SectionHeading>
      {partial ? (
        // Fields that the device does not keep would look empty.
        <Failure part error={new NetworkError()} retry={reload} />
      ) : (
        <>
          <Identite />
          <Newsletter />
          <MesDonnees />
          <EffacerCompte />
        </>
      )}
    </section>
  );
}

function Newsletter() {
  const { newsletter } = useUser();
  const { mutate: updateAccount, isPending, variables } = useUpdateAccount();
  const abonne = isPending ? variables : newsletter === 1;
  const change = (voulu: boolean) =>
    updateAccount(voulu, {
      onSuccess: () =>
        toast({
          kind: 'success',
          title: voulu
            ? 'Vous êtes maintenant abonné à notre newsletter'
            : "Vous n'êtes plus abonné à notre newsletter",
          sujet: 'updateAccount',
        }),
      onError: (error) => tellFailure(error, 'updateAccount'),
    });
  return (
    <Card className={styles.carte} aria-labelledby="newsletter">
      <SectionHeading level={3} id="newsletter">
        Newsletter
      </SectionHeading>
      <BoxField
        name="newsletter"
        label="Je reçois la newsletter"
        value={abonne}
        busy={isPending}
        onChange={change}
      />
    </Card>
  );
}

function MesDonnees() {
  const { mutate: getDonnees, isPending } = useGetDonnees();
  const download = () =>
    getDonnees(undefined, {
      onSuccess(donnees) {
        saveFile(
          `priorite-donnees-${isoDay(donnees.dateExport)}.json`,
          'application/json',
          JSON.stringify({ ...donnees, status: undefined }, null, 2),
        );
      },
      onError: (error) => tellFailure(error, 'getDonnees'),
    });
  return (
    <Card className={styles.carte} aria-labelledby="mes-donnees">
      <SectionHeading level={3} id="mes-donnees">
        Mes données
      </SectionHeading>
      <p>
        Tout ce que nous gardons de toi, en un fichier&nbsp;: ton identité, tes accès et tes
        réponses, tes guides et tes attestations, tes paiements, tes sessions et les mails reçus.
      </p>
      <Button variant="default" aria-disabled={isPending} onClick={() => isPending || download()}>
        {isPending ? 'Préparation…' : 'Télécharger mes données'}
      </Button>
    </Card>
  );
}
