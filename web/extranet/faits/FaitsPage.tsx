import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { FAITS, type NomDeFait, NOMS_DES_FAITS, faitOf } from '../../../droit/faits.ts';
import { FAIT, FILTRE_DE_FAITS } from '../../../regles/fait.ts';
import { useRessource } from '../cadre/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { differencesOf, sentOf, startOf, typedOf } from '../../socle/ui/champs.ts';
import { dateInWords } from '../../socle/ui/dates.ts';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import plainStyles from '../../socle/ui/plain.module.css';

type LigneDeFait = NonNullable<OutputOf<'getFaitsExtranet'>['fait']>;

const NOUVEAU = { ...startOf(FAIT.champs), version: null as number | null };
type Saisie = typeof NOUVEAU;

const REFRESHED = { refreshes: ['getFaitsExtranet', 'getFaits'] } as const;
const VIDE = { title: 'Rien à revoir', children: 'Chaque source a été relue cette année.' };
const DE: Record<LigneDeFait['de'], string> = {
  loi: 'La loi',
  centre: 'Les centres',
  ecole: 'L’école',
};
const ETATS: Record<LigneDeFait['etat'], { mot: string; color: string }> = {
  vigueur: { mot: 'En vigueur', color: 'success' },
  avenir: { mot: 'À venir', color: 'bleu' },
  passe: { mot: 'Ancienne', color: 'gray' },
};

const ADRESSE = /https?:\/\/\S+/;

/** An address is shown as a link by its host: whole, it is wider than its column. */
function Source({ source }: { source: string }) {
  const [adresse] = ADRESSE.exec(source) ?? [];
  if (adresse === undefined || !URL.canParse(adresse)) return source;
  const [avant, apres] = source.split(adresse);
  return (
    <>
      {avant}
      <a href={adresse} target="_blank" rel="noreferrer">
        {new URL(adresse).hostname}
      </a>
      {apres}
    </>
  );
}

const valeurEnMots = ({ fait, valeur }: Pick<LigneDeFait, 'fait' | 'valeur'>) =>
  faitOf(fait).valeurs?.[valeur]?.libelle ?? valeur;

const COLONNES: readonly Column<LigneDeFait>[] = [
  {
    head: 'Chiffre',
    cell: ({ fait, de, indexe }) => (
      <span className={plainStyles.column}>
        <span>{faitOf(fait).libelle}</span>
        <span className={plainStyles.small}>
          {DE[de]}
          {indexe === 1 && ', indexé chaque 1er janvier'}
        </span>
      </span>
    ),
  },
  {
    head: 'Valeur',
    cell: (ligne) => (
      <span className={plainStyles.column}>
        <strong>{valeurEnMots(ligne)}</strong>
        <span className={plainStyles.small}>dès le {dateInWords(ligne.du)}</span>
      </span>
    ),
  },
  {
    head: 'Source',
    cell: ({ source, verifie }) => (
      <span className={plainStyles.column}>
        <span>
          <Source source={source} />
        </span>
        <span className={plainStyles.small}>Relue le {dateInWords(verifie)}</span>
      </span>
    ),
  },
  {
    head: 'État',
    cell: ({ etat, aRevoir }) => (
      <Badge color={aRevoir ? 'orange' : ETATS[etat].color} miw="max-content">
        {aRevoir ? 'À revoir' : ETATS[etat].mot}
      </Badge>
    ),
  },
];

const saisieOf = (ligne: LigneDeFait): Saisie => ({
  ...typedOf(FAIT.champs, ligne),
  version: ligne.version,
});

const readOne = async (id: number): Promise<LigneDeFait> =>
  (await call('getFaitsExtranet', { id })).fait!;

export const handle = { lit: [['getFaitsExtranet', { page: 1 }]] } satisfies Handle;

