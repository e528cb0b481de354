import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
} from 'react-router';
import { marque } from '../../../marque.ts';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Resultat } from './Resultat.tsx';
import type { VerdictLu } from './readVerdict.ts';

export { clientLoader, loader } from './readVerdict.ts';

export const handle = { noindex: true, parAppelant: true, recherche: ['code'] };

export const meta: MetaFunction = () => [
  { title: `Vérifier une attestation · ${marque.nom}` },
  // The address holds the code: no referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/** The QR code leads here. Opening it changes nothing. */
export default function VerifierPage() {
  const { code } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code ?? '');
  const [manque, setManque] = useState<string>();
  // The form stays mounted: focus and live region survive.
  const [shown, setShown] = useState(code);
  if (shown !== code) {
    setShown(code);
    setTyped(code ?? '');
    setManque(undefined);
  }
  const { verdict, faute, echec, comparaison } = useLoaderData<VerdictLu>();
  const { revalidate, state } = useRevalidator();
  const isFetching = useNavigation().state !== 'idle' || state !== 'idle';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const asked = typed.trim();
    if (asked === '') return setManque('Indique le code de l’attestation.');
    if (asked === code) return void revalidate();
    void navigate(`/attestation/${encodeURIComponent(asked)}`);
  }

  return (
    <div className={`${plainStyles.page} ${plainStyles.stack} ${plainStyles.narrow}`}>
      <PageHeading
        lead={`Le code se trouve au bas de chaque attestation de ${marque.nom}, à côté du code QR.`}
      >
        Vérifier une attestation
      </PageHeading>
      <div aria-live="polite">
        {code !== undefined && isFetching && (
          <p className={plainStyles.spaced}>Un instant, nous cherchons…</p>
        )}
        {!isFetching && code !== undefined && verdict && (
          <Resultat {...verdict} code={code} comparaison={comparaison} />
        )}
        {!isFetching && echec && (
          <p className={plainStyles.spaced} role="alert">
            {echec}
          </p>
        )}
      </div>
      <form
        className={plainStyles.stack}
        method="get"
        action="/attestation"
        onSubmit={onSubmit}
        noValidate
      >
        <TextInput
          name="code"
          size="md"
          label={verdict || faute || echec ? 'Vérifier un autre code' : 'Code de l’attestation'}
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
          <SubmitButton size="md" busy={isFetching} pending="Vérification…">
            Vérifier
          </SubmitButton>
        </div>
      </form>
    </div>
  );
}
