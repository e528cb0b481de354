import { etatAcces, useGetAccesUser } from '../../eleve/acces/index.ts';
import { useSession } from '../../eleve/compte/index.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import styles from './DejaASoi.module.css';

/** Client only, as the page is cached for all. It lies over the picture, so nothing moves. */
export function DejaASoi({ acces }: { acces: { id: number } }) {
  const { connected } = useSession();
  const { data } = useGetAccesUser({ enabled: connected });
  const sien = data?.accesList.find(({ acces_id }) => acces_id === acces.id);
  if (!connected || !sien) return null;
  return (
    <p className={styles.deja}>
      <Sign kind="success" size={18} />
      {etatAcces(sien, serverNow()) === 'perime' ? 'Tu l’as déjà eu' : 'Tu l’as déjà'}
    </p>
  );
}
