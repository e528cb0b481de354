import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { sentenceOf } from './errors.ts';
import type { Written } from './useWrite.ts';

interface FormDialogBodyProps {
  ok: string;
  danger?: boolean;
  onClose: () => void;
  send: () => Promise<Written>;
  children: (errors: Record<string, string[]>, forget: (name?: string) => void) => React.ReactNode;
}

export function FormDialogBody({
  ok,
  danger = false,
  onClose,
  send,
  children,
}: FormDialogBodyProps) {
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Record<string, string[]>>({});
  /** A toast would vanish before one has read what to do. */
  const [refus, setRefus] = useState('');
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
      setRefus(written.conflict ? sentenceOf(written.conflict) : '');
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
        {children(errors, (name) => setErrors((before) => (name ? { ...before, [name]: [] } : {})))}
        {refus && (
          <Text c="danger" fw={600}>
            {refus}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <SubmitButton busy={busy} pending="Un instant…" color={danger ? 'danger' : 'bleu'}>
            {ok}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
