import { Button } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ClipEnvoye } from '../../../films/envoi.ts';
import { type Ecran as TailleDEcran, surAutreEcran } from '../../../films/juge.ts';
import { INDICES, type Indice, indices } from '../../../films/indices.ts';
import type { ClipOuvert } from '../../../monde/clip/index.ts';
import { combien } from '../../../regles/ecriture.ts';
import { Icon } from '../../socle/ui/Icon.tsx';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { Choix } from './Choix.tsx';
import { Ecran, type PointVise, serre } from './Ecran.tsx';
import { EnMots } from './EnMots.tsx';
import { isAttente, type Juge, type Proposition, type Suite } from './perception.calls.ts';
import type { Rapport } from './rapports.ts';
import { isFixe, useReglages } from './reglages.ts';
import { useBruit } from './useBruit.ts';
import styles from './perception.module.css';

export type FormeDePartie = 'clique' | 'predit' | 'dit' | 'mots';

export interface PartieCommencee {
  partie_id: number;
  titre: string;
  envoye: ClipEnvoye;
  forme: FormeDePartie;
  /** In seconds. */
  arrets: readonly number[];
  /** In a test: which one it is, clicks that are left, and whether it was begun before. */
  test?: { rang: number; nombre: number; clics: number | null; reprise: 0 | 1 };
}

interface Props {
  juge: Juge;
  partie: PartieCommencee;
  onSuite: (suite: Suite) => void;
  onQuitte: () => void;
  /** It can’t be drawn any more, and can be begun again in words. */
  onPerdu?: (() => void) | undefined;
}

type Phase =
  | { nom: 'affiche' }
  | { nom: 'joue' }
  | { nom: 'pause' }
  | { nom: 'arret'; rang: number; propositions: Proposition[] }
  | { nom: 'dit'; point: PointVise; t: number }
  | { nom: 'envoi' }
  | { nom: 'attente'; message: string }
  | { nom: 'refus'; message: string }
  | { nom: 'choix'; propositions: Proposition[] };

/** To leave in these loses what one has done. */
const PERDABLES: ReadonlySet<Phase['nom']> = new Set(['joue', 'pause', 'arret', 'dit', 'choix']);

/** In milliseconds: a lost network is tried again. */
const ENCORE_MS = 5000;
/** In seconds: a step where nothing may move; the shortest window has three. */
const ETAPE = 0.5;

