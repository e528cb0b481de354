import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListAndForm } from './Form.tsx';
import { PageHeading } from './Heading.tsx';
import { useShortcut } from './useShortcut.ts';

interface BeginProps {
  label: string;
  onClick: () => void;
}

interface ListScreenProps {
  title: string;
  lead?: string;
  begin?: BeginProps;
  actions?: ReactNode;
  wideForm?: boolean;
  children: ReactNode;
}

export function ListScreen({ title, lead, begin, actions, ...split }: ListScreenProps) {
  return (
    <>
      <PageHeading
        lead={lead}
        actions={
          <Group gap="xs">
            {actions}
            {begin && <Begin {...begin} />}
          </Group>
        }
      >
        {title}
      </PageHeading>
      <ListAndForm {...split} />
    </>
  );
}

function Begin({ label, onClick }: BeginProps) {
  useShortcut('Alt+N', onClick);
  return (
    <Button aria-keyshortcuts="Alt+N" title="Alt+N" onClick={onClick}>
      {label}
    </Button>
  );
}
