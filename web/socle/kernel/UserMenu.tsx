import { LinkMenu, type MenuEntry } from './LinkMenu.tsx';
import { useSalutation } from './salutation.ts';

export function UserMenu({ prenom, entries }: { prenom: string; entries: MenuEntry[] }) {
  return <LinkMenu shrinks label={`${useSalutation()} ${prenom}`} entries={entries} />;
}