export function Partie({ juge, partie, onSuite, onQuitte, onPerdu }: Props) {
  const { titre, envoye, forme, arrets, test } = partie;
  const [phase, setPhase] = useState<Phase>({ nom: 'affiche' });
  const [enMots, setEnMots] = useState(false);
  const [fixe, setFixe] = useState(isFixe);
  const { unBouton, son } = useReglages();
  const [clics, setClics] = useState<Rapport['clics']>([]);
  const [dits, setDits] = useState<NonNullable<Rapport['dits']>>([]);
  const [predictions, setPredictions] = useState<(number | null)[]>([]);
  const clip = useRef<ClipOuvert>(undefined);
  const temps = useRef(0);
  const pas = useRef(0);
  const barre = useRef<HTMLProgressElement>(null);
  const clignotant = useRef<HTMLSpanElement>(null);
  const bruit = useBruit(son && phase.nom === 'joue');
  const reste = test?.clics === undefined || test.clics === null ? null : test.clics - clics.length;
  const { durée: duree } = envoye.clip;

  const showTime = (t: number) => {
    temps.current = t;
    if (barre.current) barre.current.value = t;
    if (clignotant.current)
      clignotant.current.dataset['cote'] = clip.current?.clignotantAt(t) ?? 'aucun';
    bruit(clip.current?.vitesseAt(t) ?? 0);
  };
  /** The next stop of the form « predit », else the end. */
  const prochain = (): number | undefined => arrets[predictions.length];
  const play = () => {
    setPhase({ nom: 'joue' });
    if (!fixe) clip.current?.play(1, prochain());
  };
  /** Whatever stands is drawn as finely as it can be. */
  const stand = () => {
    clip.current?.pause();
    clip.current?.seek(temps.current);
  };
  const pause = () => {
    stand();
    setPhase({ nom: 'pause' });
  };
  const send = async () => {
    setPhase({ nom: 'envoi' });
    const { largeur, hauteur } = clip.current?.ecran ?? { largeur: 800, hauteur: 450 };
    try {
      const ecran = { largeur, hauteur };
      const suite = await juge.send({ clics, dits, predictions, ecran });
      if (suite.propositions) setPhase({ nom: 'choix', propositions: suite.propositions });
      else onSuite(suite);
    } catch (error) {
      if (isAttente(error)) setPhase({ nom: 'attente', message: sentenceOf(error) });
      else setPhase({ nom: 'refus', message: sentenceOf(error) });
    }
  };
  const ask = async (rang: number): Promise<void> => {
    clip.current?.pause();
    setPhase({ nom: 'arret', rang, propositions: [] });
    try {
      setPhase({ nom: 'arret', rang, propositions: await juge.ask(rang) });
    } catch (error) {
      if (!isAttente(error)) return setPhase({ nom: 'refus', message: sentenceOf(error) });
      // Nothing was foreseen here: the film goes on.
      setPredictions((faites) => [...faites, null]);
      setPhase({ nom: 'pause' });
    }
  };
  const stop = (t: number) => {
    if (t < duree - 0.05 && prochain() !== undefined) void ask(predictions.length);
    else void send();
  };
  const step = () => {
    // The server waits for as long as the clip lasts.
    if (Date.now() - pas.current < ETAPE * 1000) return;
    pas.current = Date.now();
    const la = Math.min(duree, temps.current + ETAPE);
    const arret = prochain();
    if (arret !== undefined && arret <= la) {
      clip.current?.seek(arret);
      showTime(arret);
      void ask(predictions.length);
      return;
    }
    clip.current?.seek(la);
    showTime(la);
    if (la >= duree) void send();
  };
  const point = (la: PointVise) => {
    const t = temps.current;
    if (forme === 'dit') {
      stand();
      setPhase({ nom: 'dit', point: la, t });
    } else {
      setClics([...clics, { t, ...la }]);
      if (unBouton) play();
    }
  };
  const moveClics = (avant: TailleDEcran, apres: TailleDEcran) => {
    const move = <C extends PointVise>(clic: C): C => {
      const { x, y } = surAutreEcran(clic, avant, apres);
      return { ...clic, x: serre(x / apres.largeur), y: serre(y / apres.hauteur) };
    };
    setClics((faits) => faits.map(move));
    setDits((faits) => faits.map(move));
  };
  const leave = async () => {
    // Clicks that wait for the network are kept, and leave by themselves.
    const enRoute = PERDABLES.has(phase.nom);
    const arrete = phase.nom === 'joue' && !test;
    if (arrete) clip.current?.pause();
    const oui =
      !enRoute ||
      (await confirm({
        title: 'Quitter cette vidéo\u202f?',
        message: test
          ? 'Elle reprendra au début, sans les clics que tu viens de faire.'
          : 'Ce que tu viens d’y faire n’est pas gardé.',
        yes: 'Quitter',
        no: 'Continuer',
      }));
    if (oui) onQuitte();
    else if (arrete) play();
  };
  const say = (indice: Indice) => {
    if (phase.nom !== 'dit') return;
    setDits([...dits, { t: phase.t, ...phase.point, indice }]);
    play();
  };
  useEncore(phase.nom === 'attente', send);

  const cliquable = phase.nom === 'joue' && (forme === 'clique' || forme === 'dit');
  const libre = reste === null || reste > 0;
  if (phase.nom === 'refus')
    return (
      <Salle titre={titre} test={test} onQuitte={onQuitte}>
        <div className={styles.mots} role="alert">
          <p>{phase.message}</p>
          <Button onClick={onQuitte}>Revenir aux vidéos</Button>
        </div>
      </Salle>
    );
  if (phase.nom === 'choix')
    return (
      <Salle titre={titre} test={test} onQuitte={() => void leave()}>
        <Choix
          propositions={phase.propositions}
          onChoix={async (choix) => onSuite(await juge.choose(choix))}
        />
      </Salle>
    );
  if (enMots)
    return (
      <Salle titre={titre} test={test} onQuitte={() => void leave()}>
        <EnMots envoye={envoye} onFini={() => void send()} busy={phase.nom === 'envoi'} />
        {phase.nom === 'attente' && <Gardes message={phase.message} encore={send} />}
      </Salle>
    );
  return (
    <Salle titre={titre} test={test} onQuitte={() => void leave()}>
      <Ecran
        envoye={envoye}
        unBouton={unBouton}
        onPoint={cliquable && libre ? point : undefined}
        onCherche={() => clip.current?.pause()}
        onReady={(ouvert) => {
          clip.current = ouvert;
        }}
        onTime={showTime}
        onStop={stop}
        onResize={moveClics}
        onLost={onPerdu ?? (() => setEnMots(true))}
        onSlow={() => setFixe(true)}
        affiche={
          phase.nom === 'affiche' && (
            <Affiche partie={partie} play={play} mots={() => setEnMots(true)} />
          )
        }
      />
      <div className={styles.tableau}>
        <progress ref={barre} max={duree} value={0} aria-label="Où en est la vidéo" />
        <span ref={clignotant} className={styles.clignotant} data-cote="aucun" />
        {(forme === 'clique' || forme === 'dit') && (
          <p className={styles.compte} aria-live="polite">
            {reste === null
              ? combien(forme === 'dit' ? dits.length : clics.length, 'clic')
              : `Reste ${combien(Math.max(0, reste), 'clic')}`}
          </p>
        )}
        {fixe && phase.nom === 'joue' && (
          <Button onClick={step} rightSection={<Icon name="next" />}>
            Image suivante
          </Button>
        )}
        {!fixe && !test && phase.nom === 'joue' && (
          <Button variant="default" onClick={pause}>
            Pause
          </Button>
        )}
        {phase.nom === 'pause' && <Button onClick={play}>Reprendre</Button>}
        {phase.nom === 'envoi' && <output>Envoi de tes clics…</output>}
      </div>
      {phase.nom === 'attente' && <Gardes message={phase.message} encore={send} />}
      {phase.nom === 'arret' && (
        <Question
          titre={'Que va-t-il se passer\u202f?'}
          options={phase.propositions.map(({ rang, libelle }) => ({ cle: rang, libelle }))}
          onChoisie={(rang) => {
            const faites = [...predictions, rang];
            setPredictions(faites);
            setPhase({ nom: 'joue' });
            if (!fixe) clip.current?.play(1, arrets[faites.length]);
          }}
        />
      )}
      {phase.nom === 'dit' && (
        <Question
          titre={'Que vois-tu\u202f?'}
          options={indices.map((indice) => ({ cle: indice, libelle: INDICES[indice] }))}
          onChoisie={say}
          onAnnule={play}
        />
      )}
    </Salle>
  );
}

