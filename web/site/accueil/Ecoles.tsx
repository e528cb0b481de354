import { marque } from '../../../marque.ts';
import cardStyles from '../../socle/ui/Card.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Ecoles.module.css';
import siteStyles from '../../socle/ui/site.module.css';

export function Ecoles() {
  return (
    <section className={`${siteStyles.bande} ${siteStyles.fond}`} aria-labelledby="ecoles">
      <div className={plainStyles.width}>
        <h2 className={siteStyles.titre} id="ecoles">
          Nos écoles partenaires
        </h2>
        <p className={siteStyles.chapeau}>
          Pour les heures de conduite et les cours en salle, près de chez toi.
        </p>
        <ul className={`${plainStyles.grid} ${styles.liste}`}>
          {marque.ecolesPartenaires.map(({ nom, ville, initiales, couleur, lien }) => (
            <li key={nom}>
              <a href={lien} rel="noreferrer" className={`${cardStyles.card} ${styles.ecole}`}>
                <Enseigne initiales={initiales} couleur={couleur} />
                <span>
                  <strong className={styles.nom}>{nom}</strong>
                  <span className={plainStyles.dimmed}>{ville}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Enseigne({ initiales, couleur }: { initiales: string; couleur: string }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true">
      <rect x="1" y="1" width="70" height="70" rx="16" fill="#fff" stroke="#d9ddd6" />
      <rect x="6" y="6" width="60" height="60" rx="12" fill={couleur} />
      <path d="M14 52h44" stroke="#fff" strokeWidth="4" strokeDasharray="8 5" />
      <text x="36" y="40" textAnchor="middle" fontSize="27" fontWeight="900" fill="#fff">
        {initiales}
      </text>
    </svg>
  );
}
