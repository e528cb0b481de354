import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { Sign, type SignProps } from '../ui/Sign.tsx';

export interface Asked {
  title: string;
  message?: string;
  /** Beneath the message, in smaller letters. */
  note?: string | undefined;
  yes: string;
  no?: string;
  danger?: boolean;
  kind?: SignProps['kind'];
  settle: (answer: boolean) => void;
  origin: Element | null;
}

interface Props {
  asked: Asked | undefined;
  answer: (asked: Asked, value: boolean) => void;
}

const COLORS = {
  success: 'var(--right)',
  error: 'var(--wrong)',
  warning: 'var(--warning)',
  info: 'var(--action)',
} as const;

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
      {shown?.message && (
        <Group gap="sm" mb="lg" wrap="nowrap" align="flex-start">
          {shown.kind && (
            <Text span c={COLORS[shown.kind]} lh={0}>
              <Sign kind={shown.kind} size={32} />
            </Text>
          )}
          <Text>{shown.message}</Text>
        </Group>
      )}
      {shown?.note && (
        <Text size="sm" c="var(--dimmed)" mb="sm">
          {shown.note}
        </Text>
      )}
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
