import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListAndForm } from './Form.tsx';
import { PageHeading } from './Heading.tsx';
import { useShortcut } from './useShortcut.ts';

interface BeginProps {
  /** « Nouvelle série » */
  label: string;
  onClick: () => void;
}

interface ListScreenProps {
  title: string;
  lead?: string;
  /** Goes on to a new one; Alt+N does it too. */
  begin?: BeginProps;
  /** What else can be done from here. */
  actions?: ReactNode;
  wideForm?: boolean;
  /** The list, and the column of the form. */
  children: ReactNode;
}

/** A screen that is a list and the form of what is in it. */
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
