import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { marque } from '../../../marque.ts';
import styles from './Message.module.css';
import { SignpostDrawing } from './SignpostDrawing.tsx';

export function NotFound() {
  return (
    <div className={styles.page}>
      <title>{`Page introuvable · ${marque.nom}`}</title>
      <SignpostDrawing />
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>On dirait que vous êtes perdu</h1>
      <Button component={Link} to="/">
        Retour à l’accueil
      </Button>
    </div>
  );
}
