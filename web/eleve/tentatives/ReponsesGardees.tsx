import { useSession } from '../compte/index.ts';
import { Attente } from './Attente.tsx';
import { type Echo, useReponses } from './useReponses.ts';

/** Outside the screens of an attempt: sends what this device has kept, and shows it while it waits. */
export function ReponsesGardees({ echos }: { echos: Echo[] }) {
  const { user } = useSession();
  return user && user !== 'Empty' ? <Gardees user_id={user.id} echos={echos} /> : null;
}

const Gardees = ({ user_id, echos }: { user_id: number; echos: Echo[] }) => (
  <Attente attentes={useReponses(user_id, ...echos)} />
);
