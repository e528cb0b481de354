import { useGetAccesUser } from '../acces/acces.calls.ts';
import { useSession } from '../compte/session.ts';
import { Sign } from '../ui/Sign.tsx';
import styles from './DejaASoi.module.css';

/** Said in the browser alone, over the picture: the page is the same for all, and nothing moves. */
export function DejaASoi({ acces }: { acces: { id: number } }) {
  const { connected } = useSession();
  const { data } = useGetAccesUser({ enabled: connected });
  if (!connected || !data?.accesList.some(({ acces_id }) => acces_id === acces.id)) return null;
  return (
    <p className={styles.deja}>
      <Sign kind="success" size={18} />
      Tu l’as déjà
    </p>
  );
}
