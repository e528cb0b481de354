import { Button, Loader } from '@mantine/core';
import { ImageOuVue } from '../../../eleve/questions/index.ts';
import styles from './EditeurScene.module.css';
import type { VueEcrite } from './useVue.ts';

const SANS_ELLE = 'Les élèves voient le dessin.';
const MOTS: Record<VueEcrite['etat'], string> = {
  attend: 'L’image en trois dimensions se prépare.',
  ébauche: 'L’image en trois dimensions s’affine.',
  faite: 'L’image en trois dimensions sera enregistrée avec la question.',
  plate: 'Ce dessin n’a pas d’image en trois dimensions.',
  refusée: 'Une image en trois dimensions ne peut pas encore montrer cette scène.',
  'sans WebGL': `Ce navigateur ne dessine pas en trois dimensions. ${SANS_ELLE}`,
  lente: `Ce navigateur est trop lent pour l’image en trois dimensions. ${SANS_ELLE}`,
  perdue: `L’image en trois dimensions n’a pas pu être préparée. ${SANS_ELLE}`,
};

interface Props {
  vue: VueEcrite;
  description: string;
}

export function VueDuMonde({ vue: { etat, image, retry }, description }: Props) {
  const prepares = etat === 'attend' || etat === 'ébauche';
  return (
    <figure className={styles.vue}>
      {image && (prepares || etat === 'faite') ? (
        <div className={styles.image} data-late={etat === 'attend' || undefined}>
          <ImageOuVue
            src={image.src}
            vue={{ cle: null, annotations: image.annotations }}
            alt={description}
          />
        </div>
      ) : (
        prepares && (
          <div className={styles.image}>
            <Loader />
          </div>
        )
      )}
      <figcaption>
        <output>{MOTS[etat]}</output>{' '}
        {(etat === 'lente' || etat === 'perdue') && (
          <Button variant="outline" size="compact-sm" onClick={retry}>
            Réessayer
          </Button>
        )}
      </figcaption>
    </figure>
  );
}
