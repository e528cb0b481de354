import { Badge, Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { FILTRE_ACCES } from '../../../regles/accesUser.ts';
import { FILTRE_CHAMP, type ChampRecherche, rechercheOf } from '../../../regles/recherche.ts';
import {
  FILTRE_CONTRAT,
  FILTRE_NEWSLETTER,
  FILTRE_SITUATION,
  FILTRE_SUIVI,
  FILTRE_VISITE,
  TAILLE_ELEVES,
  TRI_ELEVES,
  type TriDEleves,
} from '../../../regles/signalement.ts';
import { saveDownload } from '../../socle/kernel/saveDownload.ts';
import { focusFirst } from '../../socle/kernel/useFiche.ts';
import { useFicheLue } from '../../socle/kernel/useFicheLue.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import type { Column } from '../../socle/ui/Table.tsx';
import { dateInWords, isoDay, shortDay } from '../../socle/ui/dates.ts';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import { Coches, useCoches } from './Coches.tsx';
import { Effacer } from './Effacer.tsx';
import { EleveForm, useEleve } from './EleveForm.tsx';
import { ImportClasse } from './ImportClasse.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './eleves.module.css';
import { nomOfEleve } from './saisie.ts';

type Lus = OutputOf<'getEleves'>;
type LigneDEleve = Lus['eleves']['data'][number];

const COLONNES: readonly Column<LigneDEleve>[] = [
  { head: 'Élève', cell: (ligne) => <Nom ligne={ligne} />, sorts: ['nom'] },
  { head: 'E-mail', cell: ({ email }) => <span className={styles.email}>{email}</span> },
  { head: 'Accès', cell: ({ acces }) => <Acces acces={acces} /> },
  {
    head: 'Visite',
    cell: ({ vuLe }) => (vuLe ? <Jour jour={vuLe} /> : 'Jamais'),
    kind: 'figure',
    sorts: ['absence', 'visite'],
  },
  {
    head: 'Inscription',
    cell: ({ dateCreation }) => <Jour jour={isoDay(dateCreation)} />,
    kind: 'figure',
    sorts: ['anciens', 'recents'],
  },
];

const VIDE = {
  title: 'Aucun élève',
  children: 'Le premier que vous ajoutez ou importez s’inscrit ici.',
};

const NONE = {
  recherche: '',
  champ: 'tous',
  acces: '',
  produit: '',
  classe: '',
  moniteur: '',
  situation: '',
  suivi: '',
  visite: '',
  newsletter: '',
  contrat: '',
  tri: '',
  taille: '',
};

export const handle = {
  lit: [['getEleves', { page: 1, recherche: '', champ: 'tous' }]],
} satisfies Handle;

export default function ElevesPage() {
  const filters = useFilters(NONE);
  const { values } = filters;
  const { recherche } = values;
  const champ: ChampRecherche = chosenOf(FILTRE_CHAMP.options, values.champ) ?? 'tous';
  const tri: TriDEleves = chosenOf(TRI_ELEVES.options, values.tri) ?? 'recents';
  const taille = chosenOf(TAILLE_ELEVES.options, values.taille);
  const voulu = {
    recherche: recherche.trim().slice(0, 200),
    champ,
    ...given({
      acces: chosenOf(FILTRE_ACCES.options, values.acces),
      produit: idIn(values.produit),
      classe: idIn(values.classe),
      moniteur: idIn(values.moniteur),
      situation: chosenOf(FILTRE_SITUATION.options, values.situation),
      suivi: chosenOf(FILTRE_SUIVI.options, values.suivi),
      visite: chosenOf(FILTRE_VISITE.options, values.visite),
      newsletter: chosenOf(FILTRE_NEWSLETTER.options, values.newsletter),
      contrat: chosenOf(FILTRE_CONTRAT.options, values.contrat),
      tri: tri === 'recents' ? undefined : tri,
    }),
  };
  const list = useListing('getEleves', {
    page: filters.page,
    ...voulu,
    ...given({ taille: taille === 25 ? undefined : taille }),
  });
  const { eleves, comptes } = list.read ?? {};
  const typing = filters.text('recherche').value;
  const navigate = useNavigate();
  const ajout = useAjout();
  const coches = useCoches();
  const importing = useDialog();
  const erasing = useDialog();
  const [qui, setQui] = useState<LigneDEleve | null>(null);
  const counted = countedBy(comptes);
  const nommes = (name: 'produit' | 'classe' | 'moniteur', label: string) => ({
    label,
    options: (comptes?.[name] ?? []).map((each) => ({
      value: each.value,
      label: `${each.label} (${each.nombre})`,
    })),
  });

  return (
    <>
      <ListScreen
        title="Élèves"
        begin={{ label: 'Nouvel élève', onClick: () => ajout.begin() }}
        actions={
          <>
            <Button variant="default" onClick={importing.open}>
              Importer une classe
            </Button>
            <Button
              variant="default"
              onClick={() =>
                void saveDownload('exportEleves', {
                  ...voulu,
                  recherche: typing.trim().slice(0, 200),
                })
              }
            >
              Exporter en CSV
            </Button>
          </>
        }
      >
        <Listing
          {...pagesOf(list, (read) => read.eleves)}
          saved={ajout.fiche.row.saved}
          label="Élèves"
          columns={COLONNES}
          page={narrowed(eleves, typing, champ, typing.trim() !== recherche.trim())}
          empty={VIDE}
          counted={['élève', 'élèves']}
          filters={filters}
          nameOf={nomOfEleve}
          sorting={{
            by: tri,
            onSort: (by) => filters.set({ tri: by === 'recents' ? '' : by }),
          }}
          ticking={coches}
          onOpen={({ id }) => void navigate(`/extranet/eleves/${id}?modifier=${id}`)}
          onDelete={(ligne) => {
            setQui(ligne);
            erasing.open();
          }}
          above={
            <Coches {...coches} produits={comptes?.produit ?? []} classes={comptes?.classe ?? []} />
          }
          more={{
            any: [
              'produit',
              'classe',
              'moniteur',
              'visite',
              'acces',
              'newsletter',
              'contrat',
              'tri',
              'taille',
            ].some((name) => values[name as keyof typeof values] !== ''),
            fields: (
              <>
                <ChoiceField
                  {...filters.choice('produit', nommes('produit', 'Produit'))}
                  none="Tous"
                />
                <ChoiceField
                  {...filters.choice('classe', nommes('classe', 'Classe'))}
                  none="Toutes"
                />
                <ChoiceField
                  {...filters.choice('moniteur', nommes('moniteur', 'Moniteur'))}
                  none="Tous"
                />
                <ChoiceField
                  {...filters.choice('visite', counted('visite', FILTRE_VISITE))}
                  none="Toutes"
                />
                <ChoiceField {...filters.choice('acces', FILTRE_ACCES)} none="Tous" />
                <ChoiceField
                  {...filters.choice('newsletter', counted('newsletter', FILTRE_NEWSLETTER))}
                  none="Avec ou sans"
                />
                <ChoiceField
                  {...filters.choice('contrat', counted('contrat', FILTRE_CONTRAT))}
                  none="Signé ou non"
                />
                <ChoiceField {...filters.choice('tri', TRI_ELEVES)} none="Inscrits en dernier" />
                <ChoiceField {...filters.choice('taille', TAILLE_ELEVES)} none="25" />
              </>
            ),
          }}
        >
          <TextField {...filters.text('recherche')} label="Rechercher" type="search" />
          <ChoiceField {...filters.choice('champ', FILTRE_CHAMP)} none="Tous les champs" />
          <ChoiceField
            {...filters.choice('situation', counted('situation', FILTRE_SITUATION))}
            none="Tous"
          />
          <ChoiceField {...filters.choice('suivi', counted('suivi', FILTRE_SUIVI))} none="Tous" />
        </Listing>
        {ajout.asked && (
          <div>
            <EleveForm
              fiche={ajout.fiche}
              beside={
                <Button variant="default" onClick={() => void ajout.close()}>
                  Fermer
                </Button>
              }
            />
          </div>
        )}
      </ListScreen>
      <ImportClasse {...importing} onClose={importing.close} classes={comptes?.classe ?? []} />
      {qui && (
        <Effacer {...erasing} qui={qui} onClose={erasing.close} onDone={() => erasing.close()} />
      )}
    </>
  );
}

/** The form for a new learner, only when asked for; it stays for the next one. */
function useAjout() {
  const fiche = useFicheLue(useEleve());
  const [asked, setAsked] = useState(false);
  const { formRef } = fiche.form;
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (asked) focusFirst(formRef.current);
    else if (from.current instanceof HTMLElement) from.current.focus();
  }, [asked, formRef]);
  return {
    fiche,
    asked,
    begin() {
      from.current = document.activeElement;
      if (asked) focusFirst(formRef.current);
      setAsked(true);
    },
    close: async () => (await fiche.pick(null)) && setAsked(false),
  };
}

