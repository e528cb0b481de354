import { autresMots } from '../../../regles/lettres.ts';
import { Button, Group, useMantineColorScheme } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import { BackButton } from '../../socle/ui/BackButton.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { Chart } from '../../socle/ui/Chart.tsx';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { Dialog } from '../../socle/ui/Dialog.tsx';
import { Empty } from '../../socle/ui/Empty.tsx';
import { Avancement } from '../../socle/ui/Avancement.tsx';
import { ErrorState } from '../../socle/ui/ErrorState.tsx';
import { Offline } from '../../socle/ui/Offline.tsx';
import { Figure, Figures } from '../../socle/ui/Figures.tsx';
import { Facts } from '../../socle/ui/Facts.tsx';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { Segments } from '../../socle/ui/Segments.tsx';
import { SignpostDrawing } from '../../socle/ui/SignpostDrawing.tsx';
import { useDialog } from '../../socle/ui/useDialog.ts';
import type { Route } from './+types/ComposantsPage.ts';
import { Champs } from './Champs.tsx';
import styles from './Composants.module.css';
import { Ecran } from './Ecran.tsx';
import { EditeurTardif, Versions } from '../questions/index.ts';

export const handle = { noindex: true, recherche: ['mot', 'serie', 'page'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { demo } = await context.get(serverCallContext)('getReglages', {});
  if (demo === 0) throw new Response(null, { status: 404 });
  return null;
}

/** axe checks every part of `ui/` here, in every state. */
export default function ComposantsPage() {
  return (
    <main className={styles.page}>
      <title>Composants</title>
      <PageHeading
        back={{ to: '/', label: 'Vers l’accueil' }}
        lead="Ce dont les écrans sont faits, dans tous ses états."
        actions={<Scheme />}
      >
        Composants
      </PageHeading>
      <SectionHeading>États</SectionHeading>
      <Etats />
      <SectionHeading>Chiffres</SectionHeading>
      <Chiffres />
      <SectionHeading>Champs</SectionHeading>
      <Champs />
      <Ecran />
      <Banque />
    </main>
  );
}

function Scheme() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <Button variant="default" onClick={toggleColorScheme}>
      Clair ou sombre
    </Button>
  );
}

const KINDS = ['success', 'error', 'info', 'warning'] as const;

const VUES = [
  { value: 'une', label: 'Une vue' },
  { value: 'autre', label: 'L’autre' },
];

function Etats() {
  const dialog = useDialog();
  const [vue, setVue] = useState('une');
  return (
    <div className={styles.grid}>
      <Card>
        <SectionHeading level={3} actions={<Button variant="outline">Une action</Button>}>
          Un titre de partie
        </SectionHeading>
        <BackButton to="/composants">Un retour</BackButton>
        <Group gap="xs">
          <Button>Plein</Button>
          <Button variant="outline">Contour</Button>
          <Button variant="subtle">Discret</Button>
          <Button variant="default">Neutre</Button>
          <Button color="danger">Danger</Button>
          <Button loading>Attente</Button>
          <Button disabled>Éteint</Button>
        </Group>
        <Group gap="xs">
          {KINDS.map((kind) => (
            <Group key={kind} gap="xs">
              <Sign kind={kind} /> {kind}
            </Group>
          ))}
        </Group>
        <Gauge value={2} max={5} tone="warning" label="Une progression" text="2 sur 5" />
        <Segments label="Deux vues" value={vue} onChange={setVue} options={VUES} />
        <Button variant="outline" onClick={dialog.open}>
          Ouvrir un dialogue
        </Button>
        <Dialog
          opened={dialog.opened}
          origin={dialog.origin}
          onClose={dialog.close}
          title="Un dialogue"
        >
          Échap, la croix et le fond le ferment.
        </Dialog>
      </Card>
      <Empty
        title="Rien pour l’instant"
        drawing={<SignpostDrawing />}
        action={<Button>Ajouter</Button>}
      >
        Ce qui s’ajoute s’inscrit ici.
      </Empty>
      <Card>
        <ErrorState
          part
          title="Pas de connexion"
          text="Impossible de joindre le serveur."
          retry={() => undefined}
        />
      </Card>
      <Offline />
      <Offline part>Cette page est telle qu’elle est arrivée en dernier.</Offline>
      <Card>
        <Chargement />
      </Card>
      <Card>
        <Avancement titre="Un long travail" fait={120} total={500} />
        <Avancement titre="Un autre" etape="Une de ses parties" fait={0} total={1} />
      </Card>
      <Part title="Une partie">
        <Facts facts={{ Panneau: 'B1', Couleurs: 'Rouge et blanc' }} />
      </Part>
    </div>
  );
}

const POINTS = [12, 40, 35, 0, 61, 58].map((count, i) => ({
  id: String(i),
  label: `Jour ${i + 1}`,
  count,
  percent: count === 0 ? null : 30 + 10 * i,
}));

function Chiffres() {
  return (
    <>
      <Figures label="Chiffres">
        <Figure value={1234} label="panneaux" to="/composants" />
        <Figure value={3} label="panneaux sans nom" note="cette semaine" to="#graphique" wanting />
        <Figure value={0} label="panneau perdu" to={null} />
        <Figure value={undefined} label="qui attend" to="/composants" />
      </Figures>
      <Card id="graphique" aria-label="Graphique">
        <Chart
          description="Graphique de six jours&nbsp;: 206 panneaux."
          bars="Panneaux"
          line="Bien vus"
          points={POINTS}
        />
      </Card>
    </>
  );
}

type Version = ComponentProps<typeof Versions>['versions'][number];

const PREMIERE: Version = {
  version_id: 1,
  courante: 0,
  auteur: 'Contenu',
  dateModification: '2026-11-02T09:00:00.000Z',
  langue: 'FR',
  libelle: 'Qui passe en premier\u202f?',
  libelleImage: null,
  imageDescription: null,
  scene: null,
  a: 'Moi.',
  b: 'Le tram.',
  c: null,
  d: null,
  correcte: 'a',
  grave: 0,
  justification: 'Le tram vient de droite.',
  ...autresMots(() => null),
  idArticleLois: '12.3.1',
  valableDu: null,
  changements: [],
};
const SECONDE: Version = {
  ...PREMIERE,
  version_id: 2,
  courante: 1,
  auteur: 'Julie Lambert',
  dateModification: '2026-11-20T15:30:00.000Z',
  changements: [
    {
      champ: 'justification',
      avant: 'Le tram vient de droite.',
      apres: 'Le tram passe toujours avant nous, d’où qu’il vienne.',
    },
    { champ: 'correcte', avant: 'a', apres: 'b' },
    { champ: 'grave', avant: 0, apres: 1 },
    { champ: 'libelleImage', avant: null, apres: '/favicon.svg' },
  ],
};

function Banque() {
  const [texte, setTexte] = useState('');
  return (
    <>
      <SectionHeading>Une image décrite</SectionHeading>
      <EditeurTardif value={texte} onChange={setTexte} correcte="b" lettres={['a', 'b']} />
      <SectionHeading>Un historique</SectionHeading>
      <Card as="div">
        <Versions versions={[SECONDE, PREMIERE]} busy={null} onRestore={() => undefined} />
      </Card>
    </>
  );
}
