import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { marque } from '../../marque.ts';
import { useUser } from '../kernel/session.tsx';
import { dateInWords } from '../ui/dates.ts';
import { useDialog } from '../ui/useDialog.ts';
import { useFocusOnChange } from '../ui/useFocusOnChange.ts';
import { infosManquantes } from './infosManquantes.ts';
import classes from './panneau.module.css';
import { formaterRegistre } from './registre.ts';
import { VerifierInfos } from './VerifierInfos.tsx';

export function Identite() {
  const user = useUser();
  const dialog = useDialog();
  const manque = infosManquantes(user);
  const titre = useFocusOnChange(manque);
  const { dateNaissance, registreNational, rue, codePostal, localite } = user;
  return (
    <section className={classes.carte} aria-labelledby="identite">
      <h3 ref={titre} tabIndex={-1} className={classes.sousTitre} id="identite">
        Mes informations
      </h3>
      <dl className={classes.fiche}>
        <Ligne nom="Prénom">{user.prenom}</Ligne>
        <Ligne nom="Nom">{user.nom}</Ligne>
        <Ligne nom="Email">{user.email}</Ligne>
        <Ligne nom="Date de naissance">{dateNaissance && dateInWords(dateNaissance)}</Ligne>
        <Ligne nom="Numéro de registre national">
          {registreNational && <Registre numero={registreNational} />}
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
      <p className={classes.doux}>
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
    </section>
  );
}

function Ligne({ nom, children }: { nom: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd>{children || <span className={classes.vide}>Non renseigné</span>}</dd>
    </div>
  );
}

/** Who looks over a shoulder has no use for it. */
function Registre({ numero }: { numero: string }) {
  const [montre, setMontre] = useState(false);
  return (
    <span className={classes.numero}>
      {montre ? (
        formaterRegistre(numero)
      ) : (
        <>
          <span aria-hidden="true">••.••.••-•••.••</span>
          <VisuallyHidden>Masqué</VisuallyHidden>
        </>
      )}
      <button type="button" className={classes.montrer} onClick={() => setMontre(!montre)}>
        {montre ? 'Masquer' : 'Afficher'}
        <VisuallyHidden> le numéro de registre national</VisuallyHidden>
      </button>
    </span>
  );
}
