import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ERREURS } from '../../../regles/cible.ts';
import { SigneFaux, SigneJuste } from '../questions/index.ts';
import {
  type Acces,
  Attente,
  versEntrainement,
  type ReponsesEnAttente,
} from '../tentatives/index.ts';
import { BackButton } from '../../socle/ui/BackButton.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { type Dizaine, useAddDizaine, useGetEntrainement } from './entrainement.calls.ts';
import styles from './entrainement.module.css';
import { versQuestion } from './adresses.ts';

interface Props {
  acces: Acces;
  dizaine: Dizaine;
  attentes: ReponsesEnAttente<'dizaine'>;
}

export function Bilan({ acces, dizaine, attentes }: Props) {
  const { questions, libelle, cible, dizaine_id, termine } = dizaine;
  const { data: lu } = useGetEntrainement(acces);
  const lancement = useAddDizaine(acces);
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus({ preventScroll: true }), []);
  const justes = questions.filter(({ reponse, bonne }) => bonne !== null && reponse === bonne);
  // Mistakes do not recur twice in a row: due ones come next, or others.
  const encore =
    lu && (cible !== ERREURS || lu.erreurs.dues > 0 || lu.erreurs.nombre > questions.length);
  return (
    <div className={plainStyles.page}>
      <BackButton to={versEntrainement(acces.acces_id)}>Retour à l’entraînement</BackButton>
      <Card className={styles.bilan} aria-labelledby="bilan">
        <p className={plainStyles.small}>{libelle}</p>
        <h1 id="bilan" ref={titre} tabIndex={-1} className={styles.score}>
          {termine ? `${justes.length} sur ${questions.length}` : 'Presque fini'}
        </h1>
        <p>{termine ? motOf(justes.length, questions.length) : ATTEND}</p>
        <Attente attentes={attentes} />
        <div className={`${plainStyles.row} ${plainStyles.buttons}`}>
          {termine === 1 && encore && (
            <Button
              size="md"
              loading={lancement.occupee !== null}
              onClick={() => void lancement.begin(cible)}
            >
              Encore dix
            </Button>
          )}
          <Button
            size="md"
            variant="default"
            component={Link}
            to={versEntrainement(acces.acces_id)}
          >
            Choisir autre chose
          </Button>
        </div>
      </Card>
      <ol className={plainStyles.rows} aria-label="Les questions">
        {questions.map(({ datas, reponse, bonne }, key) => (
          <li key={datas.id}>
            <Link
              to={versQuestion(acces.acces_id, dizaine_id, key)}
              className={`${plainStyles.entry} ${styles.ligne}`}
            >
              <Marque juste={bonne === null ? null : reponse === bonne} />
              <span>{datas.libelle}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

const ATTEND = 'Tes dernières réponses partent dès que le réseau revient.';

function motOf(justes: number, nombre: number): string {
  if (justes === nombre) return 'Tout est juste. Bien joué.';
  if (justes === 0) return 'Lis les explications\u00a0: ces questions reviendront.';
  return 'Ce que tu as raté reviendra dans tes erreurs.';
}

function Marque({ juste }: { juste: boolean | null }) {
  if (juste === null) return <span className={`${plainStyles.line} ${styles.marque}`}>Gardée</span>;
  return (
    <span className={`${plainStyles.line} ${styles.marque}`} data-tone={juste ? 'right' : 'wrong'}>
      {juste ? <SigneJuste /> : <SigneFaux />}
      {juste ? 'Juste' : 'Faux'}
    </span>
  );
}
