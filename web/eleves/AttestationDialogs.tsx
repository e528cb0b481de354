import { Text } from '@mantine/core';
import { useState } from 'react';
import { ChampsGuides, guidesOf, tapesOf } from '../attestation/ChampsGuides.tsx';
import { DialogForm } from '../kernel/DialogForm.tsx';
import { sentenceOf } from '../kernel/errors.ts';
import { useWrite } from '../kernel/useWrite.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { LongField } from '../ui/fields/TextField.tsx';
import type { CoursFini } from './coursFini.ts';

const REFRESHES = ['getAttestationsExtranet', 'getEleve'] as const;

interface DialogProps {
  /** What opened it; null: it is closed. */
  origin: Element | null;
  onClose: () => void;
}

/** Issues the first attestation of a course, or another in its place, with the guides that are said here. */
export function Delivrer({ origin, onClose, cours }: DialogProps & { cours: CoursFini }) {
  return (
    <Dialog
      opened={origin !== null}
      onClose={onClose}
      title={cours.attestations.length > 0 ? 'Remplacer l’attestation' : 'Délivrer l’attestation'}
      origin={origin}
      size="34rem"
      keepOnBackdrop
    >
      <DelivrerForm cours={cours} onClose={onClose} />
    </Dialog>
  );
}

function DelivrerForm({ cours, onClose }: { cours: CoursFini; onClose: () => void }) {
  const deliver = useWrite('deliverAttestation', { refreshes: REFRESHES, says: sentenceOf });
  const { acces_user_id, attestations, guides } = cours;
  const [tapes, setTapes] = useState(() => tapesOf(guides));
  const remplace = attestations[0]?.id ?? null;
  return (
    <DialogForm
      ok={remplace ? 'Remplacer' : 'Délivrer'}
      onClose={onClose}
      send={() => deliver({ acces_user_id, remplace, guides: guidesOf(tapes) })}
    >
      {(errors, forget) => (
        <>
          <Text>
            Elle dit de l’élève ce que sa fiche dit aujourd’hui.
            {remplace && ' La précédente ne vaut plus rien, et le dit à qui la vérifie.'} L’élève en
            reçoit le mail.
          </Text>
          <ChampsGuides tapes={tapes} onChange={setTapes} errors={errors} forget={forget} />
        </>
      )}
    </DialogForm>
  );
}

interface RetirerProps extends DialogProps {
  id: number;
  numero: string;
}

export function Retirer({ origin, onClose, id, numero }: RetirerProps) {
  return (
    <Dialog
      opened={origin !== null}
      onClose={onClose}
      title={`Retirer l’attestation n°\u00a0${numero}`}
      origin={origin}
      keepOnBackdrop
    >
      <RetirerForm id={id} onClose={onClose} />
    </Dialog>
  );
}

function RetirerForm({ id, onClose }: { id: number; onClose: () => void }) {
  const withdraw = useWrite('withdrawAttestation', { refreshes: REFRESHES, says: sentenceOf });
  const [motif, setMotif] = useState('');
  return (
    <DialogForm danger ok="Retirer" onClose={onClose} send={() => withdraw({ id, motif })}>
      {(errors, forget) => (
        <>
          <Text>
            Elle ne vaudra plus rien, et le dira à qui la vérifie. L’élève reçoit un mail avec le
            motif. Rien ne la rétablit&nbsp;; une autre peut être délivrée.
          </Text>
          <LongField
            name="motif"
            label="Motif"
            value={motif}
            onChange={(typed) => {
              setMotif(typed);
              forget('motif');
            }}
            error={errors.motif?.[0]}
          />
        </>
      )}
    </DialogForm>
  );
}
