import { MON_PROFIL } from '../../../regles/adresses.ts';
import { Link } from 'react-router';
import { openAuth, preloadAuth, useSession } from '../../eleve/compte/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';

const button = `${plainStyles.button} ${plainStyles.filled} ${plainStyles.large}`;

export function Inscription() {
  const { loading, connected } = useSession();
  if (connected)
    return (
      <Link to={MON_PROFIL} className={button}>
        Continuer mon apprentissage
      </Link>
    );
  return (
    <button
      type="button"
      className={`${button} ${plainStyles.scripted}`}
      onClick={() => openAuth('register')}
      onPointerEnter={preloadAuth}
      onFocus={preloadAuth}
      data-visitor={loading || undefined}
    >
      Inscris-toi gratuitement
    </button>
  );
}
