import type { Attendu } from '../../../../../drawing/index.ts';
import type { Retouche } from '../../../../../drawing/retouche.ts';
import plain from '../../../../socle/ui/plain.module.css';
import { addressOf } from '../Apercu.tsx';
import { attenduAt } from '../attendu.ts';
import type { DessinEcrit } from '../useDessin.ts';
import { Proprietes } from './Proprietes.tsx';
import { Signaux } from './Signaux.tsx';
import styles from './main.module.css';

interface SeuleProps {
  apply: (changes: readonly Retouche[]) => void;
  jour: string;
  ecrite: Record<string, unknown>;
  image: DessinEcrit['image'];
  lexique: Attendu | undefined;
}

/** A picture of one signal, light, marking or thing. */
export function Seule({ ecrite, apply, image, jour, lexique }: SeuleProps) {
  const attendu = lexique && attenduAt(lexique, { image: ecrite }, ['image']);
  const isSignal = 'panneau' in ecrite || 'groupe' in ecrite;
  return (
    <div className={plain.tight}>
      {image && (
        <div className={styles.seule}>
          <img src={addressOf(image.svg)} alt={image.description} />
        </div>
      )}
      {isSignal ? (
        <Signaux
          label="Signaux de l’image"
          value={ecrite}
          jour={jour}
          onChange={(valeur) =>
            valeur &&
            apply([
              { chemin: ['image'], valeur: Array.isArray(valeur) ? { groupe: valeur } : valeur },
            ])
          }
        />
      ) : (
        attendu && (
          <Proprietes
            mots={ecrite}
            attendu={attendu}
            lieu={undefined}
            jour={jour}
            onChange={(cle, valeur) =>
              apply([{ chemin: ['image', cle], ...(valeur !== undefined && { valeur }) }])
            }
            onShift={() => undefined}
          />
        )
      )}
    </div>
  );
}
