import { Button, VisuallyHidden } from '@mantine/core';
import { useSession, useUser } from './session.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { NetworkError } from '../../socle/kernel/errors.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { isoDay, dateInWords } from '../../socle/ui/dates.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { saveFile } from '../../socle/ui/saveFile.ts';
import { useGetDonnees, useUpdateAccount } from './compte.calls.ts';
import { EffacerCompte } from './EffacerCompte.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './panneau.module.css';
import { type ReactNode, useState } from 'react';
import { marque } from '../../../marque.ts';
import { readRegard } from '../../socle/kernel/regard.ts';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { useFocusOnChange } from '../../socle/ui/useFocusOnChange.ts';
import { infosManquantes } from '../../../regles/rdv.ts';
import { Lecture } from './Lecture.tsx';
import { formatRegistre } from './registre.ts';
import { VerifierInfos } from './VerifierInfos.tsx';

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
          <Lecture />
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

function Identite() {
  const user = useUser();
  const dialog = useDialog();
  const cache = readRegard()?.avecRegistre === 1;
  const manque = infosManquantes(cache ? { ...user, registreNational: 'caché' } : user);
  const titre = useFocusOnChange(manque);
  const { dateNaissance, registreNational, rue, codePostal, localite } = user;
  return (
    <Card className={styles.carte} aria-labelledby="identite">
      <SectionHeading level={3} ref={titre} id="identite">
        Mes informations
      </SectionHeading>
      <dl className={styles.fiche}>
        <Ligne nom="Prénom">{user.prenom}</Ligne>
        <Ligne nom="Nom">{user.nom}</Ligne>
        <Ligne nom="Email">{user.email}</Ligne>
        <Ligne nom="Date de naissance">{dateNaissance && dateInWords(dateNaissance)}</Ligne>
        <Ligne nom="Numéro de registre national">
          {cache
            ? 'Caché ici\u00a0: il se lit sur la fiche de l’élève'
            : registreNational && <Registre numero={registreNational} />}
        </Ligne>
        <Ligne nom="Rue">{rue}</Ligne>
        <Ligne nom="Code postal">{codePostal}</Ligne>
        <Ligne nom="Localité">{localite}</Ligne>
      </dl>
      {manque && (
        <Button variant="outline" onClick={dialog.open}>
          Compléter mes informations
        </Button>
      )}
      <p className={plainStyles.dimmed}>
        Une erreur&#8239;? Écris-nous à{' '}
        <a href={`mailto:${marque.adresseSupport}`}>{marque.adresseSupport}</a>.
      </p>
      <VerifierInfos
        user={user}
        opened={dialog.opened}
        onBack={dialog.close}
        onDone={dialog.close}
        origin={dialog.origin}
      />
    </Card>
  );
}

function Ligne({ nom, children }: { nom: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd>{children || <span className={styles.vide}>Non renseigné</span>}</dd>
    </div>
  );
}

/** Hidden from people who look over a shoulder. */
function Registre({ numero }: { numero: string }) {
  const [montre, setMontre] = useState(false);
  return (
    <span className={`${plainStyles.row} ${styles.numero}`}>
      {montre ? (
        formatRegistre(numero)
      ) : (
        <>
          <span aria-hidden="true">••.••.••-•••.••</span>
          <VisuallyHidden>Masqué</VisuallyHidden>
        </>
      )}
      <button type="button" className={plainStyles.link} onClick={() => setMontre(!montre)}>
        {montre ? 'Masquer' : 'Afficher'}
        <VisuallyHidden> le numéro de registre national</VisuallyHidden>
      </button>
    </span>
  );
}
