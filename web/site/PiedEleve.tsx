import { Link } from 'react-router';
import { Installer } from '../horsLigne/Installer.tsx';
import { marque } from '../../marque.ts';
import plainStyles from '../ui/plain.module.css';
import { informations } from './Footer.tsx';
import styles from './Footer.module.css';

/** Under a learner's pages: one line, for what must be there and for who is stuck. */
export function PiedEleve() {
  return (
    <footer className={`${plainStyles.unprinted} ${styles.footer}`}>
      <ul className={`${plainStyles.width} ${styles.links} ${styles.ligne}`}>
        <li>
          <a href={`mailto:${marque.adresseSupport}`}>Une question&#8239;?</a>
        </li>
        {informations.map(({ to, libelle }) => (
          <li key={to}>
            <Link to={to}>{libelle}</Link>
          </li>
        ))}
        <Installer />
      </ul>
    </footer>
  );
}
