import { marque } from '../marque.ts';
import { useNow } from '../ui/useNow.ts';
import classes from './Footer.module.css';

const HEURE = 3_600_000;

export function Footer() {
  const annee = new Date(useNow(HEURE)).getFullYear();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p>
          Une question&#8239;?{' '}
          <a href={`mailto:${marque.adresseSupport}`}>{marque.adresseSupport}</a>
        </p>
        {marque.lienSocial && (
          <p>
            <a href={marque.lienSocial} rel="noreferrer" target="_blank">
              Suis-nous
            </a>
          </p>
        )}
        <p suppressHydrationWarning>
          © {annee} {marque.nom}
        </p>
      </div>
    </footer>
  );
}
