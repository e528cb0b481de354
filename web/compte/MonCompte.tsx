import { Button } from '@mantine/core';
import { useUser } from '../kernel/session.tsx';
import { tellFailure } from '../kernel/tellFailure.ts';
import { toast } from '../kernel/toasts.ts';
import { isoDay } from '../ui/dates.ts';
import { Check } from '../ui/Check.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { useGetDonnees, useUpdateAccount } from './compte.calls.ts';
import { EffacerCompte } from './EffacerCompte.tsx';
import { Identite } from './Identite.tsx';
import classes from './panneau.module.css';

export function MonCompte() {
  return (
    <section className={classes.panneau} aria-labelledby="mon-compte">
      <h2 className={classes.titre} id="mon-compte">
        Mon compte
      </h2>
      <Identite />
      <Newsletter />
      <MesDonnees />
      <EffacerCompte />
    </section>
  );
}

function Newsletter() {
  const { newsletter } = useUser();
  const { mutate: updateAccount, isPending, variables } = useUpdateAccount();
  // Shown as asked while it is on its way, and as it was if it does not get there.
  const abonne = isPending ? variables : newsletter === 1;
  const change = (voulu: boolean) =>
    updateAccount(voulu, {
      onSuccess: () =>
        toast({
          kind: 'success',
          title: voulu
            ? 'Vous êtes maintenant abonné à notre newsletter'
            : "Vous n'êtes plus abonné à notre newsletter",
        }),
      onError: tellFailure,
    });
  return (
    <section className={classes.carte} aria-labelledby="newsletter">
      <h3 className={classes.sousTitre} id="newsletter">
        Newsletter
      </h3>
      <Check
        checked={abonne}
        aria-disabled={isPending}
        onChange={(event) => isPending || change(event.currentTarget.checked)}
      >
        Je reçois la newsletter
      </Check>
    </section>
  );
}

function MesDonnees() {
  const { mutate: getDonnees, isPending } = useGetDonnees();
  const telecharger = () =>
    getDonnees(undefined, {
      onSuccess(donnees) {
        saveFile(
          `priorite-donnees-${isoDay(donnees.dateExport)}.json`,
          'application/json',
          JSON.stringify({ ...donnees, status: undefined }, null, 2),
        );
      },
      onError: tellFailure,
    });
  return (
    <section className={classes.carte} aria-labelledby="mes-donnees">
      <h3 className={classes.sousTitre} id="mes-donnees">
        Mes données
      </h3>
      <p>
        Tout ce que nous gardons de toi, en un fichier&nbsp;: ton identité, tes accès et tes
        réponses, tes paiements, tes sessions et les mails reçus.
      </p>
      <Button
        variant="default"
        aria-disabled={isPending}
        onClick={() => isPending || telecharger()}
      >
        {isPending ? 'Préparation...' : 'Télécharger mes données'}
      </Button>
    </section>
  );
}
