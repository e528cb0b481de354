import { useSession } from '../compte/index.ts';
import { Attente } from './Attente.tsx';
import { useReponsesEnAttente } from './useReponsesEnAttente.ts';

/** Outside the room's own screens: sends what this device has kept, and shows it while it waits. */
export function ReponsesGardees() {
  const { user } = useSession();
  return user && user !== 'Empty' ? <Gardees user_id={user.id} /> : null;
}

function Gardees({ user_id }: { user_id: number }) {
  return <Attente attentes={useReponsesEnAttente(user_id)} />;
}
