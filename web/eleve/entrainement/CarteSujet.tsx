import { combien } from '../../../regles/ecriture.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { nomArticle, useArticles, SigneJuste } from '../questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './entrainement.module.css';
import type { Entrainement, Sujet, useAddDizaine } from './entrainement.calls.ts';

interface Props {
  sujet: Sujet;
  ouverteOf: (cible: string) => Entrainement['ouvertes'][number] | undefined;
  lancement: ReturnType<typeof useAddDizaine>;
}

export function CarteSujet({ sujet, ouverteOf, lancement }: Props) {
  const { cible, libelle, etat, nombre, articles } = sujet;
  const { articleOf } = useArticles();
  const { occupee, begin } = lancement;
  const boutonOf = (une: string) => ({
    loading: occupee === une,
    disabled: occupee !== null && occupee !== une,
    onClick: () => void begin(une),
  });
  const ouverte = ouverteOf(cible);
  return (
    <Card as="li" className={styles.sujet} data-tone={TONES[etat]}>
      <div className={`${plainStyles.tight} ${styles.haut}`}>
        <h3 className={styles.nom}>{libelle}</h3>
        <p className={`${plainStyles.row} ${plainStyles.dimmed}`}>
          <Etat etat={etat} />
          {combien(nombre, 'question')}
        </p>
      </div>
      <Button fullWidth size="md" variant={ouverte ? 'filled' : 'default'} {...boutonOf(cible)}>
        {ouverte ? `Reprendre\u00a0: ${ouverte.faites} sur ${ouverte.nombre}` : 'S’entraîner'}
        <VisuallyHidden>&nbsp;: {libelle}</VisuallyHidden>
      </Button>
      {articles.length > 0 && (
        <details className={styles.articles}>
          <summary>
            Par article
            <VisuallyHidden>&nbsp;: {libelle}</VisuallyHidden>
          </summary>
          <ul className={plainStyles.column}>
            {articles.map((article) => (
              <li key={article.cible}>
                <Button
                  fullWidth
                  variant="subtle"
                  justify="space-between"
                  rightSection={<Etat etat={article.etat} />}
                  {...boutonOf(article.cible)}
                >
                  <span>
                    {articleOf(article.article)?.sujet ?? nomArticle(article.article)}{' '}
                    <span className={plainStyles.small}>
                      {nomArticle(article.article)},{' '}
                      {ouverteOf(article.cible) ? 'en cours' : combien(article.nombre, 'question')}
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

const TONES = {
  'à découvrir': undefined,
  'en route': 'warning',
  acquis: 'right',
} as const;

const MOTS = { 'à découvrir': 'À découvrir', 'en route': 'En route', acquis: 'Acquis' } as const;

const Etat = ({ etat }: Pick<Sujet, 'etat'>) => (
  <span className={plainStyles.pill} data-tone={TONES[etat]}>
    {etat === 'acquis' && <SigneJuste />}
    {MOTS[etat]}
  </span>
);
