import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { LongField } from '../ui/fields/TextField.tsx';
import { FormDialogBody } from './FormDialogBody.tsx';
import type { Written } from './useWrite.ts';

export interface Opened {
  origin: Element | null;
  onClose: () => void;
}

interface FormDialogProps extends Opened {
  title: string;
  size?: string;
  children: ReactNode;
}

export function FormDialog({ origin, onClose, title, size, children }: FormDialogProps) {
  return (
    <Dialog
      opened={origin !== null}
      onClose={onClose}
      title={title}
      origin={origin}
      {...(size !== undefined && { size })}
      keepOnBackdrop
    >
      {children}
    </Dialog>
  );
}

interface Words {
  words: ReactNode;
  label: string;
  description?: string;
  ok: string;
  danger?: boolean;
  send: (motif: string) => Promise<Written>;
}

export function ReasonDialog({
  origin,
  onClose,
  title,
  ...asked
}: Opened & Words & { title: string }) {
  return (
    <FormDialog origin={origin} onClose={onClose} title={title}>
      <Reason {...asked} onClose={onClose} />
    </FormDialog>
  );
}

function Reason(props: Words & Pick<Opened, 'onClose'>) {
  const { words, label, description, ok, danger = false, send, onClose } = props;
  const [motif, setMotif] = useState('');
  return (
    <FormDialogBody danger={danger} ok={ok} onClose={onClose} send={() => send(motif)}>
      {(errors, forget) => (
        <>
          <Text>{words}</Text>
          <LongField
            name="motif"
            label={label}
            description={description}
            value={motif}
            onChange={(typed) => {
              setMotif(typed);
              forget('motif');
            }}
            error={errors.motif?.[0]}
          />
        </>
      )}
    </FormDialogBody>
  );
}
