import { Sign } from '../../socle/ui/Sign.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './caisse.module.css';
import type { Mot } from '../../argent/paiement/index.ts';
import { type LigneDeCaisse, aReglerEnMots, etatEnMot, partEnMots } from './mots.ts';

export function Pastille({ libelle, signe, ton }: Mot) {
  return (
    <span className={plainStyles.pill} data-tone={ton}>
      <Sign kind={signe} size={16} />
      {libelle}
    </span>
  );
}

export function Etat({ ligne }: { ligne: LigneDeCaisse }) {
  const part = partEnMots(ligne);
  return (
    <span className={styles.etat}>
      <Pastille {...etatEnMot(ligne)} />
      {part && <span className={plainStyles.small}>{part}</span>}
      {aReglerEnMots(ligne).map((words) => (
        <span key={words} className={styles.aRegler}>
          {words}
        </span>
      ))}
    </span>
  );
}
