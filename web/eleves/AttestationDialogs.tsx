import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ChampsGuides, guidesOf, tapesOf } from '../attestation/ChampsGuides.tsx';
import { sentenceOf } from '../kernel/errors.ts';
import { type Written, useWrite } from '../kernel/useWrite.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
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
    <Formulaire
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
    </Formulaire>
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
      title={`Retirer l’attestation n° ${numero}`}
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
    <Formulaire danger ok="Retirer" onClose={onClose} send={() => withdraw({ id, motif })}>
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
    </Formulaire>
  );
}

interface FormulaireProps {
  ok: string;
  danger?: boolean;
  onClose: () => void;
  send: () => Promise<Written>;
  children: (errors: Record<string, string[]>, forget: (name?: string) => void) => React.ReactNode;
}

/** Sends once at a time, shows what was refused, and closes when it is done. */
function Formulaire({ ok, danger = false, onClose, send, children }: FormulaireProps) {
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Record<string, string[]>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name && refused[name])?.focus();
  }, [refused]);

  async function onSubmit(): Promise<void> {
    setBusy(true);
    const written = await send();
    setBusy(false);
    if (written.ok) onClose();
    else {
      setErrors(written.errors ?? {});
      setRefused(written.errors ?? {});
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit();
      }}
    >
      <Stack>
        {children(errors, (name) => setErrors((told) => (name ? { ...told, [name]: [] } : {})))}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <SubmitButton busy={busy} pending="Un instant..." color={danger ? 'danger' : 'bleu'}>
            {ok}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
