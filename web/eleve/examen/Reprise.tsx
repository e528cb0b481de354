import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { passeesOf } from '../cap/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import type { Ouvert } from './examen.calls.ts';
import styles from './examen.module.css';

interface Props {
  examen: Ouvert;
  absent: boolean;
  onReprendre: () => void;
  children: ReactNode;
}

/** The next question opens only on a click, because the learner may have left. */
export function Reprise({ examen, absent, onReprendre, children }: Props) {
  const { passees, nombre, chrono } = examen;
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus({ preventScroll: true }), []);
  const fini = passees >= nombre;
  return (
    <Card className={styles.reprise} aria-labelledby="reprise">
      <h1 id="reprise" ref={titre} tabIndex={-1} className={styles.titre}>
        {fini ? 'C’était la dernière' : absent ? 'Tu es toujours là\u202f?' : 'On reprend\u202f?'}
      </h1>
      <p>
        {fini
          ? 'Il ne reste aucune question.'
          : `${passeesOf(examen)} ${chrono ? 'Le temps de la suivante commence quand tu appuies.' : 'La suivante t’attend.'}`}
      </p>
      {children}
      <Button size="lg" onClick={onReprendre}>
        {fini ? 'Voir mon résultat' : 'Reprendre'}
      </Button>
    </Card>
  );
}
