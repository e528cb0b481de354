import styles from './Avancement.module.css';
import { pluriel } from './grille.ts';
import { Jauge } from './Statut.tsx';

interface Props {
  pourcentage: number;
  faites: number;
  nombre: number;
  /** Answers that the server does not have yet. */
  gardees?: number;
}

/** How far a series in the middle has got. */
export function Avancement({ pourcentage, faites, nombre, gardees = 0 }: Props) {
  return (
    <div className={styles.avancement}>
      <p>
        <strong>{pourcentage}&nbsp;%</strong>
        <span>
          {faites} / {nombre} {pluriel(faites, 'répondue')}
          {gardees > 0 && `, ${gardees} à enregistrer`}
        </span>
      </p>
      <Jauge
        valeur={faites}
        max={nombre}
        etat="enCours"
        label="Progression"
        texte={`${faites} questions sur ${nombre}`}
      />
    </div>
  );
}
