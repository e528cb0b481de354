import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../kernel/session.tsx';
import classes from './Navbar.module.css';
import { useSalutation } from './useSalutation.ts';

export function UserMenu({ prenom }: { prenom: string }) {
  const { logout } = useSession();
  const salutation = useSalutation();
  return (
    <Menu
      position="bottom-end"
      width={220}
      classNames={{ item: classes.item ?? '' }}
      transitionProps={{ duration: 150 }}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.user ?? ''}
          classNames={{ label: classes.greeting ?? '' }}
          rightSection={<Chevron />}
        >
          {salutation} {prenom}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/mon-profil" fz="md">
          Mon profil
        </Menu.Item>
        <Menu.Item onClick={() => void logout()} fz="md">
          Se déconnecter
        </Menu.Item>
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
