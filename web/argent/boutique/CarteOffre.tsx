import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { TypeSign } from '../../eleve/acces/index.ts';
import { TYPES } from './CarteProduit.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Sign } from '../../socle/ui/Sign.tsx';
import type { Commandee, Offre } from './boutique.calls.ts';
import styles from './CarteOffre.module.css';
import { suiteOfOffre } from './mots.ts';
import { contenuOf, pourDuree } from './produit.ts';
import { WayOn } from './WayOn.tsx';

export function CarteOffre({ offre, bought }: Commandee) {
  const titre = useId();
  const suite = suiteOfOffre(offre, bought);
  const { type, libelle, description, prix, slug, achete } = offre;
  return (
    <Card as="article" className={styles.carte} aria-labelledby={titre}>
      <div className={styles.tete}>
        <TypeSign type={type} />
        <div>
          <h2 className={styles.titre} id={titre}>
            {libelle}
          </h2>
          <div className={plainStyles.row}>
            <span className={plainStyles.pill} data-tone="action">
              {TYPES[type]}
            </span>
            {suite === 'bientot' && <span className={plainStyles.pill}>Bientôt disponible</span>}
            {achete === 1 && bought === 0 && (
              <span className={plainStyles.pill} data-tone="right">
                Déjà acheté
              </span>
            )}
          </div>
        </div>
      </div>
      <p>{description}</p>
      <ul className={styles.contenu}>
        {contenuOf(offre).map((ligne) => (
          <li key={ligne}>
            <Sign kind="success" size={20} />
            {ligne}
          </li>
        ))}
      </ul>
      <div className={plainStyles.tight}>
        <p className={styles.prix}>
          <strong>{enEuros(prix)}</strong> {pourDuree(offre)}
        </p>
        <Sien offre={offre} />
        {suite !== 'commander' && suite !== 'bientot' && <p>{offre.refus}</p>}
        {suite === 'commander' ? (
          <Button component={Link} to={`?acces=${slug}`} aria-describedby={titre}>
            {bought === 1 ? 'Renouveler' : 'Acheter'}
          </Button>
        ) : (
          <WayOn slug={slug} suite={suite} titre={titre} />
        )}
      </div>
    </Card>
  );
}

function Sien({ offre: { datePerime, isPerime } }: { offre: Offre }) {
  if (datePerime === null) return null;
  return (
    <p className={plainStyles.small}>
      {isPerime === 1 ? 'Périmé depuis le ' : 'Valable jusqu’au '}
      <time dateTime={datePerime}>{instantInWords(datePerime)}</time>
    </p>
  );
}
