import { Button } from '@mantine/core';
import type { InputOf, OutputOf } from '../../../contract/index.ts';
import { REGLES_EN_BREF } from '../../../regles/motDePasse.ts';
import {
  FONCTIONS,
  FONCTIONS_OFFERTES,
  type Fonction,
  niveauDit,
} from '../../../regles/fonctions.ts';
import { LEVELS, NIVEAUX, NIVEAUX_DITS, type Level } from '../../../regles/niveaux.ts';
import { useAdmin } from '../cadre/index.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { tellConflict, tellFailure } from '../../socle/kernel/tellFailure.ts';
import { useFiche } from '../../socle/kernel/useFiche.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { NumberField } from '../../socle/ui/fields/NumberField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { Droits } from './Droits.tsx';

type Personne = OutputOf<'getUsers'>['users']['data'][number];
interface Saisie extends Omit<InputOf<'addUser'>, 'level' | 'fonction' | 'plafond'> {
  level: Level;
  fonction: Fonction | null;
  plafond: number | null;
}

const REFRESHED = { refreshes: ['getUsers', 'getUserExtranet'] } as const;
const NOUVEAU: Saisie = {
  prenom: '',
  nom: '',
  email: '',
  level: 1,
  fonction: null,
  plafond: null,
  password: '',
};
const NIVEAUX_OFFERTS = LEVELS.map((value) => ({
  value,
  label: `${NIVEAUX[value]} (${value})`,
}));
const TOUTES = FONCTIONS_OFFERTES.map((value) => ({ value, label: FONCTIONS[value].label }));
const SANS_PROPRIETAIRE = TOUTES.filter(({ value }) => value !== 'proprietaire');
const SANS_FONCTION = 'Tout ce que peut un superviseur.';
const COLONNES = [
  { head: 'Nom', cell: ({ prenom, nom }: Personne) => `${nom} ${prenom}` },
  {
    head: 'Email',
    cell: ({ email, invite }: Personne) => (invite ? `${email} (invitation envoyée)` : email),
  },
  { head: 'Niveau', cell: niveauDit },
  {
    head: 'Second facteur',
    cell: ({ secondFacteur }: Personne) => (secondFacteur ? 'Oui' : 'Non'),
  },
] as const;
const VIDE = { title: 'Personne encore', children: 'Qui vous ajoutez s’inscrit ici.' };
const INVITATION = 'Un mail l’invite à choisir le sien, que vous en donniez un ou non.';

export const handle = { lit: [['getUsers', { page: 1 }]] } satisfies Handle;

