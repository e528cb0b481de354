import { Alert } from '@mantine/core';
import { useUser } from '../eleve/compte/index.ts';
import { useChapitresEnAttente } from '../eleve/cours/index.ts';
import { type Echo, useReponses } from '../eleve/tentatives/index.ts';
import { isSurApple, isSurOnglet, persistance } from '../socle/kernel/persist.ts';
import { useStore } from '../socle/kernel/store.ts';
import { Sign } from '../socle/ui/Sign.tsx';
import plainStyles from '../socle/ui/plain.module.css';
import styles from './ProfilPage.module.css';

/** Shown while answers wait in a browser that may evict them (navigateurs.md#eviction). */
export function Conservation({ echos }: { echos: Echo[] }) {
  const { id } = useUser();
  const reponses = useReponses(id, ...echos);
  const chapitres = useChapitresEnAttente(id);
  const persistantes = useStore(persistance);
  const parties = [reponses, chapitres].some(
    ({ entries, retenues }) => entries.length > retenues.length,
  );
  if (persistantes !== false || !parties) return null;
  return (
    <Alert
      className={styles.message ?? ''}
      color="bleu"
      icon={<Sign kind="info" />}
      title="Gardé dans ce navigateur seulement"
    >
      <div className={plainStyles.tight}>
        <p>
          {isSurApple()
            ? 'Il peut l’effacer après sept jours sans visite\u00a0: reviens ici avant, avec du réseau si tu peux.'
            : 'Il peut l’effacer si ton appareil manque de place\u00a0: reviens ici dès que tu as du réseau.'}
        </p>
        {isSurOnglet() && (
          <p>
            Ouvert depuis l’écran d’accueil, le site n’a pas cette limite&nbsp;: touche
            «&nbsp;Partager&nbsp;», puis «&nbsp;Sur l’écran d’accueil&nbsp;». Ce qui est déjà gardé
            partira d’ici.
          </p>
        )}
      </div>
    </Alert>
  );
}
