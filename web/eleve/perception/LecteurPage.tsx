import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import type { ClipEnvoye } from '../../../films/envoi.ts';
import { hasWebGl } from '../../../monde/webGl.ts';
import { marque } from '../../../marque.ts';
import type { RegleDePerception } from '../../../regles/perception.ts';
import { regleOf } from '../../../droit/perception.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import messageStyles from '../../socle/ui/Message.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import { Accueil, type Entrainement } from './Accueil.tsx';
import { LaRueVient } from './Ecran.tsx';
import { Lecon } from './Lecon.tsx';
import { type FormeDePartie, Partie, type PartieCommencee } from './Partie.tsx';
import {
  addPartie,
  addPartieDeTest,
  clipEnvoyeDe,
  getRevue,
  getTest,
  jugeDeSeance,
  openLecteur,
  type ResultatDeTest,
  type Revue as RevueLue,
  sendLeft,
  type Suite,
  useAccueil,
  useAddTest,
  useRereadAccueil,
} from './perception.calls.ts';
import styles from './perception.module.css';
import { ResultatTest } from './ResultatTest.tsx';
import { Revue } from './Revue.tsx';
import { SANS_FILTRE } from './ToutesLesVideos.tsx';
import { keepSeance, readSeance, type Seance, takeJeton } from './seance.ts';

export const handle = { cadre: 'aucun', noindex: true } satisfies Handle;

export const meta = () => [{ title: `Perception des risques · ${marque.nom}` }];

type EtatDeSeance =
  | { nom: 'attente' }
  | { nom: 'ouverte'; seance: Seance }
  | { nom: 'refusee'; message: string };

/** Our player: it knows its token, and nobody’s name. */
export default function LecteurPage() {
  const [etat, setEtat] = useState<EtatDeSeance>({ nom: 'attente' });
  const ouvert = useRef(false);
  useEffect(() => {
    // A token opens once, and React may run this twice.
    if (ouvert.current) return;
    ouvert.current = true;
    openSeance().then(setEtat, (error: unknown) =>
      setEtat({ nom: 'refusee', message: sentenceOf(error) }),
    );
  }, []);
  if (etat.nom === 'attente') return <Chargement />;
  if (etat.nom === 'refusee')
    return (
      <main className={messageStyles.page}>
        <h1 className={messageStyles.title}>L’exercice ne s’ouvre pas</h1>
        <p className={messageStyles.text}>{etat.message}</p>
        <a className={`${plainStyles.button} ${plainStyles.filled}`} href={MON_PROFIL}>
          Mes accès
        </a>
      </main>
    );
  return <Lecteur seance={etat.seance.seance} />;
}

/** With the token of the address, else the session that this tab has. */
async function openSeance(): Promise<EtatDeSeance> {
  const jeton = takeJeton();
  const gardee = readSeance(serverNow());
  if (jeton) {
    const { seance, dateFin, retour } = await openLecteur(jeton);
    keepSeance({ seance, dateFin, retour });
    return { nom: 'ouverte', seance: { seance, dateFin, retour } };
  }
  return gardee ? { nom: 'ouverte', seance: gardee } : { nom: 'refusee', message: SANS_JETON };
}

const SANS_JETON =
  'Ouvre-le depuis «\u00a0Mes accès\u00a0»\u00a0: un bouton l’ouvre dans un nouvel onglet.';

type VueDuLecteur =
  | { nom: 'accueil' }
  | { nom: 'partie'; partie: PartieCommencee; test_id: number | null; perdu?: () => void }
  | { nom: 'revue'; revue: RevueLue; envoye: ClipEnvoye | null; test: ResultatDeTest | null }
  | { nom: 'resultat'; test: ResultatDeTest };

