import { Link } from 'react-router';
import { Installer } from '../horsLigne/index.ts';
import { RETRACTATION } from '../../../regles/retractation.ts';
import { marque } from '../../../marque.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { useNow } from '../../socle/ui/useNow.ts';
import styles from './Footer.module.css';
import { blog, entrainement, lexique, nouveauCode } from './adresses.ts';

const HEURE_MS = 3_600_000;

const informations = [
  { to: '/conditions-generales', libelle: 'Conditions générales' },
  { to: RETRACTATION.page, libelle: RETRACTATION.fonction },
  { to: '/vie-privee', libelle: 'Vie privée' },
  { to: '/les-cookies', libelle: 'Les cookies' },
  { to: '/les-cookies#mes-choix', libelle: 'Gérer mes cookies' },
  { to: '/accessibilite', libelle: 'Accessibilité' },
] as const;

export function Footer() {
  const annee = new Date(useNow(HEURE_MS)).getFullYear();
  return (
    <footer className={`${plainStyles.unprinted} ${styles.footer}`}>
      <div className={`${plainStyles.width} ${plainStyles.grid} ${styles.inner}`}>
        <section>
          <h2 className={styles.title}>Une question&#8239;?</h2>
          <ul className={styles.links}>
            <li>
              <a href={`mailto:${marque.adresseSupport}`}>{marque.adresseSupport}</a>
            </li>
            {marque.lienSocial && (
              <li>
                <a href={marque.lienSocial.adresse} rel="noreferrer">
                  {marque.nom} sur {marque.lienSocial.nom}
                </a>
              </li>
            )}
          </ul>
        </section>
        <section>
          <h2 className={styles.title}>S’entraîner</h2>
          <Links links={entrainement} />
        </section>
        <section>
          <h2 className={styles.title}>Dernier article</h2>
          <ul className={styles.links}>
            <li>
              <Link to={blog.to}>App Android/iOS bientôt dispo !</Link>
            </li>
            <Installer />
          </ul>
        </section>
        <section>
          <h2 className={styles.title}>Le code</h2>
          <Links links={[nouveauCode, lexique]} />
        </section>
        <section className={styles.infos}>
          <h2 className={styles.title}>Informations</h2>
          <Links links={informations} />
        </section>
      </div>
      <p className={`${plainStyles.width} ${styles.copyright}`} suppressHydrationWarning>
        © {annee} {marque.nom}
      </p>
    </footer>
  );
}

function Links({ links }: { links: readonly { to: string; libelle: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, libelle }) => (
        <li key={to}>
          <Link to={to}>{libelle}</Link>
        </li>
      ))}
    </ul>
  );
}

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
