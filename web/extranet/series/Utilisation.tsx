import { type Serie, ouvertesOf } from './saisie.ts';
import styles from './themes.module.css';

export function Utilisation({ serie }: { serie: Serie }) {
  const { accueil, acces } = serie;
  const ouvertes = ouvertesOf(serie);
  return (
    <div className={styles.utilisation} aria-label="Utilisation" role="note">
      {accueil === 1 ? (
        <p>
          La page d’accueil pose une de ces questions par jour, et en dit la bonne réponse à tout le
          monde&nbsp;: aucune ne peut être dans une autre série ni dans un chapitre, et aucun
          produit ne tient cette série.
        </p>
      ) : (
        <p>
          {acces.length === 0
            ? 'Aucun produit ne tient cette série.'
            : `Tenue par ${acces.map(({ libelle, actif }) => `«\u00a0${libelle}\u00a0»${actif ? ' (en vente)' : ''}`).join(', ')}.`}
        </p>
      )}
      {ouvertes && <p>{ouvertes} Ce que vous changez vaut pour les suivantes.</p>}
    </div>
  );
}
