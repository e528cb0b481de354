import { Alert, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useFocusOnChange } from '../../socle/ui/useFocusOnChange.ts';
import { useGetAttestations, useGetGuides, useSetGuides } from './attestation.calls.ts';
import styles from './attestation.module.css';
import { MesAttestations } from './MesAttestations.tsx';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useSubmit } from '../../socle/kernel/useSubmit.ts';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import { ChampsGuides, guidesOf, tapesOf } from './ChampsGuides.tsx';

interface Props {
  acces_id: number;
  acces_user_id: number;
  combien: string | undefined;
}

export function Guides({ acces_id, acces_user_id, combien }: Props) {
  const { data, error, refetch } = useGetGuides(acces_id);
  const attestations = useGetAttestations().data?.attestations ?? [];
  const [editing, setEditing] = useState(false);
  const asked = data && (data.guides.length === 0 || editing);
  const titre = useFocusOnChange(asked);
  if (error) return <Failure part error={error} retry={refetch} />;
  if (!data) return <Skeleton height={150} radius={14} mb="lg" />;
  const { guides, figes, retiree, attendus } = data;
  const siennes = attestations.filter((each) => each.acces_user_id === acces_user_id);
  return (
    <>
      <MesAttestations level={2} attestations={siennes} />
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
            <ul className={`${plainStyles.tight} ${styles.noms}`}>
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

interface FormProps {
  acces_id: number;
  guides: readonly { prenom: string; nom: string; email: string | null }[];
  onClose: (() => void) | undefined;
}

function GuidesForm({ acces_id, guides, onClose }: FormProps) {
  const { mutateAsync: setGuides } = useSetGuides(acces_id);
  const [tapes, setTapes] = useState(() => tapesOf(guides));
  const submit = useSubmit(
    async () => {
      const { delivree } = await setGuides(guidesOf(tapes));
      toast({
        kind: 'success',
        title: delivree ? 'Ton attestation est prête\u202f!' : 'C’est noté\u202f!',
        sujet: 'setGuides',
      });
      onClose?.();
    },
    (error, fields) => fields || tellFailure(error, 'setGuides'),
  );
  return (
    <form
      className={plainStyles.stack}
      onSubmit={submit.onSubmit}
      aria-label="Mes guides"
      noValidate
    >
      <ChampsGuides
        tapes={tapes}
        onChange={setTapes}
        errors={submit.errors}
        forget={submit.forget}
      />
      <div className={plainStyles.row}>
        <SubmitButton busy={submit.busy} pending="Enregistrement…">
          Enregistrer
        </SubmitButton>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  );
}