export default function AdminsPage() {
  const { id: moi, fonction: maFonction } = useAdmin();
  const proprietaire = maFonction === 'proprietaire';
  const filters = useFilters({ recherche: '' });
  const list = useListing('getUsers', {
    page: filters.page,
    recherche: filters.values.recherche.slice(0, 200) || undefined,
  });
  const fiche = useFiche<Personne, Saisie>({
    empty: NOUVEAU,
    valuesOf: ({ prenom, nom, email, level, fonction, plafond }) => ({
      prenom,
      nom,
      email,
      level,
      fonction,
      plafond,
      password: '',
    }),
    add: useWrite('addUser', REFRESHED),
    edit: useWrite('updateUser', REFRESHED),
    remove: useWrite('deleteUser', REFRESHED),
    warning: () =>
      'Ses sessions se terminent\u202f; ce que cette personne a fait reste à son nom. La corbeille ne garde pas un compte\u00a0: pour revenir, elle en reçoit un nouveau.',
    onConflict: (refusal) => tellFailure(refusal, 'updateUser'),
  });
  const { form, field } = fiche;
  const ouverte = list.read?.users.data.find(({ id }) => id === form.id);
  const { onChange: setLevel, ...level } = field('level');
  const fonction = field('fonction');
  const { onChange: setPassword, ...password } = field('password');
  return (
    <>
      <ListScreen
        title="Les admins"
        lead="Les comptes du personnel&nbsp;: qui peut faire quoi dans l’extranet."
        begin={{
          label: 'Nouvelle personne',
          onClick: () => void fiche.beginNew(),
        }}
      >
        <Listing
          {...fiche.row}
          {...pagesOf(list, ({ users }) => users)}
          label="Personnel"
          columns={COLONNES}
          empty={VIDE}
          counted={['personne', 'personnes']}
          filters={filters}
          nameOf={({ prenom, nom }) => `${prenom} ${nom}`}
        >
          <TextField {...filters.text('recherche')} label="Nom ou email" type="search" />
        </Listing>
        <Form
          {...form}
          title={{
            add: 'Nouvelle personne',
            edit: ouverte ? `${ouverte.prenom} ${ouverte.nom}` : 'Personne',
          }}
        >
          <TextField {...field('prenom')} label="Prénom" autoComplete="off" />
          <TextField {...field('nom')} label="Nom" autoComplete="off" />
          <TextField {...field('email')} label="Email" type="email" autoComplete="off" />
          <ChoiceField
            {...level}
            label="Niveau"
            options={NIVEAUX_OFFERTS}
            description={NIVEAUX_DITS[level.value]}
            onChange={(value) => {
              if (!value) return;
              setLevel(value);
              if (value !== 10) fonction.onChange(null);
            }}
          />
          {level.value === 10 && (
            <ChoiceField
              {...fonction}
              label="Fonction (facultatif)"
              options={
                proprietaire || fonction.value === 'proprietaire' ? TOUTES : SANS_PROPRIETAIRE
              }
              none="Aucune"
              description={fonction.value === null ? SANS_FONCTION : FONCTIONS[fonction.value].dit}
            />
          )}
          {proprietaire && level.value === 10 && fonction.value === 'secretariat' && (
            <NumberField
              {...field('plafond')}
              label="Peut rembourser, par paiement (facultatif)"
              description="Vide, le secrétariat ne rembourse rien."
              suffix=" €"
              decimals={2}
            />
          )}
          {/* One's own password changes on another page, which asks for the current one. */}
          {form.id !== moi && (
            <PasswordField
              {...password}
              label={
                form.id === null ? 'Mot de passe (facultatif)' : 'Nouveau mot de passe (facultatif)'
              }
              description={form.id === null ? `${INVITATION} ${REGLES_EN_BREF}` : REGLES_EN_BREF}
              size="md"
              autoComplete="new-password"
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          {ouverte && ouverte.id !== moi && (
            <EnvoyerLien key={`lien ${ouverte.id}`} personne={ouverte} />
          )}
          {proprietaire && ouverte && mayReceive(ouverte) && (
            <RemettreEcole key={`remise ${ouverte.id}`} personne={ouverte} />
          )}
          {ouverte?.secondFacteur === 1 && ouverte.id !== moi && (
            <RetirerFacteur key={ouverte.id} personne={ouverte} />
          )}
        </Form>
      </ListScreen>
      <Droits />
    </>
  );
}

const mayReceive = ({ level, fonction, invite }: Personne) =>
  level === 10 && fonction === null && invite === 0;

function RemettreEcole({ personne: { id, prenom, nom } }: { personne: Personne }) {
  const handOver = useWrite('handOverEcole', REFRESHED);
  const onClick = async () => {
    const yes = await confirm({
      title: 'Remettre l’école\u202f?',
      message: `${prenom} ${nom} devient propriétaire, et vous redevenez superviseur\u00a0: vous ne pourrez pas reprendre l’école de vous-même.`,
      yes: 'Oui, remettre l’école',
      danger: true,
    });
    if (yes) tellConflict(await handOver({ id }), 'handOverEcole');
  };
  return (
    <Button variant="outline" color="danger" onClick={() => void onClick()}>
      Lui remettre l’école
    </Button>
  );
}

/** A mailed link keeps passwords from everybody but their owners. */
function EnvoyerLien({ personne: { id, invite } }: { personne: Personne }) {
  const send = useWrite('sendLienUser');
  return (
    <Button
      variant="outline"
      onClick={() => void send({ id }).then((written) => tellConflict(written, 'sendLienUser'))}
    >
      {invite ? 'Renvoyer l’invitation' : 'Envoyer un lien pour choisir son mot de passe'}
    </Button>
  );
}

function RetirerFacteur({ personne: { id, prenom } }: { personne: Personne }) {
  const remove = useWrite('deleteFacteurUser', REFRESHED);
  const onClick = async () => {
    const yes = await confirm({
      title: 'Retirer le second facteur\u202f?',
      message: `Les sessions de ${prenom} se terminent, et son mot de passe suffira pour se connecter. Faites-le quand son téléphone est perdu.`,
      yes: 'Oui, retirer',
      danger: true,
    });
    if (yes) tellConflict(await remove({ id }), 'deleteFacteurUser');
  };
  return (
    <Button variant="outline" color="danger" onClick={() => void onClick()}>
      Retirer son second facteur
    </Button>
  );
}