/** Leaves out what is not chosen, so that an address without it is the same question. */
const given = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

type Filtre = Exclude<keyof Lus['comptes'], 'produit' | 'classe' | 'moniteur'>;

const idIn = (asked: string) => (/^[1-9]\d{0,9}$/.test(asked) ? asked : undefined);

const countedBy =
  (comptes: Lus['comptes'] | undefined) =>
  (
    name: Filtre,
    filtre: { label: string; options: readonly { value: string | number; label: string }[] },
  ) => ({
    ...filtre,
    options: filtre.options.map(({ value, label }) => {
      const nombre = comptes?.[name].find((each) => each.value === String(value))?.nombre;
      return { value, label: nombre === undefined ? label : `${label} (${nombre})` };
    }),
  });

/** The loaded page narrows at once; an empty result waits until the server has searched. */
function narrowed(
  page: PageOfRows<LigneDEleve> | undefined,
  typing: string,
  champ: ChampRecherche,
  waits: boolean,
): PageOfRows<LigneDEleve> | undefined {
  if (!page || typing.trim() === '') return page;
  const fits = rechercheOf(typing, champ);
  const data = page.data.filter(fits);
  return waits && data.length === 0 ? undefined : { ...page, data };
}

const Jour = ({ jour }: { jour: string }) => (
  <time dateTime={jour} title={dateInWords(jour)}>
    {shortDay(jour)}
  </time>
);

function Nom({ ligne }: { ligne: LigneDEleve }) {
  return (
    <Group gap="xs">
      <Link to={`/extranet/eleves/${ligne.id}`}>{nomOfEleve(ligne)}</Link>
      {ligne.confirme === 0 && <Badge color="warning">Non confirmé</Badge>}
      {ligne.pret === 1 && <Badge color="success">Prêt</Badge>}
      {ligne.bloque === 1 && <Badge color="danger">Bloqué</Badge>}
    </Group>
  );
}

const MOST = 2;
const SUITE: Record<LigneDEleve['acces'][number]['etat'], string> = {
  'pas commencé': ' (pas encore commencé)',
  'en cours': '',
  périmé: ' (périmé)',
  désactivé: ' (désactivé)',
};

function Acces({ acces }: Pick<LigneDEleve, 'acces'>) {
  if (acces.length === 0) return 'Aucun';
  const told = acces.slice(0, MOST).map(({ libelle, etat }) => libelle + SUITE[etat]);
  const others = acces.length - MOST;
  if (others > 0) told.push(`et ${others} ${others === 1 ? 'autre' : 'autres'}`);
  return (
    <ul className={plainStyles.column}>
      {told.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