function Lecteur({ seance }: { seance: string }) {
  const query = useAccueil(seance);
  const reread = useRereadAccueil();
  const addTest = useAddTest();
  const [vue, setVue] = useState<VueDuLecteur>({ nom: 'accueil' });
  const [entrainement, setEntrainement] = useState<Entrainement>({
    forme: 'clique',
    ouvert: false,
    filtre: SANS_FILTRE,
  });
  /** Its clip is on the way: what was there comes back where it is refused. */
  const [vient, setVient] = useState(false);
  /** Where its clips lead back to; null: the first screen. */
  const [lecon, setLecon] = useState<string | null>(null);
  const sent = useEffectEvent(reread);
  useEffect(() => {
    void sendLeft(seance).then(() => sent());
  }, [seance]);
  const go = (la: VueDuLecteur) => {
    setVue(la);
    globalThis.scrollTo(0, 0);
  };

  const retour = () => {
    void reread();
    go({ nom: 'accueil' });
  };
  /** A refusal is told, and the screen stays. */
  const tente = (travail: Promise<unknown>) =>
    void travail.catch((error: unknown) =>
      toast({ kind: 'error', title: sentenceOf(error), sujet: 'lecteur' }),
    );
  const attend = async <T,>(travail: Promise<T>): Promise<T> => {
    setVient(true);
    return travail.finally(() => setVient(false));
  };
  const begin = async (clip: string, voulue: FormeDePartie) => {
    const forme = hasWebGl() ? voulue : 'mots';
    const begun = await attend(addPartie({ seance, clip, forme }));
    const partie = partieDe(begun, forme);
    // A learner who can no longer click ticks instead.
    const perdu = () => tente(begin(clip, 'mots'));
    go({ nom: 'partie', partie, test_id: null, ...(forme !== 'mots' && { perdu }) });
  };
  const next = async (test_id: number, forme: FormeDePartie) => {
    const begun = await addPartieDeTest(seance, test_id);
    const { rang, nombre, clics, reprise } = begun;
    const partie = {
      ...partieDe({ ...begun, arrets: [] }, forme),
      test: { rang, nombre, clics, reprise },
    };
    go({ nom: 'partie', partie, test_id });
  };
  const beginTest = async (voulue: RegleDePerception) => {
    const possible = hasWebGl() ? voulue : 'choix-multiple';
    const { test_id, regle } = await attend(addTest.mutateAsync({ seance, regle: possible }));
    await attend(next(test_id, regleOf(regle).choix ? 'mots' : 'clique'));
  };
  const show = async (test_id: number) =>
    go({ nom: 'resultat', test: await getTest(seance, test_id) });
  const after = async (
    { revue, termine }: Suite,
    partie: PartieCommencee,
    test_id: number | null,
  ) => {
    if (revue) go({ nom: 'revue', revue, envoye: partie.envoye, test: null });
    else if (test_id !== null && termine) await show(test_id);
    else if (test_id !== null) await next(test_id, partie.forme);
  };

  if (vient)
    return (
      <main className={styles.salle}>
        <LaRueVient />
      </main>
    );
  if (vue.nom === 'partie') {
    const { partie, test_id, perdu } = vue;
    return (
      <Partie
        key={partie.partie_id}
        juge={jugeDeSeance(seance, partie.partie_id)}
        partie={partie}
        onSuite={(suite) => tente(after(suite, partie, test_id))}
        onQuitte={retour}
        onPerdu={perdu}
      />
    );
  }
  if (vue.nom === 'revue') {
    const { test } = vue;
    return (
      <main className={`${plainStyles.page} ${plainStyles.stack}`}>
        <h1 className={messageStyles.title}>{vue.revue.titre}</h1>
        <Revue revue={vue.revue} envoye={vue.envoye} />
        <Button size="lg" onClick={test ? () => go({ nom: 'resultat', test }) : retour}>
          {test
            ? 'Revenir au résultat'
            : lecon === null
              ? 'Revenir aux vidéos'
              : 'Revenir à la leçon'}
        </Button>
      </main>
    );
  }
  if (vue.nom === 'resultat') {
    const { test } = vue;
    const revoir = async (partie_id: number) => {
      const { revue, envoye } = await getRevue(seance, partie_id);
      go({ nom: 'revue', revue, envoye: envoye && clipEnvoyeDe(envoye), test });
    };
    return (
      <ResultatTest
        test={test}
        onRevue={(partie_id) => tente(revoir(partie_id))}
        onQuitte={retour}
      />
    );
  }
  if (query.error) return <Failure error={query.error} retry={() => query.refetch()} />;
  if (!query.data) return <Chargement />;
  const openLecon = (la: string | null) => {
    setLecon(la);
    globalThis.scrollTo(0, 0);
  };
  if (lecon !== null)
    return (
      <Lecon
        key={lecon}
        seance={seance}
        accueil={query.data}
        lecon={lecon}
        onClip={(clip) => tente(begin(clip, 'clique'))}
        onLecon={openLecon}
        onQuitte={() => openLecon(null)}
      />
    );
  return (
    <Accueil
      accueil={query.data}
      entrainement={entrainement}
      onEntrainement={(change) => setEntrainement((avant) => ({ ...avant, ...change }))}
      onClip={(clip, forme) => tente(begin(clip, forme))}
      onLecon={openLecon}
      onTest={(regle) => tente(beginTest(regle))}
      onResultat={(test_id) => tente(show(test_id))}
    />
  );
}

const partieDe = (
  {
    partie_id,
    titre,
    envoye,
    arrets,
  }: { partie_id: number; titre: string; envoye: object; arrets: number[] },
  forme: FormeDePartie,
): PartieCommencee => ({
  partie_id,
  titre,
  envoye: clipEnvoyeDe(envoye),
  forme,
  arrets,
});
