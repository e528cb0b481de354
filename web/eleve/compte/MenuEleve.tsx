import { MON_PROFIL } from '../../../regles/adresses.ts';
import { UserMenu } from '../../socle/kernel/UserMenu.tsx';
import { useSession } from './session.ts';

export function MenuEleve({ prenom }: { prenom: string }) {
  const { logout } = useSession();
  return (
    <UserMenu
      prenom={prenom}
      entries={[
        { label: 'Mon profil', to: MON_PROFIL },
        { label: 'Se déconnecter', onClick: () => void logout() },
      ]}
    />
  );
}
