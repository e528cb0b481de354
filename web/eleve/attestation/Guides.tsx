import { Alert, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useFocusOnChange } from '../../socle/ui/useFocusOnChange.ts';
import { useGetGuides } from './attestation.calls.ts';
import styles from './attestation.module.css';
import { GuidesForm } from './GuidesForm.tsx';
import { MesAttestations } from './MesAttestations.tsx';

interface Props {
  acces_id: number;
  acces_user_id: number;
  combien: string | undefined;
}

export function Guides({ acces_id, acces_user_id, combien }: Props) {
  const { data, error, refetch } = useGetGuides(acces_id);
  const [editing, setEditing] = useState(false);
  const asked = data && (data.guides.length === 0 || editing);
  const titre = useFocusOnChange(asked);
  if (error) return <Failure part error={error} retry={refetch} />;
  if (!data) return <Skeleton height={150} radius={14} mb="lg" />;
  const { guides, figes, retiree, attendus } = data;
  return (
    <>
      <MesAttestations acces_user_id={acces_user_id} />
      {attendus === 1 && (
        <Alert
          className={styles.carte ?? ''}
          color="warning"
          icon={<Sign kind="warning" />}
          title="Ton attestation attend ton guide"
        >
          Ton cours est terminé. Dis-nous qui t’accompagne&nbsp;: ton attestation est établie
          aussitôt.
        </Alert>
      )}
      <Card className={styles.carte} aria-labelledby="guides">
        <SectionHeading small id="guides" ref={titre}>
          {guides.length > 1 ? 'Tes guides' : 'Ton guide'}
        </SectionHeading>
        {asked && figes === 0 ? (
          <>
            <p>
              La filière libre se suit avec {combien ?? 'un guide'}. Leur nom figure sur ton
              attestation&nbsp;: écris-le comme sur leur permis.
            </p>
            <GuidesForm
              acces_id={acces_id}
              guides={guides}
              onClose={editing ? () => setEditing(false) : undefined}
            />
          </>
        ) : (
          <>
            <ul className={styles.noms}>
              {guides.map(({ prenom, nom, email }) => (
                <li key={`${prenom} ${nom} ${email}`}>
                  <strong>
                    {prenom} {nom}
                  </strong>
                  {email && <span className={plainStyles.small}>{email}</span>}
                </li>
              ))}
              {guides.length === 0 && <li>Aucun guide nommé</li>}
            </ul>
            {figes === 1 ? (
              <p className={plainStyles.small}>
                {retiree === 1
                  ? 'Ton attestation est retirée'
                  : `${guides.length > 1 ? 'Ils figurent' : 'Il figure'} sur ton attestation`}
                &nbsp;: seule l’école peut encore{' '}
                {retiree === 1 ? 'en délivrer une autre' : 'y changer un guide'}.
              </p>
            ) : (
              <div className={plainStyles.row}>
                <Button variant="default" onClick={() => setEditing(true)}>
                  Modifier<VisuallyHidden> mes guides</VisuallyHidden>
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
    </>
  );
}
