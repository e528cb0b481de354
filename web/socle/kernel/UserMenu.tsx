import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import styles from './UserMenu.module.css';
import { useSalutation } from './salutation.ts';

type MenuEntry = { label: string } & ({ to: string } | { onClick: () => void });

export function UserMenu({ prenom, entries }: { prenom: string; entries: MenuEntry[] }) {
  const salutation = useSalutation();
  return (
    <Menu
      position="bottom-end"
      width={220}
      classNames={{ item: styles.item ?? '' }}
      transitionProps={{ duration: 150 }}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={styles.user ?? ''}
          classNames={{ label: styles.greeting ?? '' }}
          rightSection={<Chevron />}
        >
          {salutation} {prenom}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, ...does }) =>
          'to' in does ? (
            <Menu.Item key={label} component={Link} to={does.to} fz="md">
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} onClick={does.onClick} fz="md">
              {label}
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
