import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { REGLES_DE_PERCEPTION, regleOf } from '../../../droit/perception.ts';
import { hasWebGl } from '../../../monde/webGl.ts';
import { combien } from '../../../regles/ecriture.ts';
import { fourchetteDe } from '../../../regles/fourchette.ts';
import { REGLES, type RegleDePerception, TEST } from '../../../regles/perception.ts';
import { dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import type { Accueil as AccueilLu } from './perception.calls.ts';
import { Conseil } from './Conseil.tsx';
import { Cours } from './Cours.tsx';
import type { FormeDePartie } from './Partie.tsx';
import styles from './perception.module.css';
import { setReglage, useReglages } from './reglages.ts';
import { type FiltreDeVideos, ToutesLesVideos } from './ToutesLesVideos.tsx';

const SANS_IMAGE =
  'Ton navigateur ne peut pas dessiner les vidéos\u00a0: tu lis la scène, puis tu coches ce qui t’obligeait à agir.';

/** Kept while a clip is on: one comes back to it. */
export interface Entrainement {
  forme: FormeDePartie;
  ouvert: boolean;
  filtre: FiltreDeVideos;
}

interface Props {
  accueil: AccueilLu;
  entrainement: Entrainement;
  onEntrainement: (change: Partial<Entrainement>) => void;
  onClip: (clip: string, forme: FormeDePartie) => void;
  onLecon: (lecon: string) => void;
  onTest: (regle: RegleDePerception) => void;
  onResultat: (test_id: number) => void;
}

const FORMES = [
  { value: 'clique', label: 'Cliquer' },
  { value: 'predit', label: 'Prévoir' },
  { value: 'dit', label: 'Dire' },
  { value: 'mots', label: 'En mots' },
] as const satisfies { value: FormeDePartie; label: string }[];

const EXPLIQUE: Record<FormeDePartie, string> = {
  clique: 'Tu touches chaque risque dès que tu le vois venir. Comme le jour du test.',
  predit: 'La vidéo s’arrête et te demande ce qui va se passer.',
  dit: 'Tu touches ce que tu surveilles et tu le nommes\u202f; ensuite, le moniteur te dit ce qu’il voyait.',
  mots: 'Tu regardes ou tu lis la scène, puis tu coches ce qui t’obligeait à agir.',
};

export function Accueil(props: Props) {
  const { accueil, entrainement, onEntrainement, onClip, onLecon, onTest, onResultat } = props;
  const { forme, ouvert, filtre } = entrainement;
  const { clips, tests, test } = accueil;
  const formes = FORMES.filter(({ value }) => value === 'mots' || hasWebGl());
  return (
    <main className={`${plainStyles.page} ${plainStyles.stack}`}>
      <PageHeading lead="Apprends à voir venir le danger, avant qu’il soit là.">
        Perception des risques
      </PageHeading>
      <Avancee clips={clips} />
      <Conseil accueil={accueil} onClip={onClip} onLecon={onLecon} onTest={onTest} />
      <Cours accueil={accueil} onLecon={onLecon} />
      <Part title="Entraînement">
        <ChoiceField
          name="forme"
          label="Exercice"
          description={hasWebGl() ? EXPLIQUE[forme] : SANS_IMAGE}
          value={formes.some(({ value }) => value === forme) ? forme : 'mots'}
          onChange={(voulue) => voulue && onEntrainement({ forme: voulue })}
          options={formes}
        />
        <details
          open={ouvert}
          onToggle={({ currentTarget: { open } }) => onEntrainement({ ouvert: open })}
        >
          <summary>Toutes les vidéos ({clips.length})</summary>
          <ToutesLesVideos
            clips={clips}
            filtre={filtre}
            onFiltre={(la) => onEntrainement({ filtre: la })}
            onClip={(clip) => onClip(clip, forme)}
          />
        </details>
      </Part>
      {!test && <TestBlanc derniere={tests[0]?.regle} onTest={onTest} />}
      <Indices accueil={accueil} />
      {tests.length > 0 && (
        <Part title="Mes tests blancs">
          <ul className={sheetStyles.lines}>
            {tests.map(({ test_id, regle, points, sur, reussi, dateFin }) => (
              <li key={test_id}>
                <span>
                  {REGLES_DE_PERCEPTION[regle].libelle},{' '}
                  <time dateTime={dateFin}>{instantInWords(dateFin)}</time>
                </span>
                <span className={plainStyles.line}>
                  <Badge color={reussi ? 'success' : 'danger'}>
                    {points} sur {sur}
                  </Badge>
                  <Button variant="default" onClick={() => onResultat(test_id)}>
                    Revoir
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Reglages />
      <p>
        <a className={plainStyles.link} href={accueil.retour}>
          Revenir à mes accès
        </a>
      </p>
    </main>
  );
}

/** How far one has come, before anything is chosen. */
function Avancee({ clips }: Pick<AccueilLu, 'clips'>) {
  const vues = clips.filter((clip) => clip.vues > 0).length;
  if (vues === 0) return null;
  return (
    <p className={styles.avancee}>
      <progress max={clips.length} value={vues} aria-label="Vidéos vues" />
      {combien(vues, 'vidéo')} sur {clips.length}
    </p>
  );
}

interface TestProps extends Pick<Props, 'onTest'> {
  derniere: RegleDePerception | undefined;
}

function TestBlanc({ derniere = 'dix-clics', onTest }: TestProps) {
  const regles = REGLES.filter((une) => regleOf(une).choix || hasWebGl());
  const [voulue, setRegle] = useState(derniere);
  const regle = regles.includes(voulue) ? voulue : regles[0]!;
  const { dit, ou, source, lu } = REGLES_DE_PERCEPTION[regle];
  return (
    <Part title="Test blanc">
      <p>
        Cinq vidéos sans pause et sans correction avant la fin. {TEST.seuil} sur {TEST.risques} pour
        réussir.
      </p>
      <ChoiceField
        name="regle"
        label="Façon de coter"
        description={dit}
        value={regle}
        onChange={(autre) => autre && setRegle(autre)}
        options={regles.map((value) => ({ value, label: REGLES_DE_PERCEPTION[value].libelle }))}
      />
      <p className={plainStyles.dimmed}>
        {ou} <a href={source}>Source</a>, lue le {dayInWords(lu)}. Demande à ton centre d’examen
        quelle forme il utilise.
      </p>
      <Button size="lg" onClick={() => onTest(regle)}>
        Commencer le test
      </Button>
    </Part>
  );
}

function Indices({ accueil: { indices } }: Pick<Props, 'accueil'>) {
  if (indices.length === 0) return null;
  return (
    <Part title="Ce que tu vois venir">
      <ul className={sheetStyles.lines}>
        {indices.map(({ indice, libelle, vus, trouves, progres, aRevoir, prochaine }) => (
          <li key={indice}>
            <span>
              {libelle}
              {progres && progres.depuis.vus > 0 && <Progres {...progres} />}
            </span>
            <span className={plainStyles.line}>
              {aRevoir === 1 ? (
                <Badge color="warning">À revoir</Badge>
              ) : (
                prochaine && (
                  <span className={plainStyles.dimmed}>revient le {dayInWords(prochaine)}</span>
                )
              )}
              <span className={plainStyles.figures}>
                {trouves} sur {vus}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** So few tries tell of a range, which is said with their number. */
function Progres({ debut, depuis }: NonNullable<AccueilLu['indices'][number]['progres']>) {
  const { bas, haut } = fourchetteDe(depuis);
  return (
    <span className={plainStyles.dimmed}>
      <br />
      Vidéos neuves&nbsp;: {debut.trouves} sur {debut.vus} au début, {depuis.trouves} sur{' '}
      {depuis.vus} depuis, soit {bas} à {haut}&nbsp;%
    </span>
  );
}

function Reglages() {
  const { unBouton, son } = useReglages();
  return (
    <Part title="Réglages de cet appareil">
      <BoxField
        name="son"
        label="Le bruit du moteur"
        value={son}
        onChange={(oui) => setReglage('son', oui)}
      />
      <BoxField
        name="unBouton"
        label="Un seul bouton"
        description="La vidéo s’arrête quand tu appuies, puis deux lignes cherchent l’endroit. Convient à un contacteur."
        value={unBouton}
        onChange={(oui) => setReglage('unBouton', oui)}
      />
    </Part>
  );
}
