import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { Card } from '../ui/Card.tsx';
import plainStyles from '../ui/plain.module.css';
import { Avancement } from './Avancement.tsx';
import type { Lancement } from './launchSerie.ts';
import { versSerie } from './liens.ts';
import type { Theme } from './series.cache.ts';
import type { Contexte } from './series.calls.ts';
import styles from './series.module.css';
import { SigneGrille } from './signes.tsx';
import { Statut, TONES, etatSerie } from './Statut.tsx';

interface Props {
  theme: Theme;
  contexte: Contexte;
  lancement: Lancement;
}

export function CarteSerie({ theme, contexte, lancement }: Props) {
  const etat = etatSerie(theme);
  const [derniere] = theme.questionnaires;
  const nombre = derniere?.questions.length ?? nombreOf(theme.listeQuestions);
  const serie = versSerie({ acces_id: contexte.acces_id, theme_id: theme.id, historique_id: null });
  const bouton = {
    size: 'md',
    loading: lancement.occupee === theme.id,
    disabled: lancement.occupee !== null && lancement.occupee !== theme.id,
  } as const;

  return (
    <Card as="li" className={`${styles.carte} ${styles.serie}`} data-tone={TONES[etat]}>
      <div className={styles.haut}>
        <h2 className={styles.titre}>
          <Link to={serie}>{theme.libelle}</Link>
        </h2>
        <Statut etat={etat} />
      </div>

      {etat === 'aCommencer' && (
        <p className={plainStyles.dimmed}>
          {nombre === 0 ? 'Bientôt disponible' : `${nombre} questions`}
        </p>
      )}
      {etat === 'enCours' && derniere && (
        <Avancement
          pourcentage={theme.pourcentage}
          faites={derniere.reponses.filter((r) => r !== '?').length}
          nombre={nombre}
        />
      )}
      {(etat === 'reussi' || etat === 'rate') && derniere && (
        <p className={`${plainStyles.row} ${styles.entre}`}>
          <span className={styles.score}>
            <strong>{derniere.score ?? 0}</strong>/{nombre}
          </span>
          <Link className={plainStyles.link} to={serie}>
            Voir le résultat
          </Link>
        </p>
      )}

      <div className={`${plainStyles.row} ${styles.actions}`}>
        {etat === 'aCommencer' && (
          <Button
            {...bouton}
            fullWidth
            disabled={bouton.disabled || nombre === 0}
            onClick={() => void lancement.commencer(theme.id)}
          >
            Commencer
            <Cible libelle={theme.libelle} />
          </Button>
        )}
        {etat === 'enCours' && (
          <>
            <Button {...bouton} onClick={() => void lancement.reprendre(theme.id)}>
              Reprendre
              <Cible libelle={theme.libelle} />
            </Button>
            <Link className={plainStyles.button} to={serie} title="Voir la grille des questions">
              <SigneGrille />
              <VisuallyHidden>Grille des questions : {theme.libelle}</VisuallyHidden>
            </Link>
          </>
        )}
        {(etat === 'reussi' || etat === 'rate') && derniere && (
          <Button
            {...bouton}
            fullWidth
            variant="default"
            onClick={() => void lancement.restart(theme.id, derniere.id)}
          >
            Recommencer
            <Cible libelle={theme.libelle} />
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Tells a screen reader which of the equal buttons this is. */
const Cible = ({ libelle }: { libelle: string }) => <VisuallyHidden> : {libelle}</VisuallyHidden>;

const nombreOf = (liste: string) => liste.split(';').filter(Boolean).length;