export default function FaitsPage() {
  const filters = useFilters({ etat: '' });
  const list = useListing('getFaitsExtranet', {
    page: filters.page,
    etat: chosenOf(FILTRE_DE_FAITS.options, filters.values.etat),
  });
  const add = useWrite('addFait', REFRESHED);
  const edit = useWrite('editFait', REFRESHED);
  const fiche = useRessource<LigneDeFait, Saisie>(FAIT, {
    ...REFRESHED,
    list,
    empty: NOUVEAU,
    readOne,
    typedOf: saisieOf,
    add: (typed) => add(sentOf(FAIT.champs, typed)),
    edit: ({ id, version, ...typed }) => {
      const { fait: _, ...dite } = sentOf(FAIT.champs, typed);
      return edit({ id, version: version ?? undefined, ...dite });
    },
    remove: useWrite('deleteFait', { ...REFRESHED, removes: true }),
    differences: (typed, leur) => differencesOf(FAIT.champs, typed, saisieOf(leur)),
    warning: async ({ id }) => {
      const ligne = await readOne(id);
      return `${faitOf(ligne.fait).libelle}\u00a0: ${valeurEnMots(ligne)}, dès le ${dateInWords(ligne.du)}.`;
    },
  });
  const { form, typed, own, field } = fiche;
  const champ = champOf(FAIT.champs, fiche);
  const valeurs = typed.fait && faitOf(typed.fait).valeurs;

  return (
    <>
      <ListScreen
        title="Chiffres et règles"
        lead="Ce que le site, les questions fréquentes et les mails disent de la loi et des centres. Une valeur vaut dès son jour."
        begin={{ label: 'Nouvelle valeur', onClick: () => void fiche.beginNew() }}
      >
        <Listing
          {...fiche.row}
          {...pagesOf(list, ({ faits }) => faits)}
          label="Chiffres et règles"
          columns={COLONNES}
          empty={VIDE}
          counted={['valeur', 'valeurs']}
          filters={filters}
          nameOf={({ fait, du }) => `${faitOf(fait).libelle}, dès le ${dateInWords(du)}`}
        >
          <ChoiceField {...filters.choice('etat', FILTRE_DE_FAITS)} none="Toutes" />
        </Listing>
        <Form
          {...form}
          title={{ add: 'Nouvelle valeur', edit: own ? faitOf(own.fait).libelle : FAIT.un }}
        >
          {typed.version === null ? (
            <Champ {...champ('fait')} />
          ) : (
            <TextField
              {...field('fait')}
              value={typed.fait ? faitOf(typed.fait).libelle : ''}
              onChange={() => undefined}
              label={FAIT.champs.fait.label}
              readOnly
            />
          )}
          {valeurs ? (
            <ChoiceField
              {...field('valeur')}
              label={FAIT.champs.valeur.label}
              description={valeurs[typed.valeur] && ditDe(valeurs[typed.valeur]!)}
              options={Object.entries(valeurs).map(([value, { libelle }]) => ({
                value,
                label: libelle,
              }))}
              onChange={(valeur) => fiche.set({ valeur: valeur ?? '' })}
            />
          ) : (
            <Champ {...champ('valeur')} />
          )}
          <Champ {...champ('du')} />
          <Champ {...champ('source')} />
          <Champ {...champ('verifie')} />
        </Form>
      </ListScreen>
      <Appliques />
    </>
  );
}

/** Tells a rule as learners read it, and where it holds. */
const ditDe = (regle: { libelle: string; dit?: string; ou?: string }) =>
  [regle.dit, regle.ou].filter(Boolean).join(' ');

const LUS = NOMS_DES_FAITS.filter((nom) => faitOf(nom).applique);

interface FaitLu {
  nom: NomDeFait;
  valeur: string;
}

const COLONNES_LUES: readonly Column<FaitLu>[] = [
  { head: 'Chiffre', cell: ({ nom }) => faitOf(nom).libelle },
  { head: 'Valeur', cell: ({ valeur }) => <strong>{valeur}</strong> },
  {
    head: 'D’où',
    cell: ({ nom }) =>
      faitOf(nom).de === 'ecole'
        ? 'Lu dans vos produits et vos contenus'
        : 'Appliqué par le programme',
  },
];

function Appliques() {
  const { data } = useQuery(callQuery('getFaits', {}));
  const dits: Partial<Record<string, string>> = data?.faits ?? {};
  const rows = LUS.map((nom) => ({ id: nom, nom, valeur: dits[nom] ?? FAITS[nom].valeur }));
  return (
    <Part id="appliques" title="Ce qui ne se règle pas ici">
      <Table label="Chiffres appliqués" columns={COLONNES_LUES} rows={rows} />
    </Part>
  );
}
