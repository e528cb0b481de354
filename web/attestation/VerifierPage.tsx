import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type MetaFunction, useNavigate, useParams } from 'react-router';
import { marque } from '../../marque.ts';
import { CallError } from '../kernel/errors.ts';
import { Failure } from '../kernel/Failure.tsx';
import { PageHeading } from '../ui/Heading.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import plainStyles from '../ui/plain.module.css';
import { Resultat } from './Resultat.tsx';
import styles from './Verifier.module.css';
import { useVerifyAttestation } from './verifier.calls.ts';

export const handle = { noindex: true };

export const meta: MetaFunction = () => [
  { title: `Vérifier une attestation · ${marque.nom}` },
  // A code is for who holds the paper.
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the QR code of an attestation leads, and where its code is typed by hand. To open it changes nothing. */
export default function VerifierPage() {
  const { code } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code ?? '');
  const [manque, setManque] = useState<string>();
  // The form stays, and with it the keyboard's place and the region that is read out.
  const [shown, setShown] = useState(code);
  if (shown !== code) {
    setShown(code);
    setTyped(code ?? '');
    setManque(undefined);
  }
  const { data, error, isFetching, refetch } = useVerifyAttestation(code);
  const faute = error instanceof CallError ? error.errors?.code?.[0] : undefined;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const asked = typed.trim();
    if (asked === '') return setManque('Indique le code de l’attestation.');
    if (asked === code) return void refetch();
    void navigate(`/attestation/${encodeURIComponent(asked)}`);
  }

  return (
    <div className={`${plainStyles.page} ${styles.page}`}>
      <PageHeading
        lead={`Le code se trouve au bas de chaque attestation de ${marque.nom}, à côté du code QR.`}
      >
        Vérifier une attestation
      </PageHeading>
      <div aria-live="polite">
        {code !== undefined && isFetching && <p>Un instant, nous cherchons…</p>}
        {!isFetching && data && <Resultat {...data} />}
        {!isFetching && error !== null && faute === undefined && (
          <Failure part error={error} retry={refetch} />
        )}
      </div>
      <form
        className={`${plainStyles.stack} ${plainStyles.scripted}`}
        onSubmit={onSubmit}
        noValidate
      >
        <TextInput
          name="code"
          size="md"
          label={data || error ? 'Vérifier un autre code' : 'Code de l’attestation'}
          description="Seize signes. Espaces, tirets et minuscules n’ont pas d’importance."
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setManque(undefined);
          }}
          error={manque ?? (isFetching ? undefined : faute)}
        />
        <div className={plainStyles.row}>
          <SubmitButton size="md" busy={isFetching} pending="Vérification...">
            Vérifier
          </SubmitButton>
        </div>
      </form>
      <noscript>
        <p>
          Pour vérifier une attestation, active JavaScript, puis recharge cette page ; ou téléphone
          à l’école, au {marque.exploitant.telephone}.
        </p>
      </noscript>
    </div>
  );
}
