import { UserMenu } from '../../socle/kernel/UserMenu.tsx';
import { useSession } from './session.ts';

export function MenuEleve({ prenom }: { prenom: string }) {
  const { logout } = useSession();
  return (
    <UserMenu
      prenom={prenom}
      entries={[
        { label: 'Mon profil', to: '/mon-profil' },
        { label: 'Se déconnecter', onClick: () => void logout() },
      ]}
    />
  );
}