function useEncore(attend: boolean, send: () => Promise<void>): void {
  const last = useRef(send);
  useEffect(() => {
    last.current = send;
  });
  useEffect(() => {
    if (!attend) return undefined;
    const encore = () => void last.current();
    const timer = setInterval(encore, ENCORE_MS);
    addEventListener('online', encore);
    return () => {
      clearInterval(timer);
      removeEventListener('online', encore);
    };
  }, [attend]);
}

const Gardes = ({ message, encore }: { message: string; encore: () => Promise<void> }) => (
  <div className={styles.panneau} role="alert">
    <p>{message} Tes clics sont gardés sur cet appareil ; ils partent d’eux-mêmes.</p>
    <Button onClick={() => void encore()}>Envoyer maintenant</Button>
  </div>
);

const CONSIGNES: Record<FormeDePartie, string> = {
  clique:
    'Touche ce qui t’oblige à ralentir, à t’écarter ou à t’arrêter, dès que tu le vois venir. Une fois que ta voiture freine, c’est trop tard.',
  predit: 'La vidéo s’arrête plusieurs fois et te demande ce qui va se passer.',
  dit: 'Touche ce que tu surveilles, et dis ce que c’est, comme à côté d’un moniteur.',
  mots: 'Regarde bien\u00a0: à la fin, tu coches ce qui t’obligeait à agir.',
};

interface AfficheProps {
  partie: PartieCommencee;
  play: () => void;
  mots: () => void;
}

const Affiche = ({ partie: { forme, titre, test }, play, mots }: AfficheProps) => (
  <div className={styles.carton}>
    <h2>{titre}</h2>
    <p>{CONSIGNES[forme]}</p>
    {test?.reprise === 1 && (
      <p>
        Tu l’avais commencée&nbsp;: elle reprend au début. Au vrai test, elle ne passe qu’une fois.
      </p>
    )}
    <p className={styles.tourne}>Tourne ton téléphone pour voir plus large.</p>
    <Button size="lg" onClick={play} ref={(bouton) => bouton?.focus({ preventScroll: true })}>
      Démarrer
    </Button>
    {forme === 'mots' && (
      <Button variant="subtle" color="gray.0" onClick={mots}>
        Lire la scène en mots
      </Button>
    )}
  </div>
);

interface QuestionProps<C extends string | number> {
  titre: string;
  options: readonly { cle: C; libelle: string }[];
  onChoisie: (cle: C) => void;
  onAnnule?: () => void;
}

function Question<C extends string | number>(props: QuestionProps<C>) {
  const { titre, options, onChoisie, onAnnule } = props;
  const tete = useRef<HTMLHeadingElement>(null);
  const pressee = useRef(false);
  useEffect(() => tete.current?.focus({ preventScroll: true }), []);
  /** The finger that opened it does not answer it. */
  const chosen = (event: MouseEvent, act: () => void) => {
    if (event.detail === 0 || pressee.current) act();
  };
  return (
    <section
      className={styles.panneau}
      aria-labelledby="question-posee"
      onPointerDown={() => {
        pressee.current = true;
      }}
    >
      <h2 id="question-posee" ref={tete} tabIndex={-1}>
        {titre}
      </h2>
      {onAnnule && (
        <Button variant="subtle" onClick={(event) => chosen(event, onAnnule)}>
          Rien, continuer
        </Button>
      )}
      <div className={styles.options}>
        {options.map(({ cle, libelle }) => (
          <Button
            key={cle}
            variant="default"
            onClick={(event) => chosen(event, () => onChoisie(cle))}
          >
            {libelle}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface SalleProps {
  titre: string;
  test: PartieCommencee['test'];
  onQuitte: () => void;
  children: ReactNode;
}

/** A clip has the screen to itself. */
const Salle = ({ titre, test, onQuitte, children }: SalleProps) => (
  <main className={styles.salle}>
    <header className={styles.entete}>
      <Button variant="subtle" color="gray.0" size="compact-md" onClick={onQuitte}>
        Quitter
      </Button>
      <h1>{titre}</h1>
      {test && (
        <p>
          Vidéo {test.rang + 1} sur {test.nombre}
        </p>
      )}
    </header>
    {children}
  </main>
);
