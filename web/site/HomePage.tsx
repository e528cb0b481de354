import { Button } from '@mantine/core';
import type { MetaFunction } from 'react-router';
import { Link } from 'react-router';
import { openAuth, preloadAuth } from '../compte/auth.tsx';
import { useSession } from '../kernel/session.tsx';
import { marque } from '../marque.ts';
import classes from './HomePage.module.css';
import { RoadScene } from './RoadScene.tsx';

export const meta: MetaFunction = () => [
  { title: `${marque.nom} · Réussis ton permis théorique en Wallonie` },
  {
    name: 'description',
    content:
      'Prépare l’examen théorique du permis de conduire en Wallonie : des séries de 50 questions cotées comme à l’examen, avec une explication après chaque réponse.',
  },
];

const faits = [
  { chiffre: '50', unite: 'questions', texte: 'Chaque série en compte autant que l’examen.' },
  { chiffre: '41', unite: 'sur 50', texte: 'C’est le score à atteindre pour réussir.' },
  {
    chiffre: '5',
    unite: 'points',
    texte: 'C’est ce que coûte une faute grave. À la deuxième, c’est raté.',
  },
];

export default function HomePage() {
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.heroInner}>
          <div className={classes.words}>
            <h1 className={classes.headline}>Le jour de l’examen, passe en premier</h1>
            <p className={classes.lead}>
              Entraîne-toi au code de la route belge avec des séries de 50 questions cotées comme à
              l’examen. Après chaque réponse, tu vois pourquoi et quel article le dit.
            </p>
            <Start />
          </div>
          <RoadScene className={classes.scene ?? ''} />
        </div>
      </section>
      <section className={classes.facts} aria-labelledby="comme-a-l-examen">
        <h2 className={classes.factsTitle} id="comme-a-l-examen">
          Les mêmes règles qu’à l’examen
        </h2>
        <ul className={classes.factsList}>
          {faits.map(({ chiffre, unite, texte }) => (
            <li key={unite} className={classes.fact}>
              <p className={classes.figure}>
                <strong>{chiffre}</strong> {unite}
              </p>
              <p className={classes.factText}>{texte}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Start() {
  const { loading, connected } = useSession();
  if (connected)
    return (
      <Button component={Link} to="/mon-profil" size="lg">
        Continuer mon apprentissage
      </Button>
    );
  return (
    <Button
      size="lg"
      onClick={openAuth}
      onPointerEnter={preloadAuth}
      onFocus={preloadAuth}
      data-visitor={loading || undefined}
    >
      Se connecter
    </Button>
  );
}
