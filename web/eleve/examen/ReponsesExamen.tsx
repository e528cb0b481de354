import { useSession } from '../compte/index.ts';
import { Attente } from '../series/index.ts';
import { useReponsesExamen } from './useReponsesExamen.ts';

/** On any screen of the learner: sends the answers of a mock exam that this device has kept. */
export function ReponsesExamen() {
  const { user } = useSession();
  return user && user !== 'Empty' ? <Gardees user_id={user.id} /> : null;
}

const Gardees = ({ user_id }: { user_id: number }) => (
  <Attente attentes={useReponsesExamen(user_id)} />
);
