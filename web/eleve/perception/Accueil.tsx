import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { REGLES_DE_PERCEPTION } from '../../../droit/perception.ts';
import { combien } from '../../../regles/ecriture.ts';
import { REGLES, type RegleDePerception, TEST } from '../../../regles/perception.ts';
import { dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import type { Accueil as AccueilLu } from './perception.calls.ts';
import type { FormeDePartie } from './Partie.tsx';
import { setReglage, useReglages } from './reglages.ts';
import styles from './perception.module.css';

interface Props {
  accueil: AccueilLu;
  onClip: (clip: string, forme: FormeDePartie) => void;
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

export function Accueil({ accueil, onClip, onTest, onResultat }: Props) {
  const [forme, setForme] = useState<FormeDePartie>('clique');
  const { clips, tests, test } = accueil;
  return (
    <main className={`${plainStyles.page} ${plainStyles.stack}`}>
      <PageHeading lead="Apprends à voir venir le danger, avant qu’il soit là.">
        Perception des risques
      </PageHeading>
      <Conseil accueil={accueil} onClip={onClip} onTest={onTest} />
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
      <Part title="Entraînement">
        <ChoiceField
          name="forme"
          label="Exercice"
          description={EXPLIQUE[forme]}
          value={forme}
          onChange={(voulue) => voulue && setForme(voulue)}
          options={FORMES}
        />
        <ul className={sheetStyles.lines}>
          {clips.map(({ clip, titre, duree, vues, points, sur }) => (
            <li key={clip}>
              <span className={styles.titreDeClip}>
                {titre} <span className={plainStyles.dimmed}>{Math.round(duree)}&nbsp;s</span>
              </span>
              <span className={plainStyles.line}>
                {vues > 0 && points !== null && sur !== null && (
                  <Badge color={points === sur ? 'success' : 'warning'}>
                    {sur === 0 ? 'Vue' : `${points} sur ${sur}`}
                  </Badge>
                )}
                <Button
                  variant="default"
                  onClick={() => onClip(clip, forme)}
                  aria-label={`${vues > 0 ? 'Refaire' : 'Commencer'}\u00a0: ${titre}`}
                >
                  {vues > 0 ? 'Refaire' : 'Commencer'}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Reglages />
      <p>
        <a className={plainStyles.link} href={accueil.retour}>
          Revenir à mes accès
        </a>
      </p>
    </main>
  );
}

/** One next step. */
function Conseil({ accueil, onClip, onTest }: Pick<Props, 'accueil' | 'onClip' | 'onTest'>) {
  const { conseil, clips, test } = accueil;
  const suite = clips.some(({ vues }) => vues > 0)
    ? 'Une rue que tu n’as pas encore vue'
    : 'Commence par cette vidéo';
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
  return (
    <Part title={conseil.quoi === 'indice' ? 'Un signe à revoir' : suite} large>
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

interface TestProps extends Pick<Props, 'onTest'> {
  derniere: RegleDePerception | undefined;
}

function TestBlanc({ derniere = 'dix-clics', onTest }: TestProps) {
  const [regle, setRegle] = useState(derniere);
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
        onChange={(voulue) => voulue && setRegle(voulue)}
        options={REGLES.map((value) => ({ value, label: REGLES_DE_PERCEPTION[value].libelle }))}
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
        {indices.map(({ indice, libelle, vus, trouves, aRevoir, prochaine }) => (
          <li key={indice}>
            <span>{libelle}</span>
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
