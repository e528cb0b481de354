import { useCallback } from 'react';
import type { CallError } from '../../socle/kernel/errors.ts';
import { ConfirmerForm } from './ConfirmerForm.tsx';
import { LienPage, metaOfLien, wantsPassword } from './LienPage.tsx';
import { RepriseForm } from './RepriseForm.tsx';
import { useConfirmEmail } from './compte.calls.ts';

export const handle = { noindex: true };

const TITRE = 'Confirmation de ton adresse';
export const meta = metaOfLien(TITRE);

type Etape = 'motDePasse' | 'reprise';

const etapeOf = (refus: CallError): Etape | null =>
  refus.status === 409 ? 'reprise' : wantsPassword(refus) ? 'motDePasse' : null;

/** The mailed link proves the mailbox, not who registered. */
export default function ConfirmationPage() {
  const { mutateAsync: confirmEmail } = useConfirmEmail();
  const ask = useCallback((jeton: string) => confirmEmail({ jeton }), [confirmEmail]);
  return (
    <LienPage<Etape> titre={TITRE} pour="confirmer ton adresse" ask={ask} etapeOf={etapeOf}>
      {(etape, { jeton, perdu, onEtape }) =>
        etape === 'reprise' ? (
          <RepriseForm jeton={jeton} perdu={perdu} />
        ) : (
          <ConfirmerForm jeton={jeton} perdu={perdu} reprendre={() => onEtape('reprise')} />
        )
      }
    </LienPage>
  );
}
