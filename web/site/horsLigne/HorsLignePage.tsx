import { useNonce } from '../../socle/kernel/nonce.ts';
import messageStyles from '../../socle/ui/Message.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import { Sign } from '../../socle/ui/Sign.tsx';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { marque } from '../../../marque.ts';
import styles from './HorsLignePage.module.css';

/** The worker serves it at any address, so no router may read that. */
export const handle = { noindex: true, inerte: true };

export const meta = () => [{ title: `Pas de connexion · ${marque.nom}` }];

const REVENIR = `(() => {
  const revenir = () =>
    location.pathname === '/hors-ligne' ? location.replace('/') : location.reload();
  const tryAgain = () =>
    fetch('/api/health', { cache: 'no-store' }).then(({ ok }) => ok && revenir(), () => {});
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    document.documentElement.dataset.mantineColorScheme = matches ? 'dark' : 'light';
  });
  addEventListener('online', tryAgain);
  setInterval(tryAgain, 5000);
})()`;

export default function HorsLignePage() {
  return (
    <main className={messageStyles.page}>
      <Sign kind="warning" size={56} />
      <h1 className={messageStyles.title}>Pas de connexion</h1>
      <p className={messageStyles.text}>
        Cette page n’est pas encore sur ton appareil. Elle s’ouvrira d’elle-même dès que le réseau
        revient.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the very address that it stands at */}
      <a className={`${plainStyles.button} ${plainStyles.filled}`} href="">
        Réessayer
      </a>
      <div className={styles.eleve}>
        <p className={messageStyles.text}>
          Une série commencée continue sans réseau, et tes réponses sont gardées.
        </p>
        <a className={plainStyles.link} href={MON_PROFIL}>
          Vers mon profil
        </a>
      </div>
      <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: REVENIR }} />
    </main>
  );
}
