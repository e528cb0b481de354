import { Link } from 'react-router';
import { Installer } from '../horsLigne/index.ts';
import { RETRACTATION } from '../../../regles/achat.ts';
import { marque } from '../../../marque.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Footer.module.css';

const LIENS = [
  { to: RETRACTATION.page, libelle: RETRACTATION.fonction },
  { to: '/conditions-generales', libelle: 'Conditions' },
  { to: '/vie-privee', libelle: 'Vie privée' },
  { to: '/les-cookies', libelle: 'Cookies' },
  { to: '/accessibilite', libelle: 'Accessibilité' },
] as const;

export function PiedEleve() {
  return (
    <footer className={`${plainStyles.unprinted} ${styles.footer}`}>
      <ul className={`${plainStyles.width} ${styles.links} ${styles.ligne}`}>
        <li>
          <a href={`mailto:${marque.adresseSupport}`}>Aide</a>
        </li>
        {LIENS.map(({ to, libelle }) => (
          <li key={to}>
            <Link to={to}>{libelle}</Link>
          </li>
        ))}
        <Installer />
      </ul>
    </footer>
  );
}
