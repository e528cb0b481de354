import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { marque } from '../../../marque.ts';
import { readRegard } from '../../socle/kernel/regard.ts';
import { useUser } from './session.ts';
import { dateInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { useFocusOnChange } from '../../socle/ui/useFocusOnChange.ts';
import { infosManquantes } from '../../../regles/rdv.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import styles from './panneau.module.css';
import { formatRegistre } from './registre.ts';
import { VerifierInfos } from './VerifierInfos.tsx';

export function Identite() {
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
