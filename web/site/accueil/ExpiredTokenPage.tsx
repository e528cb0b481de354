import { type MetaFunction, Link, Navigate } from 'react-router';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { openAuth, preloadAuth, useSession } from '../../eleve/compte/index.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import { titreOf } from '../../socle/kernel/referencement.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Simple.module.css';
import siteStyles from '../../socle/ui/site.module.css';

export const handle = { noindex: true };

export const meta: MetaFunction = () => [{ title: titreOf('Token périmé') }];

/** Old or used mail links lead here. */
export default function ExpiredTokenPage() {
  const { connected, loading } = useSession();
  if (connected) return <Navigate to={MON_PROFIL} replace />;
  return (
    <div className={`${plainStyles.page} ${styles.page}`} data-visitor={loading || undefined}>
      <Sign kind="warning" size={72} />
      <h1 className={siteStyles.grandTitre}>Token périmé</h1>
      <p className={styles.texte}>
        Ce lien n’est plus valable&nbsp;: il a déjà servi, ou il date de plus de{' '}
        {PERIODES.confirmation.mots}. Connecte-toi pour en demander un nouveau.
      </p>
      {/* Nothing is kept of a contested address, so no log-in is offered. */}
      <p className={styles.texte}>
        Ton mot de passe n’est pas reconnu&#8239;? Choisis «&nbsp;Mot de passe oublié&#8239;?&nbsp;»
        sur l’écran de connexion&nbsp;: tu reçois un nouveau mail.
      </p>
      <button
        type="button"
        className={`${plainStyles.button} ${plainStyles.filled} ${plainStyles.large} ${plainStyles.scripted}`}
        onClick={() => openAuth('login')}
        onPointerEnter={preloadAuth}
        onFocus={preloadAuth}
      >
        Se connecter
      </button>
      <Link to="/" className={plainStyles.link}>
        Retour à l’accueil
      </Link>
    </div>
  );
}
