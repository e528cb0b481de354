import { Text } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { ChampsGuides, guidesOf, tapesOf } from '../../eleve/attestation/index.ts';
import { FormDialogBody } from '../../socle/kernel/FormDialogBody.tsx';
import { FormDialog, type Opened, ReasonDialog } from '../../socle/kernel/FormDialog.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';

export type CoursFini = OutputOf<'getAttestationsExtranet'>['cours'][number];

const REFRESHES = ['getAttestationsExtranet', 'getEleve'] as const;

export function Delivrer({ cours, ...opened }: Opened & { cours: CoursFini }) {
  const title =
    cours.attestations.length > 0 ? 'Remplacer l’attestation' : 'Délivrer l’attestation';
  return (
    <FormDialog {...opened} title={title} size="34rem">
      <DelivrerForm cours={cours} onClose={opened.onClose} />
    </FormDialog>
  );
}

function DelivrerForm({ cours, onClose }: { cours: CoursFini; onClose: () => void }) {
  const deliver = useWrite('deliverAttestation', { refreshes: REFRESHES, says: sentenceOf });
  const { acces_user_id, attestations, guides } = cours;
  const [tapes, setTapes] = useState(() => tapesOf(guides));
  const remplace = attestations[0]?.id ?? null;
  return (
    <FormDialogBody
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
    </FormDialogBody>
  );
}

export function Retirer({ id, numero, ...opened }: Opened & { id: number; numero: string }) {
  const withdraw = useWrite('withdrawAttestation', { refreshes: REFRESHES, says: sentenceOf });
  return (
    <ReasonDialog
      {...opened}
      danger
      title={`Retirer l’attestation n° ${numero}`}
      ok="Retirer"
      words={
        'Elle ne vaudra plus rien, et le dira à qui la vérifie. L’élève reçoit un mail avec le motif. Rien ne la rétablit\u202f; une autre peut être délivrée.'
      }
      label="Motif"
      send={(motif) => withdraw({ id, motif })}
    />
  );
}
