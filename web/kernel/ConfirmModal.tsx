import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';

export interface Asked {
  title: string;
  message: string | undefined;
  yes: string;
  /** Absent in an alert: there is only one way on. */
  no: string | undefined;
  danger: boolean;
  settle: (answer: boolean) => void;
  /** Where the keyboard was, to bring it back there. */
  origin: Element | null;
}

interface Props {
  asked: Asked | undefined;
  answer: (asked: Asked, value: boolean) => void;
}

/** Keeps the last question on the screen while it fades. */
export function ConfirmModal({ asked, answer }: Props) {
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);

  const settle = (value: boolean) => asked && answer(asked, value);
  const alone = shown?.no === undefined;
  return (
    <Dialog
      opened={asked !== undefined}
      onClose={() => settle(alone)}
      title={shown?.title}
      origin={shown?.origin ?? null}
      cross={false}
      zIndex={300}
    >
      {shown?.message && <Text mb="lg">{shown.message}</Text>}
      <Group justify="flex-end" gap="sm" pt="xs">
        {!alone && (
          <Button variant="default" onClick={() => settle(false)} data-autofocus>
            {shown.no}
          </Button>
        )}
        <Button color={shown?.danger ? 'danger' : 'bleu'} onClick={() => settle(true)}>
          {shown?.yes}
        </Button>
      </Group>
    </Dialog>
  );
}
