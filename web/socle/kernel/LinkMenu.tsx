import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import styles from './LinkMenu.module.css';

export type MenuEntry = { label: string } & ({ to: string } | { onClick: () => void });

interface LinkMenuProps {
  label: string;
  entries: readonly MenuEntry[];
  /** Gives way to what stands beside it, and cuts its label. */
  shrinks?: boolean;
}

/** A button that opens links; the one of this page is marked. */
export function LinkMenu({ label, entries, shrinks = false }: LinkMenuProps) {
  const { pathname } = useLocation();
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const here = entries.some((entry) => 'to' in entry && isHere(entry.to));
  return (
    <Menu
      position={shrinks ? 'bottom-end' : 'bottom-start'}
      width={220}
      classNames={{ item: styles.item ?? '' }}
      transitionProps={{ duration: 150 }}
      withinPortal={!shrinks}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={(shrinks ? styles.shrinks : styles.whole) ?? ''}
          classNames={{ label: styles.label ?? '' }}
          data-here={(!shrinks && here) || undefined}
          rightSection={<Chevron />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label: own, ...does }) =>
          'to' in does ? (
            <Menu.Item
              key={own}
              component={Link}
              to={does.to}
              fz="md"
              aria-current={pathname === does.to ? 'page' : undefined}
            >
              {own}
            </Menu.Item>
          ) : (
            <Menu.Item key={own} onClick={does.onClick} fz="md">
              {own}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Chevron() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
      <path d="m3 5 4 4 4-4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
