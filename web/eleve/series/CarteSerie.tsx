import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SigneDonnee, SigneFaux, SigneGrille, SigneJuste } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Avancement } from './Avancement.tsx';
import type { Lancement } from './launchSerie.ts';
import { versSerie } from './adresses.ts';
import styles from './Liste.module.css';
import type { Theme } from './series.cache.ts';
import type { Contexte } from './contexte.ts';
import seriesStyles from './series.module.css';
import { type EtatSerie, Statut, TONES, etatSerie } from './Statut.tsx';
import { sujetsEnMots } from './sujets.ts';

interface Props {
  theme: Theme;
  ici: boolean;
  contexte: Contexte;
  lancement: Lancement;
}

const STATIONS: Record<EtatSerie, ReactNode> = {
  reussi: <SigneJuste />,
  rate: <SigneFaux />,
  enCours: <SigneDonnee />,
  aCommencer: null,
};

export function CarteSerie({ theme, ici, contexte, lancement }: Props) {
  const etat = etatSerie(theme);
  const [derniere] = theme.questionnaires;
  const nombre = derniere?.questions.length ?? nombreOf(theme.listeQuestions);
  const serie = versSerie({ acces_id: contexte.acces_id, theme_id: theme.id, historique_id: null });
  const bouton = {
    variant: 'default',
    px: 'sm',
    loading: lancement.occupee === theme.id,
    disabled: lancement.occupee !== null && lancement.occupee !== theme.id,
  } as const;
  const finie = etat === 'reussi' || etat === 'rate';

  return (
    <li className={styles.etape} data-tone={TONES[etat]} data-ici={ici || undefined}>
      <span className={styles.station} aria-hidden="true">
        <span>{STATIONS[etat]}</span>
      </span>
      <div className={styles.corps}>
        <div className={`${plainStyles.row} ${plainStyles.between} ${styles.tete}`}>
          <h3 className={seriesStyles.titre}>
            <Link to={serie}>{theme.libelle}</Link>
          </h3>
          {finie && derniere && (
            <Link className={styles.score} to={serie}>
              <VisuallyHidden>Voir le résultat&nbsp;: </VisuallyHidden>
              <strong>{derniere.score ?? 0}</strong>/{nombre}
            </Link>
          )}
        </div>
        <p className={plainStyles.small}>
          {nombre === 0 ? 'Bientôt disponible' : sujetsEnMots(theme)}
        </p>
        {etat === 'enCours' && derniere && (
          <Avancement
            pourcentage={theme.pourcentage}
            faites={derniere.reponses.filter((r) => r !== '?').length}
            nombre={nombre}
          />
        )}
        <div className={`${plainStyles.row} ${plainStyles.between} ${styles.pied}`}>
          <Statut etat={etat} />
          <div className={`${plainStyles.row} ${styles.actions}`}>
            {etat === 'aCommencer' && (
              <Button
                {...bouton}
                disabled={bouton.disabled || nombre === 0}
                onClick={() => void lancement.begin(theme.id)}
              >
                Commencer
                <Cible libelle={theme.libelle} />
              </Button>
            )}
            {etat === 'enCours' && (
              <>
                <Link
                  className={`${plainStyles.button} ${styles.grille}`}
                  to={serie}
                  title="Voir la grille des questions"
                >
                  <SigneGrille />
                  <VisuallyHidden>Grille des questions&nbsp;: {theme.libelle}</VisuallyHidden>
                </Link>
                <Button {...bouton} onClick={() => void lancement.resume(theme.id)}>
                  Reprendre
                  <Cible libelle={theme.libelle} />
                </Button>
              </>
            )}
            {finie && derniere && (
              <Button {...bouton} onClick={() => void lancement.restart(theme.id, derniere.id)}>
                Recommencer
                <Cible libelle={theme.libelle} />
              </Button>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

const Cible = ({ libelle }: { libelle: string }) => (
  <VisuallyHidden>&nbsp;: {libelle}</VisuallyHidden>
);

const nombreOf = (liste: string) => liste.split(';').filter(Boolean).length;
