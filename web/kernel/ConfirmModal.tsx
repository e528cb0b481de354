import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { type Dialog, answer } from './confirm.tsx';
import { returnFocus } from './focus.ts';

/** Keeps the last dialog on the screen while it fades. */
export function ConfirmModal({ dialog }: { dialog: Dialog | undefined }) {
  const [shown, setShown] = useState(dialog);
  if (dialog && dialog !== shown) setShown(dialog);

  const open = dialog !== undefined;
  const settle = (value: boolean) => dialog && answer(dialog, value);
  const alone = shown?.no === undefined;
  return (
    <Modal
      opened={open}
      onClose={() => settle(alone)}
      title={shown?.title}
      withCloseButton={false}
      centered
      size="sm"
      zIndex={300}
      returnFocus={false}
      transitionProps={{ transition: 'fade-up', duration: 300 }}
      overlayProps={{ transitionProps: { duration: 150 } }}
      onExitTransitionEnd={() => returnFocus(shown?.origin ?? null)}
    >
      {shown?.message && <Text mb="lg">{shown.message}</Text>}
      <Group justify="flex-end" gap="sm">
        {!alone && (
          <Button variant="default" onClick={() => settle(false)} data-autofocus>
            {shown?.no}
          </Button>
        )}
        <Button color={shown?.danger ? 'danger' : 'bleu'} onClick={() => settle(true)}>
          {shown?.yes}
        </Button>
      </Group>
    </Modal>
  );
}
