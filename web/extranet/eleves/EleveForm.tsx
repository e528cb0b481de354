import { Button, Input, Stack } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import { ELEVE } from '../../../regles/eleve.ts';
import { call } from '../../socle/kernel/call.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import type { FicheLueOptions, useFicheLue } from '../../socle/kernel/useFicheLue.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Conflict } from '../../socle/ui/Conflict.tsx';
import { Form, type FormProps } from '../../socle/ui/Form.tsx';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { RegistreLu } from './RegistreLu.tsx';
import styles from './eleves.module.css';
import { drawMotDePasse } from './motDePasse.ts';
import {
  type EleveLu,
  NOUVEL,
  type Saisie,
  differencesOfEleve,
  inputOf,
  saisieOf,
} from './saisie.ts';

const REFRESHED = { refreshes: ['getEleves', 'getEleve'] } as const;

export function useEleve(): FicheLueOptions<EleveLu, Saisie> {
  const edit = useWrite('editEleve', { ...REFRESHED, says: sentenceOf });
  const add = useWrite('addEleve', REFRESHED);
  return {
    empty: NOUVEL,
    readOne: async (id) => (await call('getEleve', { id })).eleve,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, ...typed }) => edit({ id, ...inputOf(typed) }),
    conflict: {
      // A 409 without a learner has another cause.
      theirsOf: ({ eleve, ...leur }) => (eleve ? ({ ...leur, ...eleve } as EleveLu) : undefined),
      onto: ({ version }) => ({ version }),
      ...REFRESHED,
    },
  };
}

interface EleveFormProps extends Pick<FormProps, 'onDelete' | 'beside'> {
  fiche: ReturnType<typeof useFicheLue<EleveLu, Saisie>>;
}

export function EleveForm({ fiche, onDelete, beside }: EleveFormProps) {
  const { form, typed, choice } = fiche;
  return (
    <Form
      {...form}
      title={{ add: 'Nouvel élève', edit: `Élève ${form.id}` }}
      onDelete={onDelete}
      beside={beside}
      conflict={
        choice && (
          <Conflict
            key={choice.leur.version}
            title="Cet élève a changé entre-temps"
            {...choice}
            differences={differencesOfEleve(typed, saisieOf(choice.leur))}
          />
        )
      }
    >
      <EleveFields key={form.id} {...fiche} />
    </Form>
  );
}

/** Without a birth date nobody knows: the fields of a parent show. */
function isMineur(dateNaissance: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(dateNaissance)) return true;
  const majorite = new Date(`${dateNaissance}T00:00:00Z`);
  majorite.setUTCFullYear(majorite.getUTCFullYear() + MAJEUR);
  return majorite > new Date();
}
const MAJEUR = 18;

function EleveFields({ field, form, typed }: EleveFormProps['fiche']) {
  const champ = champOf(ELEVE, { field, typed });
  const registre = field('registreNational');
  const password = field('password');
  const { id } = form;
  const avecParent =
    Boolean(typed.parentNom || typed.parentTelephone || typed.parentEmail) ||
    isMineur(typed.dateNaissance);
  const fields: Record<keyof typeof ELEVE, ReactNode> = {
    prenom: <Champ {...champ('prenom')} autoComplete="off" />,
    nom: <Champ {...champ('nom')} autoComplete="off" />,
    email: (
      <TextField {...field('email')} label={ELEVE.email.label} type="email" autoComplete="off" />
    ),
    dateNaissance: <Champ {...champ('dateNaissance')} />,
    registreNational:
      id !== null && typed.registreNational === null ? (
        <Input.Wrapper
          label={`${ELEVE.registreNational.label} (facultatif)`}
          labelElement="div"
          size="md"
        >
          <Stack gap="xs" className={styles.registre ?? ''}>
            <RegistreLu key={id} id={id} />
            <Button variant="subtle" onClick={() => registre.onChange('')}>
              Remplacer ou retirer le numéro
            </Button>
          </Stack>
        </Input.Wrapper>
      ) : (
        <TextField
          {...registre}
          value={registre.value ?? ''}
          label={ELEVE.registreNational.label}
          optional
          inputMode="numeric"
          autoComplete="off"
          placeholder="AA.MM.JJ-XXX.XX"
        />
      ),
    rue: <Champ {...champ('rue')} autoComplete="off" />,
    localite: <Champ {...champ('localite')} autoComplete="off" />,
    codePostal: (
      <TextField
        {...field('codePostal')}
        label={ELEVE.codePostal.label}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
    ),
    contratSigne: <Champ {...champ('contratSigne')} />,
    newsletter: <BoxField {...field('newsletter')} label="Reçoit la newsletter" />,
    telephone: <Champ {...champ('telephone')} autoComplete="off" />,
    parentNom: avecParent && <Champ {...champ('parentNom')} autoComplete="off" />,
    parentTelephone: avecParent && <Champ {...champ('parentTelephone')} autoComplete="off" />,
    parentEmail: avecParent && <Champ {...champ('parentEmail')} autoComplete="off" />,
    note: <Champ {...champ('note')} />,
  };
  return (
    <>
      {Children.toArray(Object.values(fields))}
      <PasswordField
        name="password"
        size="md"
        label="Mot de passe (facultatif)"
        autoComplete="new-password"
        description={
          id === null
            ? 'Sans mot de passe, l’élève choisit le sien par le lien de son mail de bienvenue.'
            : 'Vide, il reste comme il est. Un nouveau mot de passe termine ses sessions.'
        }
        value={password.value}
        error={password.error}
        onChange={(event) => password.onChange(event.currentTarget.value)}
      />
      <Button variant="default" onClick={() => password.onChange(drawMotDePasse())}>
        Générer un mot de passe
      </Button>
    </>
  );
}
