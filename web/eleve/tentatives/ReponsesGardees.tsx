import { useSession } from '../compte/index.ts';
import { Attente } from './Attente.tsx';
import { type Echo, useReponses } from './useReponses.ts';

/** Screens outside an attempt flush the queue too, and show what waits. */
export function ReponsesGardees({ echos }: { echos: Echo[] }) {
  const { user } = useSession();
  return user && user !== 'Empty' ? <Gardees user_id={user.id} echos={echos} /> : null;
}

const Gardees = ({ user_id, echos }: { user_id: number; echos: Echo[] }) => (
  <Attente attentes={useReponses(user_id, ...echos)} />
);
