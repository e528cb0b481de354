import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { type Asked, answer } from './confirm.tsx';

/** Keeps the last question on the screen while it fades. */
export function ConfirmModal({ asked }: { asked: Asked | undefined }) {
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
