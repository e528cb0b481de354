import { useSession } from '../compte/index.ts';
import { Attente } from '../series/index.ts';
import { useReponsesDizaine } from './useReponsesDizaine.ts';

/** On any screen of the learner: sends the answers of practice that this device has kept. */
export function ReponsesDizaine() {
  const { user } = useSession();
  return user && user !== 'Empty' ? <Gardees user_id={user.id} /> : null;
}

const Gardees = ({ user_id }: { user_id: number }) => (
  <Attente attentes={useReponsesDizaine(user_id)} />
);
