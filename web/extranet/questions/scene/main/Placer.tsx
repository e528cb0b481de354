import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Carte, GenreDeModele, Modele } from '../../../../../drawing/index.ts';
import type { Retouche } from '../../../../../drawing/retouche.ts';
import { type Direction, directions } from '../../../../../drawing/scene/vocabulaire.ts';
import { Dialog } from '../../../../socle/ui/Dialog.tsx';
import plain from '../../../../socle/ui/plain.module.css';
import { useDialog } from '../../../../socle/ui/useDialog.ts';
import { AU_DESSUS, ChoixEnImages } from './ChoixEnImages.tsx';
import {
  type MotsDeScene,
  ajoute,
  ajouteQui,
  branchesDe,
  dansLaScene,
  isACroix,
  listeDe,
  surfacesDe,
} from './gestes.ts';
import type { Main } from './useMain.ts';

interface PlacerProps {
  main: Main;
  jour: string;
  onChoose: (cle: string) => void;
  scene: MotsDeScene;
  carte: Carte | null;
}

type SorteAPlacer = 'qui' | 'quoi' | 'branche' | 'panneau' | 'feu' | 'agent' | 'cote';
const DIRECTS: readonly { sorte: SorteAPlacer; nom: string }[] = [
  { sorte: 'qui', nom: 'Véhicule ou piéton' },
  { sorte: 'panneau', nom: 'Signal' },
];
const CHOIX: readonly { sorte: SorteAPlacer; nom: string; en: 'croix' | 'route' | 'partout' }[] = [
  { sorte: 'feu', nom: 'Un feu', en: 'partout' },
  { sorte: 'branche', nom: 'Une branche', en: 'croix' },
  { sorte: 'agent', nom: 'Un agent', en: 'croix' },
  { sorte: 'quoi', nom: 'Une marque, une rue, un arrêt…', en: 'route' },
  { sorte: 'cote', nom: 'Une distance écrite', en: 'route' },
];

export function Placer({ scene, carte, main, jour, onChoose }: PlacerProps) {
  const menu = useDialog();
  const choix = useDialog();
  const [sorte, setSorte] = useState<GenreDeModele>('qui');
  const croix = isACroix(scene);
  const add = (change: Retouche, cle: string) => {
    main.apply([change]);
    onChoose(cle);
  };
  const dans = (liste: string, valeur: Record<string, unknown>) =>
    add(ajoute(scene, liste, valeur), `${liste}/${listeDe(scene, liste).length}`);
  const milieu = carte?.voies[0]?.points;
  const a = milieu?.[Math.floor(milieu.length / 2)]?.[2] ?? 20;
  const monte = Math.max(1, surfacesDe(scene).lastIndexOf('monte') + 1);

  const pick = ({ mot, exemple }: Modele) => {
    if (sorte === 'qui')
      return add(ajouteQui(scene, carte, mot), `usagers/${listeDe(scene, 'usagers').length}`);
    if (sorte === 'quoi')
      return dans('éléments', {
        quoi: mot,
        a,
        ...(/^(flèche|damier|triangle de panne|ligne d’arrêt|triangles|zone avancée)/.test(mot) && {
          voie: monte,
        }),
        ...(mot === 'flèche de sélection' && { valeur: 'droit' }),
      });
    const signal = sorte === 'feu' ? { feu: mot } : { panneau: mot, ...valeurDe(exemple) };
    if (!croix) return dans('poteaux', sorte === 'feu' ? { feu: mot, a } : { panneau: signal, a });
    const branche = directionSans(scene, sorte === 'feu' ? 'feu' : 'panneau');
    add(
      {
        chemin: dansLaScene(['branches', branche, sorte === 'feu' ? 'feu' : 'panneau']),
        valeur: sorte === 'feu' ? mot : signal,
      },
      `branches/${branche}`,
    );
  };
  const begin = (voulue: SorteAPlacer) => {
    menu.close();
    if (voulue === 'branche') {
      const libre = directions.find((d) => !branchesDe(scene)[d]);
      if (!libre) return main.refuse('Les huit branches sont là.');
      return add({ chemin: dansLaScene(['branches', libre]), valeur: {} }, `branches/${libre}`);
    }
    if (voulue === 'agent')
      return add(
        { chemin: dansLaScene(['agent']), valeur: { bras: 'tendus', regarde: 'sud' } },
        'agent',
      );
    if (voulue === 'cote') return dans('cotes', { de: Math.max(0, a - 10), a, voie: monte });
    setSorte(voulue);
    choix.open();
  };
  return (
    <>
      {DIRECTS.map(({ sorte: celle, nom }) => (
        <Button key={celle} onClick={() => begin(celle)}>
          + {nom}
        </Button>
      ))}
      <Button variant="outline" onClick={menu.open}>
        + Autre chose
      </Button>
      <Dialog {...menu} onClose={menu.close} title="Placer sur le dessin" zIndex={AU_DESSUS}>
        <ul className={plain.tight}>
          {CHOIX.filter(({ en }) => en === 'partout' || (en === 'croix') === croix).map(
            ({ sorte: celle, nom }) => (
              <li key={celle}>
                <Button variant="outline" fullWidth onClick={() => begin(celle)}>
                  {nom}
                </Button>
              </li>
            ),
          )}
        </ul>
      </Dialog>
      <ChoixEnImages
        {...choix}
        onClose={choix.close}
        title="Placer sur le dessin"
        genre={sorte}
        jour={jour}
        parmi={
          sorte === 'qui' && croix
            ? (mot) => !/^(remorque|caravane|obstacle|travaux)$/.test(mot)
            : undefined
        }
        onPick={pick}
      />
    </>
  );
}

const valeurDe = (exemple: string | undefined) =>
  exemple === undefined ? {} : { valeur: /^\d+$/.test(exemple) ? Number(exemple) : exemple };

/** The arm where one arrives as « moi », else the first that has none. */
function directionSans(scene: MotsDeScene, cle: 'feu' | 'panneau'): Direction {
  const branches = branchesDe(scene);
  const siennes = directions.filter((d) => branches[d]);
  const moi = listeDe(scene, 'usagers').find((usager) => usager.moi === 'oui')?.de as Direction;
  const ordre = [moi, ...siennes].filter((d) => d && branches[d]);
  return ordre.find((d) => branches[d]![cle] === undefined) ?? ordre[0] ?? 'sud';
}
