import { Button } from '@mantine/core';
import { REGLES_DE_PERCEPTION } from '../../../droit/perception.ts';
import { combien } from '../../../regles/ecriture.ts';
import { type RegleDePerception, TEST } from '../../../regles/perception.ts';
import { Part } from '../../socle/ui/Part.tsx';
import type { FormeDePartie } from './Partie.tsx';
import type { Accueil } from './perception.calls.ts';

interface Props {
  accueil: Accueil;
  onClip: (clip: string, forme: FormeDePartie) => void;
  onLecon: (lecon: string) => void;
  onTest: (regle: RegleDePerception) => void;
}

/** One next step. */
export function Conseil({ accueil, onClip, onLecon, onTest }: Props) {
  const { conseil, clips, lecons, test } = accueil;
  const titreDe = (ref: string) => clips.find(({ clip }) => clip === ref)?.titre ?? '';
  if (test)
    return (
      <Part title="Ton test blanc t’attend" large>
        <p>
          {combien(test.faits, 'vidéo')} sur {test.nombre}&nbsp;:{' '}
          {REGLES_DE_PERCEPTION[test.regle].libelle.toLowerCase()}.
        </p>
        <Button size="lg" onClick={() => onTest(test.regle)}>
          Reprendre le test
        </Button>
      </Part>
    );
  if (conseil.quoi === 'test')
    return (
      <Part title="Essaie un test blanc" large>
        <p>
          Cinq vidéos, dix risques, {TEST.seuil} sur {TEST.risques} pour réussir.
        </p>
        <Button size="lg" onClick={() => onTest('dix-clics')}>
          Commencer un test
        </Button>
      </Part>
    );
  const rang = lecons.findIndex((une) => une.clips.includes(conseil.clip));
  const prochaine = lecons[rang];
  if (conseil.quoi === 'clip' && prochaine)
    return (
      <Part title={rang === 0 ? 'Commence par la première leçon' : `Leçon ${rang + 1}`} large>
        <p>{prochaine.titre}</p>
        <Button size="lg" onClick={() => onLecon(prochaine.lecon)}>
          Ouvrir la leçon
        </Button>
      </Part>
    );
  return (
    <Part
      title={conseil.quoi === 'indice' ? 'Un signe à revoir' : 'Une rue que tu n’as pas encore vue'}
      large
    >
      <p>
        {conseil.quoi === 'indice'
          ? `${conseil.libelle}, dans une autre rue.`
          : titreDe(conseil.clip)}
      </p>
      <Button size="lg" onClick={() => onClip(conseil.clip, 'clique')}>
        Démarrer
      </Button>
    </Part>
  );
}
